import type { Component } from 'svelte'
import type { ClocksSheet, DecisionSheet, LogEntry, TableSheet, View } from './types'

/** What every board gets, at a table and in a replay. */
export interface BoardProps {
  sheet: TableSheet
  view: View
  decision: DecisionSheet | null
  /** What is about to happen, in one sentence, where the game says. */
  situation: string
  /** What just happened, to be shown as happening. */
  fresh: LogEntry[]
  /** All that has happened so far. */
  log: LogEntry[]
  busy: boolean
  play: (move: string) => void
  clocks: ClocksSheet | null
}

export type Board = Component<BoardProps>
