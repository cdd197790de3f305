import { cardSheet } from '../../lib/cards.svelte'
import { CLASSES, type Class } from './view'

/** Empire's cards in the viewer's language, with what is printed on them. */

const GAME = 'empire'
const COMBAT = /^(nobles|clergy|servants|vampire|holy-water).*-(\d+)$/

/** A card as a player reads it. */
export interface Card {
  name: string
  title: string
  type: string
  /** The classes whose characters a combat card is valid for. */
  classes: Class[]
  value: number
  /** What a support card costs. */
  day: number
  night: number
  inCombat: boolean
  line: string
  text: string
}

/** The order in which a hand is sorted. */
export const TYPES = ['nobles', 'clergy', 'servants', 'vampire', 'holy-water', 'support']

/** A card by its written name. A combat card's name says all there is to know about it. */
export function card(name: string): Card {
  const sheet = cardSheet(GAME, name)
  const combat = COMBAT.exec(name)
  const facts = sheet?.facts ?? {}
  return {
    name,
    title: sheet?.title ?? name,
    type: combat?.[1] ?? 'support',
    classes: combat ? CLASSES.filter((one) => name.includes(one)) : [],
    value: Number(combat?.[2] ?? 0),
    day: Number(facts.day ?? 0),
    night: Number(facts.night ?? 0),
    inCombat: facts.in_combat === true,
    line: sheet?.line ?? '',
    text: sheet?.text ?? '',
  }
}

export function title(name: string): string {
  return card(name).title
}

export function worth(cards: string[]): number {
  return cards.reduce((sum, name) => sum + card(name).value, 0)
}

export interface Held {
  name: string
  /** Its place in the hand: two cards may be alike. */
  at: number
}

/** A hand sorted by type, each with its cards. */
export function sorted(hand: string[]): [string, Held[]][] {
  const held = hand.map((name, at) => ({ name, at }))
  return TYPES.map((type): [string, Held[]] => [
    type,
    held.filter(({ name }) => card(name).type === type),
  ]).filter(([, cards]) => cards.length > 0)
}
