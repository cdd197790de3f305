import { field, ofKind } from '../../lib/moves'
import type { DecisionSheet, MoveOption, Plain } from '../../lib/types'

/** What is asked, sorted by what a player does to answer it. */
export type Kind =
  | 'clan'
  | 'relic'
  | 'bottom'
  | 'play'
  | 'deploy'
  | 'withdrawal'
  | 'order'
  | 'pick'
  | 'number'
  | 'target'
  | 'place'
  | 'answer'

const KINDS: [string, Kind][] = [
  ['TakeClan', 'clan'],
  ['TakeRelic', 'relic'],
  ['Bottom', 'bottom'],
  ['Play', 'play'],
  ['Withdraw', 'withdrawal'],
  ['Resolve', 'order'],
  ['Pick', 'pick'],
  ['Number', 'number'],
  ['Target', 'target'],
  ['Go', 'place'],
]

export interface Choice {
  kind: Kind
  /** The card that asks. */
  card: string | null
  /** Whose card it is. */
  owner: number | null
  options: MoveOption[]
}

export function choice(decision: DecisionSheet): Choice {
  const { facts, options } = decision
  const has = (kind: string) => options.some((option) => option.kind === kind)
  // In a planning turn `left` says how much blood may still be deployed.
  const found = KINDS.find(([kind]) => has(kind))?.[1]
  const kind = found ?? ('left' in facts && 'hand' in facts ? 'deploy' : 'answer')
  return {
    kind,
    card: name(facts.source_card) ?? name(facts.card) ?? name(facts.relic),
    owner: seat(facts.by_seat) ?? seat(facts.you_seat),
    options,
  }
}

function name(value: Plain | undefined): string | null {
  return typeof value === 'string' ? value : null
}

function seat(value: Plain | undefined): number | null {
  return typeof value === 'number' && value >= 0 ? value : null
}

/** Where a card may be played, and how: place → face → option. */
export type Plays = Map<string, { up?: MoveOption; down?: MoveOption }>

export function plays(options: MoveOption[], card: string | null): Plays {
  const found: Plays = new Map()
  for (const option of ofKind(options, 'Play')) {
    if (field(option, 'card') !== card) continue
    const faces = found.get(field(option, 'place')) ?? {}
    faces[field(option, 'face') === 'down' ? 'down' : 'up'] = option
    found.set(field(option, 'place'), faces)
  }
  return found
}
