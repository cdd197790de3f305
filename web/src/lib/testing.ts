import { vi } from 'vitest'
import type { DecisionSheet, GameEvent, LogEntry, MoveOption, Sync, TableSheet } from './types'
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

export function decision(options: MoveOption[], more: Partial<DecisionSheet> = {}): DecisionSheet {
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
    name: 'Anna',
    account: false,
    words: [],
    lines: [],
    events: [],
    to: null,
    ...more,
  }
}

/** A table of three, at which I have the first seat. */
export function sync(more: Partial<Sync> = {}, sheet: Partial<TableSheet> = {}): Sync {
  return {
    type: 'sync',
    number: 1,
    sheet: {
      id: 'table',
      game: 'test',
      title: 'Test',
      options: {},
      seats: [],
      state: 'running',
      public: true,
      clock: null,
      created: '2026-01-01T00:00:00.000+00:00',
      number: 1,
      moves: 0,
      my_seat: 0,
      hosting: true,
      turn: [1],
      outcome: null,
      commitment: '',
      ...sheet,
    },
    view: {},
    decision: null,
    situation: '',
    log: [],
    undo: null,
    can_undo: false,
    clocks: null,
    time_left: null,
    online: [0],
    watchers: 0,
    gone: [],
    stops: null,
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
