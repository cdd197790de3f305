import type { View } from '../../lib/types'

/** Masquerade's view with its names and types. Cards, allies and places go by written names. */
export interface Table {
  round: number
  rounds: number
  /** My planning turn in this round, and how many there are. */
  turn: number
  turns: number
  phase: 'setup' | 'feeding' | 'choice' | 'planning' | 'resolution'
  active: number | null
  /** The location that is being resolved, and its step. */
  place: string | null
  step: Step | null
  holder: number
  order: number[]
  partners: (number | null)[]
  out: boolean[]
  clans: (string | null)[]
  offered_clans: string[]
  offered_relics: string[]
  relics: (string | null)[]
  relics_used: boolean[]
  blood: number[]
  influence: number[]
  red_tokens: number[]
  grey_tokens: number[]
  /** How many more diablerie tokens eliminate each. */
  tokens_left: number[]
  /** How many tokens draining an ally brings, for those that bring any. */
  diablerie: Record<string, number>
  alliance: string[][]
  drained: string[][]
  score: number[]
  /** The cards, for whoever may know, or how many. */
  hand: (string[] | number)[]
  drawn: (string[] | number)[]
  deck: (string[] | number)[]
  /** What of another's hidden cards has been seen before. */
  seen: (string[] | null)[]
  bottom: (string[] | null)[]
  location_cards: Record<string, string | null>
  at_stake: Record<string, string | null>
  /** The influence for first, second and third place, by place. */
  rewards: Record<string, number[]>
  /** What playing a card face down costs, by place and seat. */
  down_costs: Record<string, number[]>
  /** By place and seat; null: a card that is not known. */
  cards: Record<string, (string | null)[][]>
  face_down: Record<string, boolean[][]>
  deployed_blood: Record<string, number[]>
  power: Record<string, number[]>
  winner: number | null
  victims: number
}

export const STEPS = ['withdrawal', 'reveal', 'preparation', 'conflict', 'aftermath'] as const
export type Step = (typeof STEPS)[number]

export const HAVEN = 'haven'
export function town(view: View): Table {
  return view as unknown as Table
}

/** The locations from first to last; the haven always comes last. */
export function places(town: Table): string[] {
  return Object.keys(town.cards).sort((a, b) => rank(a) - rank(b))
}

function rank(place: string): number {
  return place === HAVEN ? 9 : Number(place)
}

/** Whoever sits at the board is below all others, next to his hand; the order stays. */
export function rows(seats: number, mine: number | null): number[] {
  const last = mine ?? seats - 1
  return Array.from({ length: seats }, (_, index) => (last + 1 + index) % seats)
}

export interface Lying {
  /** Null: a card that is not known. */
  card: string | null
  down: boolean
}

/** The cards at a position. */
export function lying(town: Table, place: string, seat: number): Lying[] {
  const down = town.face_down[place]?.[seat] ?? []
  return (town.cards[place]?.[seat] ?? []).map((card, index) => ({
    card,
    down: down[index] ?? false,
  }))
}

export function bloodAt(town: Table, place: string, seat: number): number {
  return town.deployed_blood[place]?.[seat] ?? 0
}

export function isAt(town: Table, place: string, seat: number): boolean {
  return bloodAt(town, place, seat) > 0 || (town.cards[place]?.[seat] ?? []).length > 0
}

export function capital(name: string): string {
  return name.charAt(0).toUpperCase() + name.slice(1)
}
