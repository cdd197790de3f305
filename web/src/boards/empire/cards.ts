import { cardSheet } from '../../lib/cards.svelte'

/** Empire's cards in the viewer's language, with what is printed on them. */

const GAME = 'empire'

/** A card as a player reads it. */
export interface Card {
  name: string
  title: string
  /** Empty while nothing is known of it. */
  type: string
  /** The classes whose characters a combat card is valid for. */
  classes: string[]
  /** Null: it has none, as it is no combat card. */
  value: number | null
  /** What a support card costs. */
  day: number | null
  night: number | null
  line: string
  text: string
}

/** The order in which a hand is sorted; what is of no known type comes last. */
const TYPES = ['nobles', 'clergy', 'servants', 'vampire', 'holy-water', 'support']

const BLANK = { type: '', classes: [], value: null, day: null, night: null }

/** A card by its written name, as far as it is known yet. */
export function card(name: string): Card {
  const sheet = cardSheet(GAME, name)
  return {
    ...BLANK,
    ...(sheet?.facts ?? {}),
    name,
    title: sheet?.title ?? name,
    line: sheet?.line ?? '',
    text: sheet?.text ?? '',
  }
}

export function title(name: string): string {
  return card(name).title
}

export function worth(cards: string[]): number {
  return cards.reduce((sum, name) => sum + (card(name).value ?? 0), 0)
}

export interface Held {
  name: string
  /** Its place in the hand: two cards may be alike. */
  at: number
}

/** A hand sorted by type, each with its cards. */
export function sorted(hand: string[]): [string, Held[]][] {
  const held = hand.map((name, at) => ({ name, at }))
  return [...TYPES, ''].flatMap((type): [string, Held[]][] => {
    const cards = held.filter(({ name }) => card(name).type === type)
    return cards.length ? [[type, cards]] : []
  })
}
