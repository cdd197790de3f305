import { expect, test } from 'vitest'
import { decision, option } from '../../lib/testing'
import { choice, plays } from './choice'

const play = (card: string, place: string, face: string) =>
  option('Play', `play ${card} ${place} ${face}`, { card, place, face })
const PLANNING = [
  play('ventrue-hunt', '1', 'up'),
  play('ventrue-hunt', '1', 'down'),
  play('ventrue-hunt', 'haven', 'up'),
  play('diplomacy', '2', 'up'),
]

test('a question is known by what can be answered', () => {
  expect(choice(decision(PLANNING)).kind).toBe('play')
  expect(choice(decision([option('Stay', 'stay'), option('Withdraw', 'withdraw')])).kind).toBe(
    'withdrawal',
  )
  expect(choice(decision([option('Go', 'go haven', { place: 'haven' })])).kind).toBe('place')
  expect(choice(decision([option('Yes', 'yes'), option('No', 'no')])).kind).toBe('answer')
})

test('how much blood to deploy is asked where some is left and nothing else fits', () => {
  const facts = { left: 3, hand: 4 }
  expect(choice(decision([option('Blood', 'blood 3')], { facts })).kind).toBe('deploy')
  expect(choice(decision(PLANNING, { facts })).kind).toBe('play')
})

test('the card that asks, and whose it is', () => {
  const facts = { card: 'auction-of-blood', you_seat: 2 }
  expect(choice(decision([option('Number', 'number 0')], { facts }))).toMatchObject({
    kind: 'number',
    card: 'auction-of-blood',
    owner: 2,
  })
  const copied = { ...facts, source_card: 'mist-form', by_seat: 0 }
  expect(choice(decision([], { facts: copied }))).toMatchObject({ card: 'mist-form', owner: 0 })
  expect(choice(decision([], { facts: { by_seat: -1 } }))).toMatchObject({
    card: null,
    owner: null,
  })
})

test('where a card can be played, and on which side', () => {
  const found = plays(PLANNING, 'ventrue-hunt')
  expect([...found.keys()]).toEqual(['1', 'haven'])
  expect(found.get('1')?.down?.move).toBe('play ventrue-hunt 1 down')
  expect(found.get('haven')?.down).toBeUndefined()
  expect(plays(PLANNING, null).size).toBe(0)
})
