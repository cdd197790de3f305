import { beforeEach, expect, test } from 'vitest'
import { option } from '../../lib/testing'
import { Plan } from './plan.svelte'

const play = (card: string, place: string, face: string) =>
  option('Play', `play ${card} ${place} ${face}`, { card, place, face })

const plan = new Plan(() => [
  play('hunt', '1', 'up'),
  play('hunt', '1', 'down'),
  play('hunt', '2', 'up'),
  play('ready', '1', 'down'),
])
beforeEach(() => plan.clear())

test('a card, a place and a side make a move', () => {
  plan.pick('hunt')
  expect(plan.move).toBeUndefined()
  plan.put('1')
  expect(plan.move?.move).toBe('play hunt 1 up')
  plan.down = true
  expect(plan.move?.move).toBe('play hunt 1 down')
})

test('a side that is not allowed gives way to the one that is', () => {
  plan.pick('ready')
  plan.put('1')
  expect(plan.move?.move).toBe('play ready 1 down')
})

test('another card keeps the place where it can be played there', () => {
  plan.pick('hunt')
  plan.put('1')
  plan.pick('ready')
  expect(plan.place).toBe('1')
  plan.pick('hunt')
  plan.put('2')
  plan.pick('ready')
  expect(plan.place).toBeNull()
})

test('a card cannot be put where it is not allowed', () => {
  plan.pick('ready')
  plan.put('2')
  expect(plan.place).toBeNull()
})

test('picked again, the card goes back to the hand', () => {
  plan.pick('hunt')
  plan.put('1')
  plan.down = true
  plan.pick('hunt')
  expect([plan.card, plan.place, plan.down]).toEqual([null, null, false])
})
