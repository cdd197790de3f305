import type { LogEntry } from './types'

/** Whose mark stands before an entry: of whom its first line tells, or else who moved. */
export function about({ seat, lines, events }: LogEntry): number | null {
  const told = events[lines.indexOf(0)]?.seat
  return seat !== null && typeof told === 'number' && told >= 0 ? told : seat
}
