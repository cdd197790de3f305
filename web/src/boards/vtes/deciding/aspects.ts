import { field as fieldOf } from '../../../lib/moves'
import type { MoveOption } from '../../../lib/types'

/**
 * What a move says, part by part, in the order a player says it aloud: I play this card, at that
 * level, with this minion, against that one, for so much.
 */
export const ASPECTS = ['subject', 'deed', 'mode', 'minion', 'other', 'amount', 'side'] as const
export type Aspect = (typeof ASPECTS)[number]

/** A move with its parts; those that it does not have are empty. */
export interface Said {
  option: MoveOption
  parts: Record<Aspect, string>
  /** What can be tapped for it: `hand NAME`, a card in play by its word, `seat:NUMBER`. */
  things: string[]
}

/** Moves about a card in the hand. */
const WITH_HAND = new Set(['Play', 'Discard', 'BurnOption'])
/** Moves about a number and nothing else. */
const NUMBERS = new Set(['Number'])

const NO_MINION = '-'

/** A card in hand as a thing that moves name: two of a name are alike to them. */
export function ofHand(name: string): string {
  return `hand ${name}`
}

/** One field of a move as it is written; empty where it has none. */
function field(option: MoveOption, name: string): string {
  const text = fieldOf(option, name)
  return text === NO_MINION ? '' : text
}

/** Whether a move chooses a number and nothing else. */
export function isNumber(option: MoveOption): boolean {
  return NUMBERS.has(option.kind)
}

/** A move taken apart. `hand` are the names of the cards that the seat holds. */
export function said(option: MoveOption, hand: ReadonlySet<string>): Said {
  const { kind } = option
  const minion = field(option, 'minion')
  const card = field(option, 'card') || field(option, 'source')
  const seat = field(option, 'seat')
  const held = (name: string) => hand.has(name) && !name.includes('#')
  const fromHand = WITH_HAND.has(kind) || held(card)
  const thing = !card ? '' : fromHand ? ofHand(card) : card
  const other = field(option, 'other')
  const otherThing = held(other) ? ofHand(other) : other
  const subject = kind === 'Play' ? thing : minion || thing || (seat ? `seat:${seat}` : '')
  const acts = kind === 'ActWith' || kind === 'Play' || kind === 'Use'
  const ability = acts ? `${card} ${field(option, 'number')}` : ''
  const amount =
    isNumber(option) || kind === 'Rescue' || kind === 'BuyIntercept' || kind === 'BurnForIntercept'
  return {
    option,
    parts: {
      subject,
      deed: `${kind} ${ability || field(option, 'word')}`.trim(),
      mode: field(option, 'mode'),
      minion,
      other: otherThing,
      amount: amount ? field(option, 'number') : '',
      side: field(option, 'side'),
    },
    things: [thing, minion, otherThing, seat && `seat:${seat}`].filter(Boolean),
  }
}
