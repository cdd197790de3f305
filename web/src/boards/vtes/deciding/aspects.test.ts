import { expect, test } from 'vitest'
import { option } from '../../../lib/testing'
import { isNumber, ofHand, said } from './aspects'

const HAND = new Set(['brute-force', 'mark-v', 'vessel'])

test('a card is played at a level with a minion', () => {
  const fields = { card: 'brute-force', mode: 'POT', minion: 'tomaine#178' }
  const { parts, things } = said(option('Play', 'play brute-force POT tomaine#178', fields), HAND)
  expect(parts).toEqual({
    subject: 'hand brute-force',
    deed: 'Play brute-force',
    mode: 'POT',
    minion: 'tomaine#178',
    other: '',
    amount: '',
    side: '',
  })
  expect(things).toEqual(['hand brute-force', 'tomaine#178'])
})

test('a card that is played without a minion names none', () => {
  const fields = { card: 'vessel', mode: 'plain', minion: '-' }
  const { parts, things } = said(option('Play', 'play vessel plain -', fields), HAND)
  expect(parts.minion).toBe('')
  expect(things).toEqual(['hand vessel'])
})

test('a minion who acts is what the move is about', () => {
  const bleed = said(option('Bleed', 'bleed krid#7', { minion: 'krid#7' }), HAND)
  expect(bleed.parts.subject).toBe('krid#7')
  expect(bleed.parts.deed).toBe('Bleed')
})

test('abilities of one card are different deeds', () => {
  const use = (number: number) =>
    said(option('Use', `use vessel#282 ${number}`, { card: 'vessel#282', number }), HAND).parts
  expect(use(0).deed).toBe('Use vessel#282 0')
  expect(use(1).deed).toBe('Use vessel#282 1')
  expect(use(0).subject).toBe('vessel#282')
})

test('a card in play is not taken for one of its name in the hand', () => {
  const played = said(option('Target', 'target vessel#282', { card: 'vessel#282' }), HAND)
  const held = said(option('Target', 'target vessel', { card: 'vessel' }), HAND)
  expect(played.things).toEqual(['vessel#282'])
  expect(held.things).toEqual([ofHand('vessel')])
})

test('who is rescued and for how much blood are parts of their own', () => {
  const fields = { minion: 'kateline#359', other: 'sean#358', number: 2 }
  const { parts, things } = said(option('Rescue', 'rescue kateline#359 sean#358 2', fields), HAND)
  expect(parts).toMatchObject({ subject: 'kateline#359', other: 'sean#358', amount: '2' })
  expect(things).toEqual(['kateline#359', 'sean#358'])
})

test('a vote is cast with its source, on one side', () => {
  const fields = { source: 'tomaine#178', side: 'against' }
  const { parts } = said(option('Vote', 'vote tomaine#178 against', fields), HAND)
  expect(parts).toMatchObject({ subject: 'tomaine#178', side: 'against', amount: '' })
})

test('a Methuselah is a thing to tap, the first one too', () => {
  expect(said(option('Player', 'player 0', { seat: 0 }), HAND).things).toEqual(['seat:0'])
})

test('only a move that chooses a number and nothing else is a number', () => {
  expect(isNumber(option('Number', 'number 2', { number: 2 }))).toBe(true)
  expect(isNumber(option('Rescue', 'rescue a#1 b#2 2', { number: 2 }))).toBe(false)
})
