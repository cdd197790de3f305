import type { DecisionSheet, MoveOption, Plain, View } from '../../lib/types'

/** Vendetta's view with its names and types. */
export interface Table {
  round: number
  turn: number
  starter: number
  active: number
  /** How many mafiosi of each seat stand in each district. */
  districts: Record<string, number[]>
  /** Null where it is secret. */
  supply: (number | null)[]
  points: number[]
  turned_over: number[]
  raided: number[]
  /** How many cards, or which, for whoever may know. */
  pile: number | number[]
  raid: number | number[]
  /** The districts that each seat holds alone, and what it would score for them now. */
  controlled: number[][]
  would_score: number[]
  /** The points for so many districts held alone. */
  scores: number[]
  /** What wins: so many districts held alone, or so many points. */
  goal: { districts: number; points: number }
}

export function village(view: View): Table {
  return view as unknown as Table
}

export function standing(village: Table, district: number): number[] {
  return village.districts[String(district)] ?? []
}

/** Who holds a district alone; null: nobody. */
export function controller(village: Table, district: number): number | null {
  const seat = village.controlled.findIndex((districts) => districts.includes(district))
  return seat < 0 ? null : seat
}

/** What a decision allows: numbers for each district, and the rest, such as being done. */
export interface Allowed {
  places: Map<number, Map<number, MoveOption>>
  others: MoveOption[]
}

export function allowed(decision: DecisionSheet | null): Allowed {
  const places: Allowed['places'] = new Map()
  const others: MoveOption[] = []
  for (const option of decision?.options ?? []) {
    const { district, number } = option.fields
    if (option.kind === 'Place' && isNumber(district) && isNumber(number)) {
      const numbers = places.get(district) ?? new Map<number, MoveOption>()
      places.set(district, numbers.set(number, option))
    } else others.push(option)
  }
  return { places, others }
}

export function isNumber(value: Plain | undefined): value is number {
  return typeof value === 'number'
}
