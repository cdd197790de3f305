import type { LogEntry } from './types'

/** Whose mark stands before an entry: of whom its first line tells, or else who moved. */
export function about({ seat, lines, events }: LogEntry): number | null {
  const told = events[lines.indexOf(0)]?.seat
  return seat !== null && typeof told === 'number' && told >= 0 ? told : seat
}

/** The entries with words, without those that a later one tells again. */
export function shown(log: LogEntry[]): LogEntry[] {
  const found: LogEntry[] = []
  let told = Infinity
  for (const entry of [...log].reverse()) {
    if (!entry.words.length || entry.number >= told) continue
    found.push(entry)
    told = entry.since ?? Infinity
  }
  return found.reverse()
}

/** How far a log goes: its last entry, and how much of that has been told. */
export interface End {
  number: number
  words: number
  events: number
}

export function endOf(log: LogEntry[]): End {
  const last = log.at(-1)
  if (!last) return { number: 0, words: 0, events: 0 }
  return { number: last.number, words: last.words.length, events: last.events.length }
}

/** What a log has come to tell since it ended there. */
export function since(log: LogEntry[], { number, words, events }: End): LogEntry[] {
  const news = log.filter((entry) => entry.number >= number)
  const [first, ...rest] = news
  if (first?.number !== number) return news
  if (first.words.length <= words && first.events.length <= events) return rest
  const more = { ...first, words: first.words.slice(words), events: first.events.slice(events) }
  return [more, ...rest]
}

/** A log with more of it: new entries, and those that were told in part. */
export function merged(old: LogEntry[], more: LogEntry[]): LogEntry[] {
  const first = more[0]?.number
  if (first === undefined) return old
  return [...old.filter((entry) => entry.number < first), ...more]
}
