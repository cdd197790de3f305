import { api } from './api'
import type { LogEntry, Replay, ReplayStep, SeatSheet, TableSheet } from './types'

/** Few enough for a quick answer, and at most what the server gives at once. */
const CHUNK = 100

/** A game that is over, moment by moment, through somebody's eyes. */
export class Film {
  header = $state.raw<Omit<Replay, 'steps'> | null>(null)
  steps = $state.raw<ReplayStep[]>([])
  /** Counts what was asked for, so that late answers to old questions are dropped. */
  #asked = 0

  constructor(
    readonly id: string,
    readonly invitation: string | null,
  ) {}

  async load(eyes: string): Promise<void> {
    const mine = ++this.#asked
    let steps: ReplayStep[] = []
    let total: number
    do {
      const { steps: more, ...header } = await api.replay(
        this.id,
        eyes,
        steps.length,
        CHUNK,
        this.invitation,
      )
      if (mine !== this.#asked) return
      this.header = header
      total = header.moves + 1
      steps = [...steps, ...more]
      // While other eyes are loading, the old ones show what they have.
      if (steps.length >= Math.min(total, this.steps.length) || !more.length) this.steps = steps
      if (!more.length) break
    } while (steps.length < total)
  }
}

/** Where a moment of a replay is; with the invitation that others, or we, need. */
export function replayAddress(
  id: string,
  at: number,
  eyes: string,
  invitation?: string | null,
): string {
  const moment = `/replay/${encodeURIComponent(id)}?at=${at}&eyes=${eyes}`
  return invitation ? `${moment}&invitation=${encodeURIComponent(invitation)}` : moment
}

/** The table's sheet at one moment of a replay, as boards want it. */
export function sheetAt(header: Omit<Replay, 'steps'>, step: ReplayStep, eyes: string): TableSheet {
  const deciders = step.view.deciders
  const seats = header.seats.map((name, seat): SeatSheet => ({
    seat,
    name,
    kind: 'person',
    me: eyes === String(seat),
    online: true,
    resigned: false,
    account: false,
  }))
  return {
    id: header.id,
    game: header.game,
    title: header.title,
    options: header.options,
    seats,
    state: 'finished',
    public: true,
    clock: null,
    created: '',
    number: step.number,
    moves: header.moves,
    my_seat: /^\d+$/.test(eyes) ? Number(eyes) : null,
    hosting: false,
    outcome: header.outcome,
    turn: Array.isArray(deciders) ? deciders.filter((seat) => typeof seat === 'number') : [],
    commitment: header.commitment,
  }
}

export function asEntry(step: ReplayStep): LogEntry {
  return {
    number: step.number,
    at: '',
    kind: step.move === null ? 'begin' : 'move',
    seat: step.seat,
    name: '',
    account: false,
    words: step.words,
    lines: step.lines,
    events: step.events,
    to: null,
  }
}
