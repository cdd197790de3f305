import type { Component } from 'svelte'
import type { Clocks, Decision, LogEntry, Sheet, View } from './types'

/** What every board gets, at a table and in a replay. */
export interface BoardProps {
  sheet: Sheet
  view: View
  decision: Decision | null
  /** What is about to happen, in one sentence, where the game says. */
  situation: string
  /** What just happened, to be shown as happening. */
  fresh: LogEntry[]
  /** All that has happened so far. */
  log: LogEntry[]
  busy: boolean
  play: (move: string) => void
  clocks: Clocks | null
}

export type Board = Component<BoardProps>
