import { settings, still, type Pace } from './settings.svelte'
import type { Shown } from './steps'
import type { LogEntry, Sync } from './types'

const MILLISECONDS: Record<Pace, number> = { none: 0, fast: 450, normal: 1100, slow: 2200 }
const TOO_MANY = 16

interface Item extends Shown {
  /** Whether it is the last that an update shows. */
  last: boolean
}

/** Shows one thing after the other, each for as long as it takes to see it. */
export class Pacer {
  #queue: Item[] = []
  #timer: ReturnType<typeof setTimeout> | undefined

  constructor(
    private show: (shown: Shown) => void,
    private left: (count: number) => void,
  ) {}

  /** Show an update, beat by beat. */
  add(beats: Shown[]): void {
    beats.forEach((beat, index) => this.#queue.push({ ...beat, last: index === beats.length - 1 }))
    if (this.#timer === undefined) this.#next()
    this.left(this.#queue.length)
  }

  /** Change what is waiting, where it knows less than the present. */
  patch(change: (moment: Sync) => Sync): void {
    for (const item of this.#queue) item.moment = change(item.moment)
  }

  /** Show at once how it ended. */
  flush(): void {
    clearTimeout(this.#timer)
    this.#timer = undefined
    for (const { moment } of this.#queue.splice(0)) this.show({ moment, fresh: [] })
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
    const { moment, fresh } = item
    const hurry = document.hidden || this.#queue.filter(({ last }) => last).length > TOO_MANY
    const wait = hurry ? 0 : MILLISECONDS[settings.pace] * weight(fresh) * (still() ? 0.5 : 1)
    this.show({ moment, fresh: wait === 0 ? [] : fresh })
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
