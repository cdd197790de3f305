import type { LogEntry, Plain } from '../../lib/types'
import { isNumber } from './view'

/** What just happened, sorted by where it is to be seen. */
export interface Happening {
  /** Tells one happening from the next, so that each is shown anew. */
  key: string
  /** `district seat` → how many came (positive) or were lost (negative). */
  changes: Map<string, number>
  turned: number | null
  raided: number[]
  /** Seat → how many came into the supply. */
  received: Map<number, number>
  scored: Map<number, number>
  words: string[]
}

export function happening(fresh: LogEntry[]): Happening {
  const entries = fresh.filter((entry) => entry.kind !== 'chat')
  const shown: Happening = {
    key: entries.map((entry) => entry.number).join(' '),
    changes: new Map(),
    turned: null,
    raided: [],
    received: new Map(),
    scored: new Map(),
    words: entries.flatMap((entry) => entry.words),
  }
  for (const { event, ...facts } of entries.flatMap((entry) => entry.events)) {
    const { seat, number, district, districts, points } = facts as Record<string, Plain | undefined>
    if (event === 'TurnedOver' && isNumber(district)) shown.turned = district
    else if (event === 'Raided' && Array.isArray(districts))
      shown.raided = districts.filter(isNumber)
    else if (!isNumber(seat)) continue
    else if (event === 'Scored' && isNumber(points)) shown.scored.set(seat, points)
    else if (!isNumber(number)) continue
    else if (event === 'Received')
      shown.received.set(seat, (shown.received.get(seat) ?? 0) + number)
    else if (event === 'Placed' && isNumber(district))
      shown.changes.set(`${district} ${seat}`, number)
    else if (event === 'Lost' && isNumber(district))
      shown.changes.set(`${district} ${seat}`, -number)
  }
  return shown
}
