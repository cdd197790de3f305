import type { Action } from 'svelte/action'
import type { InPlay } from '../view'

/** What is laid over the board to be read: a card, in play or not, or a heap of cards. */
export type Shown =
  | { what: 'card'; name: string; data: InPlay | null }
  | { what: 'heap'; title: string; names: string[] }

const HOLD = 450
let open = $state.raw<Shown[]>([])

/** One thing may be read on top of another; closing goes back. */
export const reading = {
  get shown(): Shown | undefined {
    return open.at(-1)
  },
  get depth(): number {
    return open.length
  },
  back(): void {
    open = open.slice(0, -1)
  },
  clear(): void {
    open = []
  },
}

/** Show a card large, with what is on it where it is in play. */
export function enlarge(name: string, data: InPlay | null = null): void {
  open = [...open, { what: 'card', name, data }]
}

/** Show all cards of a heap. */
export function lookThrough(title: string, names: string[]): void {
  open = [...open, { what: 'heap', title, names }]
}

/** A card that a right click, a tap and hold, or the key `i` enlarges; null: it is none. */
export const enlarges: Action<HTMLElement, (() => void) | null> = (node, show) => {
  let read = show
  let timer: ReturnType<typeof setTimeout> | undefined
  let held = false
  const on = (event: Event) => {
    if (!read) return
    event.preventDefault()
    clearTimeout(timer)
    read()
  }
  const key = (event: KeyboardEvent) => {
    if (event.key === 'i' && !event.ctrlKey && !event.metaKey && !event.altKey) on(event)
  }
  const down = (event: PointerEvent) => {
    held = false
    if (event.pointerType === 'mouse' || !read) return
    timer = setTimeout(() => {
      held = true
      read?.()
    }, HOLD)
  }
  const up = () => clearTimeout(timer)
  // What was held has been read; letting go is no tap.
  const click = (event: Event) => {
    if (held) event.stopImmediatePropagation()
    held = false
  }
  const menu = (event: Event) => {
    if (held) event.preventDefault()
    else on(event)
  }
  const listeners: [string, (event: never) => void, boolean?][] = [
    ['contextmenu', menu],
    ['keydown', key],
    ['pointerdown', down],
    ['pointerup', up],
    ['pointercancel', up],
    ['pointerleave', up],
    ['click', click, true],
  ]
  for (const [name, listen, early] of listeners)
    node.addEventListener(name, listen as EventListener, early)
  return {
    update: (again) => (read = again),
    destroy: () => {
      clearTimeout(timer)
      for (const [name, listen, early] of listeners)
        node.removeEventListener(name, listen as EventListener, early)
    },
  }
}
