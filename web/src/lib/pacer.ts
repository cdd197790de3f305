import { settings, still, type Pace } from './settings.svelte'
import type { LogEntry } from './types'

const MILLISECONDS: Record<Pace, number> = { none: 0, fast: 450, normal: 1100, slow: 2200 }
const TOO_MANY = 16

interface Item<T> {
  value: T
  weight: number
}

/** Lets things happen one after the other, each for as long as it takes to see it. */
export class Pacer<T> {
  #queue: Item<T>[] = []
  #timer: ReturnType<typeof setTimeout> | undefined

  constructor(
    private show: (value: T, quick: boolean) => void,
    private left: (count: number) => void,
  ) {}

  add(value: T, log: LogEntry[]): void {
    this.#queue.push({ value, weight: weight(log) })
    if (this.#timer === undefined) this.#next()
    this.left(this.#queue.length)
  }

  /** Change what is waiting, where it knows less than the present. */
  patch(change: (value: T) => T): void {
    for (const item of this.#queue) item.value = change(item.value)
  }

  flush(): void {
    clearTimeout(this.#timer)
    this.#timer = undefined
    for (const item of this.#queue.splice(0)) this.show(item.value, true)
    this.left(0)
  }

  stop(): void {
    clearTimeout(this.#timer)
    this.#timer = undefined
    this.#queue = []
    this.left(0)
  }

  #next(): void {
    this.#timer = undefined
    const item = this.#queue.shift()
    this.left(this.#queue.length)
    if (!item) return
    const hurry = document.hidden || this.#queue.length > TOO_MANY
    const wait = hurry ? 0 : MILLISECONDS[settings.pace] * item.weight * (still() ? 0.5 : 1)
    this.show(item.value, wait === 0)
    if (wait === 0) this.#next()
    else this.#timer = setTimeout(() => this.#next(), wait)
  }
}

/** How much there is to see: a quiet move less than a round's end; talk and passes nothing at all. */
function weight(log: LogEntry[]): number {
  const happened = log.filter((entry) => entry.kind !== 'chat')
  const events = happened
    .flatMap((entry) => entry.events)
    .filter((event) => event.event !== 'Passed').length
  const passed = happened.every((entry) => entry.kind === 'move' && entry.events.length > 0)
  if (!happened.length || (passed && !events)) return 0
  return Math.min(3, 0.5 + events * 0.15)
}
