import type { Plain, View } from '../../lib/types'

/** Parts of every view that the table shows elsewhere. */
const FRAMEWORK = new Set(['game', 'seats', 'seat', 'number', 'options', 'deciders', 'outcome'])

/** Facts that hold a seat's number, by the words games use for it. */
const SEAT_FACTS = ['active', 'starter', 'dealer', 'leader', 'prey', 'predator', 'winner', 'loser']

export interface Arranged {
  /** What each seat has, side by side. */
  bySeat: [string, Plain[]][]
  /** Rows of which each has something for each seat. */
  tables: [string, [string, Plain[]][]][]
  facts: [string, Plain][]
  seatFacts: string[]
}

/**
 * A view does not say which lists hold one thing for each seat. They are as long as there are
 * seats; one that was seen with another length is none of them.
 */
const changing = new Set<string>()

/** Sort a view into what belongs to the seats, tables over them, and single facts. */
export function arranged(view: View, seats: number): Arranged {
  const forEach = (value: Plain): value is Plain[] =>
    Array.isArray(value) && value.length === seats && seats > 1
  const sorted: Arranged = { bySeat: [], tables: [], facts: [], seatFacts: SEAT_FACTS }
  for (const [name, value] of Object.entries(view)) {
    if (FRAMEWORK.has(name)) continue
    const list = `${String(view.game)} ${seats} ${name}`
    if (Array.isArray(value) && !forEach(value)) changing.add(list)
    if (forEach(value) && !changing.has(list)) sorted.bySeat.push([name, value])
    else if (isTable(value) && Object.values(value).every(forEach))
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
