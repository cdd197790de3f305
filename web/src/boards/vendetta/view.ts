import type { Decision, MoveOption, Plain, View } from '../../lib/types'

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
}

export const DISTRICTS = Array.from({ length: 13 }, (_, index) => index + 1)

/** VEND-END-02, -04: districts held alone, or points. */
export const GOALS: Record<number, { districts: number; points: number }> = {
  3: { districts: 6, points: 800 },
  4: { districts: 5, points: 250 },
  5: { districts: 4, points: 75 },
}

/** VEND-SCORE-05, -R-19: the points for so many districts held alone. */
export const SCORES = [0, 1, 5, 20, 75, 250, 800, 1000]

export function village(view: View): Table {
  return view as unknown as Table
}

export function standing(village: Table, district: number): number[] {
  return village.districts[String(district)] ?? []
}

/** Who stands alone in a district; null: nobody, or several. */
export function controller(village: Table, district: number): number | null {
  const present = standing(village, district).flatMap((number, seat) => (number > 0 ? [seat] : []))
  return present.length === 1 ? (present[0] ?? null) : null
}

export function heldAlone(village: Table, seat: number): number[] {
  return DISTRICTS.filter((district) => controller(village, district) === seat)
}

export function score(districts: number): number {
  return SCORES[Math.min(districts, SCORES.length - 1)] ?? 0
}

/** What a decision allows: numbers for each district, and the rest, such as being done. */
export interface Allowed {
  places: Map<number, Map<number, MoveOption>>
  others: MoveOption[]
}

export function allowed(decision: Decision | null): Allowed {
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
