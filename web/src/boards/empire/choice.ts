import { field } from '../../lib/moves'
import type { Decision, MoveOption } from '../../lib/types'

/** What is asked, sorted by what a player does to answer it. */
export type Kind =
  | 'draw'
  | 'unmask'
  | 'support'
  | 'action'
  | 'strike'
  | 'pay'
  | 'fight'
  | 'spend'
  | 'person'
  | 'take'
  | 'cancel'
  | 'answer'

export function kindOf(decision: Decision): Kind {
  const has = (kind: string) => decision.options.some((option) => option.kind === kind)
  if (has('DrawCards')) return 'draw'
  if (has('Unmask')) return 'unmask'
  if (has('PassTurn')) return 'action'
  if (has('Attack') || has('AttackWithoutWater')) return 'strike'
  if (has('DiscardToMoat')) return 'pay'
  if ('attacks' in decision.facts) return 'fight'
  if (has('Lay')) return 'spend'
  if (has('On')) return 'person'
  if (has('Take')) return 'take'
  if (has('Cancel')) return 'cancel'
  return isSupport(decision) ? 'support' : 'answer'
}

/** A window for support cards: outside combat, or in it. */
export function isSupport(decision: Decision): boolean {
  return decision.rule === 'EMP-SUPP-01' || decision.rule === 'EMP-SUPP-03'
}

/** What the active player can do in his turn. */
const ACTIONS = ['attack', 'hide', 'ask'] as const
export type Action = (typeof ACTIONS)[number]

const MOVES: Record<Action, string> = { attack: 'Attack', hide: 'Hide', ask: 'Ask' }

export function actions(options: MoveOption[]): Action[] {
  return ACTIONS.filter((action) => options.some(({ kind }) => kind === MOVES[action]))
}

export function ofAction(options: MoveOption[], action: Action): MoveOption[] {
  return options.filter(({ kind }) => kind === MOVES[action])
}

/** The moves about a card, of one kind. */
export function about(options: MoveOption[], kind: string, card: string): MoveOption | undefined {
  return options.find((option) => option.kind === kind && field(option, 'card') === card)
}

/** How many cards can be chosen at once. */
export function most(decision: Decision, kind: Kind): number {
  if (kind === 'draw' || kind === 'fight') return Infinity
  if (kind === 'spend') return Number(decision.facts.number ?? 1)
  return kind === 'pay' ? Number(decision.facts.left ?? 1) : 1
}

/** The kinds of moves that are made with a card of the hand. */
export const BY_CARD: Partial<Record<Kind, string>> = {
  draw: 'DiscardToMoat',
  pay: 'DiscardToMoat',
  fight: 'Lay',
  spend: 'Lay',
  support: 'PlaySupport',
}
