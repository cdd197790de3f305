import type { DecisionSheet, MoveOption, Plain } from './types'

/** What boards ask of a question and of the moves that answer it. */

/** A fact or field as it is written; empty where there is none. */
export function written(value: Plain | undefined): string {
  if (typeof value === 'object') return value === null ? '' : JSON.stringify(value)
  return value === undefined ? '' : String(value)
}

/** One field of a move as it is written; empty where it has none. */
export function field(option: MoveOption, name: string): string {
  return written(option.fields[name])
}

/** The moves of some kinds, in their order. */
export function ofKind(options: MoveOption[], ...kinds: string[]): MoveOption[] {
  return options.filter((option) => kinds.includes(option.kind))
}

/** Tells one question from the next: what was chosen for the last one is forgotten. */
export function questionKey(decision: DecisionSheet | null, hand: string[]): string {
  if (!decision) return ''
  return [decision.prompt, ...hand, ...decision.options.map(({ move }) => move)].join('\n')
}
