import { field } from '../../lib/moves'
import type { DecisionSheet, MoveOption } from '../../lib/types'

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

/** The questions of the game, by their names. */
const QUESTIONS: Record<string, Kind> = {
  Drawing: 'draw',
  Unmasking: 'unmask',
  Supporting: 'support',
  ChoosingAction: 'action',
  AttackingAtOnce: 'strike',
  Paying: 'pay',
  Laying: 'fight',
  Hiding: 'spend',
  UsingHolyWater: 'spend',
}

/** The questions of cards, by the moves that answer them. */
const ANSWERS: Record<string, Kind> = {
  DiscardToMoat: 'pay',
  On: 'person',
  Take: 'take',
  Cancel: 'cancel',
}

export function kindOf({ asked, options }: DecisionSheet): Kind {
  return QUESTIONS[asked] ?? ANSWERS[options[0]?.kind ?? ''] ?? 'answer'
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
export function most(decision: DecisionSheet, kind: Kind): number {
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
