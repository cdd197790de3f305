import { expect, test } from 'vitest'
import { changes, litCards } from './glimpse'

test('cards that do something light up, others do not', () => {
  const lit = litCards([
    { event: 'Played', seat: 0, card: 'ventrue-hunt', place: '1' },
    { event: 'Revealed', seat: 1, cards: ['mist-form', 'earth-meld'] },
    { event: 'Drew', seat: 1, card: 'diplomacy' },
  ])
  expect(lit).toContain('ventrue-hunt')
  expect(lit).toContain('mist-form')
  expect(lit).toContain('earth-meld')
  expect(lit).not.toContain('diplomacy')
})

test('what comes and goes adds up for each seat', () => {
  const found = changes([
    { event: 'Fed', seat: 0, number: 3 },
    { event: 'Deployed', seat: 0, number: 2 },
    { event: 'GainedInfluence', seat: 1, number: 1 },
  ])
  expect(found.get(0)).toEqual({ blood: 1, influence: 0 })
  expect(found.get(1)).toEqual({ blood: 0, influence: 1 })
  expect(found.has(2)).toBe(false)
})

test('what is taken from somebody is missing there', () => {
  const found = changes([
    { event: 'StoleBlood', seat: 0, from_seat: 2, number: 2 },
    { event: 'GotInfluence', seat: 1, from_seat: 0, number: 1 },
  ])
  expect(found.get(0)).toEqual({ blood: 2, influence: -1 })
  expect(found.get(1)).toEqual({ blood: 0, influence: 1 })
  expect(found.get(2)).toEqual({ blood: -2, influence: 0 })
})
