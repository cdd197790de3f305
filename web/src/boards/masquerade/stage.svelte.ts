import { settings, still, type Pace } from '../../lib/settings.svelte'
import type { GameEvent, LogEntry } from '../../lib/types'
import { after, type Worth } from './happening'
import type { Mark } from './story'
import type { Table } from './view'

/** What happened is told line by line, and the town is shown as it was meanwhile. */

interface Beat {
  events: GameEvent[]
  mark: Mark
  weight: number
}

interface Scene {
  beats: Beat[]
  end: Table
  number: number
}

const MILLISECONDS: Record<Pace, number> = { none: 0, fast: 350, normal: 850, slow: 1700 }
const TOO_MANY = 60
const SLOWLY: Record<string, number> = {
  LocationBegan: 1.3,
  TokensRevealed: 2,
  Revealed: 1.4,
  Acts: 1.4,
  Counted: 1.2,
  Placed: 1.6,
  GainedAlly: 1.6,
  Frenzied: 1.8,
  Eliminated: 2,
}
/** Nothing to be seen. */
const SILENT = new Set(['Committed', 'Passed', 'Bottomed', 'BottomedUnseen'])

export class Stage {
  /** The town as it is shown; null: as it is. */
  town = $state.raw<Table | null>(null)
  /** How far the log has been told; null: to its end. */
  mark = $state.raw<Mark | null>(null)
  /** What is being told. */
  events = $state.raw<GameEvent[]>([])

  #scenes: Scene[] = []
  #timer: ReturnType<typeof setTimeout> | undefined
  #last: { town: Table; number: number } | null = null

  constructor(private worth: Worth) {}

  get telling(): boolean {
    return this.town !== null
  }

  /** The town has changed, by these entries or in some other way. */
  take(
    town: Table,
    number: number,
    fresh: LogEntry[],
    mine: number | null,
    replayed: boolean,
  ): void {
    const last = this.#last
    this.#last = { town, number }
    if (last?.number === number && last.town === town) return
    const follows = last !== null && fresh.length > 0 && fresh[0]?.number === last.number + 1
    const beats =
      follows && settings.pace !== 'none' ? fresh.flatMap((entry) => told(entry, mine)) : []
    if (!beats.length && !this.telling) return
    if (!follows || (replayed && this.telling)) this.stop()
    if (!beats.length && !this.telling) return
    if (!this.telling && last) this.town = last.town
    this.#scenes.push({ beats, end: town, number })
    if (this.#left() > TOO_MANY) this.stop()
    else if (this.#timer === undefined) this.#next()
  }

  /** Show at once how it ended. */
  stop(): void {
    clearTimeout(this.#timer)
    this.#timer = undefined
    this.#scenes = []
    this.town = this.mark = null
    this.events = []
  }

  #left(): number {
    return this.#scenes.reduce((sum, scene) => sum + scene.beats.length, 0)
  }

  #next(): void {
    this.#timer = undefined
    const scene = this.#scenes[0]
    if (!scene) return this.stop()
    const beat = scene.beats.shift()
    if (!beat) {
      this.#scenes.shift()
      this.town = scene.end
      return this.#next()
    }
    if (this.town) this.town = after(this.town, beat.events, this.worth)
    this.mark = beat.mark
    this.events = beat.events
    const wait = MILLISECONDS[settings.pace] * beat.weight * (still() ? 0.6 : 1)
    this.#timer = setTimeout(() => this.#next(), document.hidden ? 0 : wait)
  }
}

/** An entry line by line. What I did myself I need not be told, unless much came of it. */
function told(entry: LogEntry, mine: number | null): Beat[] {
  if (entry.kind !== 'move') return []
  const beats: Beat[] = []
  entry.events.forEach((event, index) => {
    if (SILENT.has(event.event)) return
    const last = beats.at(-1)
    // A line may tell of events that others came between; what was told stays told.
    const lines = Math.max(last?.mark.lines ?? 0, (entry.lines[index] ?? index) + 1)
    if (last?.mark.lines === lines) last.events.push(event)
    else
      beats.push({
        events: [event],
        mark: { number: entry.number, lines },
        weight: SLOWLY[event.event] ?? 1,
      })
  })
  const big = entry.events.some(({ event }) => event in SLOWLY)
  if (!big && entry.seat === mine) return []
  return big ? beats : beats.map((beat) => ({ ...beat, weight: 0.6 }))
}
