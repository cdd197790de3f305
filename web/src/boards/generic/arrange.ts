import type { GameSheet, Plain, View } from '../../lib/types'

/** A view, put in order: what each seat has, tables, and single facts. */

/** Parts of every view that the table shows elsewhere. */
const FRAMEWORK = new Set(['game', 'seats', 'seat', 'number', 'options', 'deciders', 'outcome'])

export interface Arranged {
  /** What each seat has, side by side. */
  bySeat: [string, Plain[]][]
  /** Rows of which each has something for each seat. */
  tables: [string, [string, Plain[]][]][]
  facts: [string, Plain][]
  seatFacts: string[]
}

/** Sort a view into what belongs to the seats, tables over them, and single facts. */
export function arranged(view: View, game: Pick<GameSheet, 'seat_parts' | 'seat_facts'>): Arranged {
  const sorted: Arranged = { bySeat: [], tables: [], facts: [], seatFacts: game.seat_facts }
  for (const [name, value] of Object.entries(view)) {
    if (FRAMEWORK.has(name)) continue
    const forEach = game.seat_parts.includes(name)
    if (forEach && Array.isArray(value)) sorted.bySeat.push([name, value])
    else if (forEach && isTable(value))
      sorted.tables.push([name, Object.entries(value) as [string, Plain[]][]])
    else sorted.facts.push([name, value])
  }
  return sorted
}

function isTable(value: Plain): value is { [key: string]: Plain } {
  return (
    value !== null &&
    typeof value === 'object' &&
    !Array.isArray(value) &&
    Object.keys(value).length > 0
  )
}

/** `turned_over` as people write it. */
export function humane(name: string): string {
  return name.replaceAll('_', ' ')
}
