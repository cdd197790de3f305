import type { GameEvent, LogEntry } from '../../lib/types'
import { apply, number, numbers, text } from './happening'
import { lying, type Lying, type Step, type Table } from './view'

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
  cards: Lying[]
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

/** How far the log has been told: an entry, and how many of its lines. */
export interface Mark {
  number: number
  lines: number
}

/** The type of a card, where it is known. */
export type TypeOf = (card: string) => string | null | undefined

/** Passive cards that act when tokens have been shown; all others wait for the reveal. */
const AT_WITHDRAWAL = 'mass-manipulation'

/** What the steps need not tell. */
const SILENT = new Set(['LocationBegan', 'Committed', 'RoundEnded'])

/** The story so far, beginning in a town as it was, which changes. */
export function chapters(log: LogEntry[], town: Table, typeOf: TypeOf, until?: Mark): Chapter[] {
  let now = town.phase === 'resolution' && town.place ? begun(town, town.place) : null
  const told = now ? [now] : []
  for (const entry of counting(log)) {
    if (until && entry.number > until.number) break
    const most = until?.number === entry.number ? until.lines : Infinity
    const written = new Set<number>()
    for (const [index, event] of entry.events.entries()) {
      const at = entry.lines[index] ?? 0
      if (at >= most) break
      if (event.event === 'LocationBegan') {
        if (now) now.over = true
        now = begun(town, text(event.place))
        told.push(now)
      } else if (event.event === 'RoundEnded' || event.event === 'RoundBegan') {
        if (now) now.over = true
        now = null
      }
      apply(town, event)
      if (!now) continue
      take(now, town, event, typeOf)
      const words = entry.words[at]
      if (!words || written.has(at) || SILENT.has(event.event)) continue
      written.add(at)
      const card = event.event === 'Acts' ? text(event.card) : null
      now.steps[now.step].push({ key: `${entry.number} ${at}`, words, card })
    }
  }
  return told
}

/** What was not taken back. */
function counting(log: LogEntry[]): LogEntry[] {
  let kept: LogEntry[] = []
  for (const entry of log) {
    const { to } = entry
    if (entry.kind === 'undo' && typeof to === 'number')
      kept = kept.filter((earlier) => earlier.number <= to)
    if (entry.kind === 'move' || entry.kind === 'begin') kept.push(entry)
  }
  return kept
}

function begun(town: Table, place: string): Chapter {
  const steps = { withdrawal: [], reveal: [], preparation: [], conflict: [], aftermath: [] }
  return {
    round: town.round,
    place,
    ally: town.at_stake[place] ?? null,
    steps,
    step: 'withdrawal',
    stayed: null,
    left: [],
    totals: [],
    deserted: false,
    over: false,
  }
}

function take(chapter: Chapter, town: Table, event: GameEvent, typeOf: TypeOf): void {
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
      chapter.step = acting(chapter, text(event.card), typeOf)
      break
    case 'Counted': {
      chapter.step = 'conflict'
      const seat = number(event.seat)
      chapter.totals.push({
        seat,
        power: number(event.number),
        rank: null,
        cards: lying(town, chapter.place, seat),
        blood: town.deployed_blood[chapter.place]?.[seat] ?? 0,
      })
      break
    }
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

/** The step in which a card takes effect. Steps only ever go on. */
function acting(chapter: Chapter, card: string, typeOf: TypeOf): Step {
  const type = typeOf(card)
  if (chapter.totals.length) return type === 'aftermath' ? 'aftermath' : chapter.step
  if (type === 'preparation' || type === 'conflict') return type
  if (type === 'passive' && chapter.step === 'withdrawal' && card !== AT_WITHDRAWAL) return 'reveal'
  return chapter.step
}

/** A town in which nothing has happened yet, to begin the story in. */
export function blank(like: Table): Table {
  const seats = like.clans.map((_, seat) => seat)
  const zeros = () => seats.map(() => 0)
  const byPlace = <T>(make: () => T) =>
    Object.fromEntries(Object.keys(like.cards).map((place) => [place, make()]))
  return {
    ...like,
    round: 0,
    phase: 'setup',
    place: null,
    step: null,
    winner: null,
    order: [],
    blood: seats.map(() => 6),
    influence: seats.map(() => 3),
    score: zeros(),
    red_tokens: zeros(),
    grey_tokens: zeros(),
    alliance: seats.map(() => ['victim']),
    drained: seats.map(() => []),
    hand: zeros(),
    clans: seats.map(() => null),
    relics: seats.map(() => null),
    relics_used: seats.map(() => false),
    out: seats.map(() => false),
    at_stake: byPlace(() => null),
    cards: byPlace(() => seats.map(() => [])),
    face_down: byPlace(() => seats.map(() => [])),
    deployed_blood: byPlace(zeros),
    power: byPlace(zeros),
  }
}
