import type { DeckLine } from '../lib/types'

/** A deck as lists of cards, and as the word that brings it to a table. */

export const GAME = 'vtes'
export const NAME_LENGTH = 80
export const PILES = ['crypt', 'library'] as const
export type Pile = (typeof PILES)[number]

/** The order in which the types of library cards are listed. */
const TYPES = [
  'master',
  'conviction',
  'power',
  'action',
  'political-action',
  'ally',
  'equipment',
  'retainer',
  'action-modifier',
  'reaction',
  'combat',
  'event',
]

/** How many cards there are, of one pile or of all. */
export function count(lines: DeckLine[], pile?: Pile): number {
  return lines
    .filter((line) => !pile || line.pile === pile)
    .reduce((sum, { copies }) => sum + copies, 0)
}

/** A deck as the move `deck` takes it, and as it is kept: nothing where there is no card. */
export function word(lines: DeckLine[]): string {
  const piles = PILES.map((pile) =>
    lines
      .filter((line) => line.pile === pile && line.copies > 0)
      .map(({ id, card, copies }) => `${id || card}*${copies}`)
      .join(),
  )
  return piles.some(Boolean) ? piles.join('/') : ''
}

/** The types of a card as a list writes them: `action modifier/combat`. */
function typesOf(line: DeckLine): string[] {
  return line.kind.replaceAll(' ', '-').split('/')
}

/** A library by the types of its cards, in the order in which lists have them. */
export function byType(lines: DeckLine[]): [string, DeckLine[]][] {
  const found = new Map<string, DeckLine[]>()
  for (const line of lines) {
    const type = typesOf(line)[0] ?? ''
    found.set(type, [...(found.get(type) ?? []), line])
  }
  return [...found].sort(([a], [b]) => TYPES.indexOf(a) - TYPES.indexOf(b))
}

/** Every single card of a pile, for a shuffle. */
export function cardsOf(lines: DeckLine[], pile: Pile): DeckLine[] {
  return lines
    .filter((line) => line.pile === pile)
    .flatMap((line) => Array.from({ length: line.copies }, () => line))
}

/** In an order that nobody knows. */
export function shuffled<T>(cards: T[]): T[] {
  const mixed = [...cards]
  for (let last = mixed.length - 1; last > 0; last -= 1) {
    const other = Math.floor(Math.random() * (last + 1))
    ;[mixed[last], mixed[other]] = [mixed[other] as T, mixed[last] as T]
  }
  return mixed
}
