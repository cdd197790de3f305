import type { Pile } from '../../lib/piles'
import type { View } from '../../lib/types'
import type { Action, Combat, Playing } from './deciding/under_way'

/** V:TES's view with its names and types. Cards in play go by words such as `krid#7`. */
export interface Table {
  turn: number
  active: number | null
  phase: string
  /** All phases of a turn, in order. */
  phases: string[]
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
  /** Cards kept face down on cards in play; null: hidden from the viewer. */
  kept?: Kept[]
  ash: string[][]
  removed: string[][]
  hand_size: number[]
  /** All seats clockwise; cards may change the order. */
  seating?: number[]
  prey: (number | null)[]
  predator: (number | null)[]
  /** Of each Methuselah's ready minions. */
  votes: number[]
  playing: Playing | null
  action: Action | null
  combat: Combat | null
}

/** A vampire who is not yet controlled: face down to others. */
export interface Waiting {
  card: string | null
  number: number
  counters: number
  capacity: number | null
  on: InPlay[]
}

/** A card kept face down on a card in play. */
export interface Kept {
  on: string
  name: string | null
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
  /** Corruption counters and the like: their kind, whose they are, how many. */
  special_counters?: [string, number, number][]
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
