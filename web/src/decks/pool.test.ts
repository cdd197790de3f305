import { expect, test } from 'vitest'
import type { CardSheet, Plain } from '../lib/types'
import { asLine, each, found, NOTHING, plain, pool, type Wanted } from './pool'

function sheet(title: string, facts: Record<string, Plain>, text = ''): CardSheet {
  const name = plain(title).replaceAll(' ', '-')
  return { name, title, kind: '', group: '', line: '', text, note: '', facts, terms: {} }
}

const JANINE = sheet('Janine', {
  types: ['vampire'],
  clans: ['ventrue'],
  disciplines: ['DOM', 'for'],
  capacity: 6,
  group: 3,
  sect: 'camarilla',
  title: 'prince:Chicago',
})
const JOAO = sheet('João Bilé', {
  types: ['vampire'],
  clans: ['brujah'],
  disciplines: ['pot'],
  capacity: 3,
  group: 4,
  sect: 'anarch',
})
const BONDING = sheet(
  'Bonding',
  {
    types: ['action-modifier'],
    disciplines: ['dom'],
    cost: {},
    modes: [
      { type: 'action-modifier', disciplines: ['dom'] },
      { type: 'action-modifier', disciplines: ['DOM'] },
    ],
  },
  'Bleed for more.',
)
const RIFLE = sheet('Sniper Rifle', { types: ['equipment'], cost: { pool: 2 } }, 'A weapon: 2R.')
const POOL = pool([RIFLE, JOAO, BONDING, JANINE])

const names = (wanted: Partial<Wanted> & Pick<Wanted, 'pile'>) =>
  found(POOL, { ...NOTHING, ...wanted }).map(({ called }) => called)

test('letters are plain for whoever searches', () => {
  expect(plain('João Bilé')).toBe('joao bile')
  expect(plain('Wrocław’s ŁÓDŹ')).toBe("wroclaw's lodz")
})

test('the pool is in order, each card in its pile', () => {
  expect(POOL.map(({ called, pile }) => [called, pile])).toEqual([
    ['Bonding', 'library'],
    ['Janine', 'crypt'],
    ['João Bilé', 'crypt'],
    ['Sniper Rifle', 'library'],
  ])
})

test('words are found in any order, in the text as well', () => {
  expect(names({ pile: 'library', text: 'more bleed' })).toEqual(['Bonding'])
  expect(names({ pile: 'crypt', text: 'bile' })).toEqual(['João Bilé'])
  expect(names({ pile: 'library', text: 'bleed rifle' })).toEqual([])
})

test('names that begin so come before names that go on so, and these before texts', () => {
  const cards = pool([
    sheet('Blur', {}, 'After a rifle.'),
    sheet('Hunting Rifle', {}),
    sheet('Rifle Range', {}),
  ])
  const hits = found(cards, { ...NOTHING, pile: 'library', text: 'rifle' })
  expect(hits.map(({ called }) => called)).toEqual(['Rifle Range', 'Hunting Rifle', 'Blur'])
})

test('superior satisfies inferior, not the other way round', () => {
  expect(names({ pile: 'crypt', disciplines: ['dom'] })).toEqual(['Janine'])
  expect(names({ pile: 'crypt', disciplines: ['DOM'] })).toEqual(['Janine'])
  expect(names({ pile: 'crypt', disciplines: ['FOR'] })).toEqual([])
  expect(names({ pile: 'crypt', disciplines: ['dom', 'pot'] })).toEqual([])
})

test('a library card needs one of the disciplines, superior if it has that level', () => {
  expect(names({ pile: 'library', disciplines: ['pot', 'dom'] })).toEqual(['Bonding'])
  expect(names({ pile: 'library', disciplines: ['DOM'] })).toEqual(['Bonding'])
  expect(names({ pile: 'library', disciplines: ['POT'] })).toEqual([])
})

test('crypt cards by capacity, group, sect and title', () => {
  expect(names({ pile: 'crypt', from: 4 })).toEqual(['Janine'])
  expect(names({ pile: 'crypt', to: 3 })).toEqual(['João Bilé'])
  expect(names({ pile: 'crypt', from: 3, to: 6 })).toHaveLength(2)
  expect(names({ pile: 'crypt', group: '4' })).toEqual(['João Bilé'])
  expect(names({ pile: 'crypt', sect: 'camarilla' })).toEqual(['Janine'])
  expect(names({ pile: 'crypt', title: 'any' })).toEqual(['Janine'])
  expect(names({ pile: 'crypt', title: 'prince' })).toEqual(['Janine'])
  expect(names({ pile: 'crypt', title: 'justicar' })).toEqual([])
})

test('library cards by what they cost', () => {
  expect(names({ pile: 'library', cost: 'free' })).toEqual(['Bonding'])
  expect(names({ pile: 'library', cost: 'pool' })).toEqual(['Sniper Rifle'])
  expect(names({ pile: 'library', cost: 'pool', most: 1 })).toEqual([])
  expect(names({ pile: 'library', cost: 'blood' })).toEqual([])
})

test('what there is to choose from comes once each, in order', () => {
  expect(each(POOL, ({ clans }) => clans)).toEqual(['brujah', 'ventrue'])
})

test('a card of the pool as a line of a deck', () => {
  const [bonding] = POOL
  expect(bonding && asLine(bonding, 3)).toEqual({
    pile: 'library',
    kind: 'action modifier',
    copies: 3,
    name: 'Bonding',
    id: 0,
    card: 'bonding',
    playable: true,
  })
})
