import { number, numbers, text, texts } from '../../lib/plain'
import type { GameEvent, LogEntry } from '../../lib/types'
import type { Step, Table } from './view'

/** How locations were resolved, read from the log: step by step, and what it came to. */

export interface Line {
  key: string
  words: string
  /** The card that takes effect in this line. */
  card: string | null
}

/** A player's power at a location, and what it was made of. */
export interface Total {
  seat: number
  power: number
  rank: number | null
  cards: string[]
  /** How many more cards stayed face down. */
  faceDown: number
  blood: number
}

export interface Chapter {
  round: number
  place: string
  ally: string | null
  steps: Record<Step, Line[]>
  step: Step
  /** Null before all tokens are shown. */
  stayed: number[] | null
  left: number[]
  /** From the most power to the least. */
  totals: Total[]
  deserted: boolean
  over: boolean
}

/** What the steps need not tell. */
const SILENT = new Set(['LocationBegan', 'Committed', 'RoundEnded'])

/**
 * The story so far: one chapter for each location that was resolved, or is being. `first` is the
 * table before this log, if it does not begin with the game.
 */
export function chapters(log: LogEntry[], first?: Table): Chapter[] {
  let now: Chapter | null =
    first?.phase === 'resolution' && first.place
      ? chapter(first.round, first.place, first.at_stake[first.place] ?? null)
      : null
  const found = now ? [now] : []
  for (const entry of standing(log)) {
    const written = new Set<number>()
    for (const [index, event] of entry.events.entries()) {
      if (event.event === 'LocationBegan') {
        if (now) now.over = true
        now = chapter(number(event.round), text(event.place), text(event.ally) || null)
        found.push(now)
      } else if (event.event === 'RoundEnded' || event.event === 'RoundBegan') {
        if (now) now.over = true
        now = null
      }
      if (!now) continue
      take(now, event)
      const line = entry.lines[index] ?? 0
      const words = entry.words[line]
      if (!words || written.has(line) || SILENT.has(event.event)) continue
      written.add(line)
      const card = event.event === 'Acts' ? text(event.card) : null
      now.steps[now.step].push({ key: `${entry.number} ${line}`, words, card })
    }
  }
  return found
}

/** The entries that were not taken back. */
function standing(log: LogEntry[]): LogEntry[] {
  let kept: LogEntry[] = []
  for (const entry of log) {
    const { to } = entry
    if (entry.kind === 'undo' && typeof to === 'number')
      kept = kept.filter((earlier) => earlier.number <= to)
    if (entry.kind === 'move' || entry.kind === 'begin') kept.push(entry)
  }
  return kept
}

function chapter(round: number, place: string, ally: string | null): Chapter {
  return {
    round,
    place,
    ally,
    steps: { withdrawal: [], reveal: [], preparation: [], conflict: [], aftermath: [] },
    step: 'withdrawal',
    stayed: null,
    left: [],
    totals: [],
    deserted: false,
    over: false,
  }
}

function take(chapter: Chapter, event: GameEvent): void {
  switch (event.event) {
    case 'TokensRevealed':
      chapter.stayed = numbers(event.stay_seats)
      chapter.left = numbers(event.leave_seats)
      break
    case 'Revealed':
    case 'KeptDown':
      chapter.step = 'reveal'
      break
    case 'Acts':
      chapter.step = (text(event.step) || chapter.step) as Step
      break
    case 'Counted':
      chapter.step = 'conflict'
      chapter.totals.push({
        seat: number(event.seat),
        power: number(event.number),
        rank: null,
        cards: texts(event.cards),
        faceDown: number(event.face_down),
        blood: number(event.blood),
      })
      break
    case 'Placed': {
      const total = chapter.totals.find(({ seat }) => seat === event.seat)
      if (total) total.rank = number(event.number)
      break
    }
    case 'Deserted':
      chapter.step = 'conflict'
      chapter.deserted = true
      break
  }
}
