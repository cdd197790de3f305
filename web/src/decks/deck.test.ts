import { expect, test } from 'vitest'
import type { DeckLine } from '../lib/types'
import { byType, cardsOf, count, shuffled, word } from './deck'

function line(name: string, copies: number, more: Partial<DeckLine> = {}): DeckLine {
  const card = name.toLowerCase().replaceAll(' ', '-')
  return { pile: 'library', kind: 'combat', copies, name, id: 0, card, playable: true, ...more }
}

const DECK = [
  line('Krid', 4, { pile: 'crypt', kind: 'vampire' }),
  line('Janine', 8, { pile: 'crypt', kind: 'vampire', id: 200123 }),
  line('Torn Signpost', 6),
  line('Vessel', 2, { kind: 'master' }),
]

test('cards are counted, of one pile or of all', () => {
  expect(count(DECK)).toBe(20)
  expect(count(DECK, 'crypt')).toBe(12)
  expect(count([], 'library')).toBe(0)
})

test('a deck is one word: crypt, a stroke, library, by public number where there is one', () => {
  expect(word(DECK)).toBe('krid*4,200123*8/torn-signpost*6,vessel*2')
})

test('cards that are not in it, or none at all, leave nothing behind', () => {
  expect(word([line('Vessel', 0)])).toBe('')
  expect(word([line('Vessel', 2), line('Blur', 0)])).toBe('/vessel*2')
})

test('a library is listed by type in the usual order, cards of two types under the first', () => {
  const both = line('Swallowed by the Night', 3, { kind: 'action modifier/combat' })
  const listed = byType([line('Blur', 1), both, line('Vessel', 2, { kind: 'master' })])
  expect(listed.map(([type]) => type)).toEqual(['master', 'action-modifier', 'combat'])
  expect(listed[1]?.[1]).toEqual([both])
})

test('a pile to shuffle has every single card', () => {
  const cards = cardsOf(DECK, 'library')
  expect(cards.map(({ name }) => name)).toEqual([
    ...Array<string>(6).fill('Torn Signpost'),
    'Vessel',
    'Vessel',
  ])
})

test('shuffling keeps every card, and leaves the deck alone', () => {
  const cards = Array.from({ length: 50 }, (_, at) => at)
  const mixed = shuffled(cards)
  expect(mixed).not.toEqual(cards) // once in 50! games it fails
  expect(mixed.toSorted((a, b) => a - b)).toEqual(cards)
})
