import { patched } from './differences'
import type { LogEntry, Sync, View, ViewStep } from './types'

/** A table as it is shown at one time, and what has just happened then. */
export interface Shown {
  moment: Sync
  fresh: LogEntry[]
}

/** The least number of beats in a move of mine that are worth watching. */
const MUCH = 4

/**
 * What an update shows, one beat after the other: runs of events of one kind in its last entry,
 * each with the view after it. The last is the table as it is now.
 */
export function beats(before: Sync, after: Sync, steps: ViewStep[] | undefined): Shown[] {
  const entry = after.log.at(-1)
  const whole = [{ moment: after, fresh: after.log }]
  if (!entry || !steps || !before.view) return whole
  const ends = endsOfRuns(entry)
  if (entry.seat === after.sheet.my_seat && ends.length < MUCH) return whole
  const earlier = after.log.slice(0, -1)
  let view: View = before.view
  let applied = 0
  return ends.map((end, index) => {
    const fresh = [...(index ? [] : earlier), part(entry, ends[index - 1] ?? 0, end)]
    if (end === entry.events.length) return { moment: after, fresh }
    for (let next = steps[applied]; next && next.events <= end; next = steps[++applied])
      view = patched(view, next.changes) as View
    const sheet = { ...before.sheet, number: after.sheet.number, turn: [] }
    const log = [...earlier, part(entry, 0, end)]
    const { number, online, watchers, gone } = after
    return {
      moment: {
        ...before,
        ...{ number, online, watchers, gone },
        ...{ sheet, view, log, decision: null, situation: '', can_undo: false },
      },
      fresh,
    }
  })
}

/** After how many events of an entry each run of events of one kind ends. */
function endsOfRuns({ events }: LogEntry): number[] {
  return events.flatMap(({ event }, index) =>
    events[index + 1]?.event === event ? [] : [index + 1],
  )
}

/** An entry with some of its events, and the lines that tell them. */
function part(entry: LogEntry, from: number, to: number): LogEntry {
  const first = told(entry, from)
  const words = entry.words.slice(first, to === entry.events.length ? undefined : told(entry, to))
  const lines = entry.lines.slice(from, to).map((line) => Math.max(0, line - first))
  return { ...entry, words, lines, events: entry.events.slice(from, to) }
}

/** How many lines tell the first events of an entry. */
function told(entry: LogEntry, events: number): number {
  return Math.max(-1, ...entry.lines.slice(0, events)) + 1
}
