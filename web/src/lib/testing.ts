import { vi } from 'vitest'
import type { Decision, GameEvent, LogEntry, MoveOption } from './types'
import { learn, speak } from './words.svelte'

/** What the server sends, made by hand for tests. */

type Fields = MoveOption['fields']

/** A move as it is offered; its names are what the server calls its fields. */
export function option(
  kind: string,
  move: string,
  fields: Fields = {},
  more: Partial<MoveOption> = {},
): MoveOption {
  return { move, kind, fields, words: move, group: null, short: null, ...more }
}

export function decision(options: MoveOption[], more: Partial<Decision> = {}): Decision {
  return {
    seat: 0,
    asked: 'Asked',
    prompt: 'What now?',
    rule: 'TEST-1',
    facts: {},
    options,
    ...more,
  }
}

export function entry(more: Partial<LogEntry> = {}): LogEntry {
  return {
    number: 1,
    at: '2026-01-01T00:00:00.000+00:00',
    kind: 'move',
    seat: 0,
    name: null,
    account: false,
    words: [],
    lines: [],
    events: [],
    ...more,
  }
}

/** A move after which these things happened. */
export function moved(...events: GameEvent[]): LogEntry {
  return entry({ events, lines: events.map((_, index) => index) })
}

/** Speak English, with the words of a game's board. */
export async function speakEnglish(game: string): Promise<void> {
  vi.stubGlobal('document', { documentElement: {} })
  await speak('en')
  await learn(game)
}
