import type { Pile } from '../../lib/piles'
import type { View } from '../../lib/types'

/** V:TES's view with its names and types. Cards in play go by words such as `krid#7`. */
export interface Table {
  turn: number
  active: number | null
  phase: string
  actions: number
  transfers: number
  edge: number | null
  pool: number[]
  points: number[]
  out: boolean[]
  leaving: boolean[]
  hand: Pile[]
  library: Pile[]
  crypt: Pile[]
  research: Pile[]
  uncontrolled: Waiting[][]
  ready: InPlay[][]
  torpor: InPlay[][]
  beside: InPlay[][]
  ash: string[][]
  removed: string[][]
  hand_size: number[]
  prey: (number | null)[]
  playing: { seat: number; card: string; mode: string; minion: string } | null
  action: Action | null
  combat: { first: string; second: string } | null
}

/** What of an action under way is seen on the table. */
export interface Action {
  seat: number
  minion: string
  target: string
  target_seat: number | null
  blocker: string
}

/** A vampire who is not yet controlled: face down to others. */
export interface Waiting {
  card: string | null
  number: number
  counters: number
  capacity: number | null
}

/** A card in play, with all that is on it. Disciplines are in capitals where superior. */
export interface InPlay {
  card: string
  name: string
  types: string[]
  tapped: boolean
  counters: number
  contested: boolean
  controller: number
  owner: number
  on: InPlay[]
  /** Of minions: */
  capacity?: number | null
  clan?: string
  sect?: string
  title?: string
  contested_title?: string
  anarch?: boolean
  disciplines?: string[]
  bleed?: number
  strength?: number
  stealth?: number
  intercept?: number
  votes?: number
  marked?: boolean
}

/** The view as what it is. */
export function asTable(view: View): Table {
  return view as unknown as Table
}

/** A card that is not yet controlled, as moves write it. */
export function wordOf(waiting: Waiting): string {
  return waiting.card ?? `#${waiting.number}`
}

/** What a card in play has to do with what is under way. */
export type Part = 'acts' | 'blocks' | 'fights' | 'target' | 'plays'

export function partOf(table: Table, word: string): Part | null {
  const { combat, action, playing } = table
  if (combat && (combat.first === word || combat.second === word)) return 'fights'
  if (action?.minion === word) return 'acts'
  if (action?.blocker === word) return 'blocks'
  if (action?.target === word) return 'target'
  return playing?.minion === word ? 'plays' : null
}

/** The votes of a Methuselah's ready minions. */
export function votesOf(table: Table, seat: number): number {
  return (table.ready[seat] ?? []).reduce((sum, { votes }) => sum + (votes ?? 0), 0)
}

/** The predator: who is still in the game and has this prey. */
export function predatorOf(table: Table, seat: number): number | null {
  const found = table.prey.findIndex((prey, other) => prey === seat && other !== seat)
  return found < 0 ? null : found
}
