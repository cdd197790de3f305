import { beforeEach, expect, test } from 'vitest'
import { decision, option } from '../../lib/testing'
import { Plan } from './plan.svelte'

const attack = (who: string, target: string) =>
  option('Attack', `attack ${who} ${target}`, { who, target })
const TURN = decision(
  [
    option('PassTurn', 'pass-turn'),
    option('Hide', 'hide butler', { who: 'butler' }),
    attack('lord', 'monk'),
    attack('lord', 'nun'),
    attack('lady', 'monk'),
  ],
  { asked: 'ChoosingAction' },
)
const hide = (number: number) =>
  decision(
    ['vampire-3', 'vampire-nobles-1'].map((card) => option('Lay', `play ${card}`, { card })),
    { asked: 'Hiding', facts: { who: 'lord', number } },
  )

let asked = $state.raw(TURN)
const plan = new Plan(
  () => asked,
  () => ['nobles-2', 'vampire-3', 'vampire-nobles-1', 'vampire-3'],
)

beforeEach(() => {
  asked = TURN
  plan.clear()
})

test('at first the first action stands, and all who can do it can be tapped', () => {
  expect(plan.actions).toEqual(['attack', 'hide'])
  expect(plan.action).toBe('attack')
  expect([...plan.people]).toEqual(['lord', 'lady'])
})

test('who attacks is chosen first, then whom', () => {
  plan.tap('lord')
  expect([...plan.people]).toEqual(['lord', 'monk', 'nun'])
  expect(plan.ready).toEqual([])
  plan.tap('nun')
  expect(plan.ready.map(({ move }) => move)).toEqual(['attack lord nun'])
})

test('tapped again, the target or the attacker is put back', () => {
  plan.tap('lord')
  plan.tap('nun')
  plan.tap('nun')
  expect(plan.target).toBeNull()
  plan.tap('nun')
  plan.tap('lord')
  expect([plan.who, plan.target]).toEqual([null, null])
})

test('another action begins anew; the same one changes nothing', () => {
  plan.tap('lord')
  plan.choose('attack')
  expect(plan.who).toBe('lord')
  plan.choose('hide')
  expect(plan.who).toBeNull()
  plan.tap('butler')
  expect(plan.ready.map(({ move }) => move)).toEqual(['hide butler'])
})

test('only cards that can be used can be tapped, by their places in the hand', () => {
  asked = hide(2)
  expect([...plan.playable]).toEqual([1, 2, 3])
})

test('no more cards are chosen than are asked for', () => {
  asked = hide(2)
  for (const at of [1, 2, 3]) plan.tapCard(at)
  expect(plan.cards).toEqual([1, 2])
  expect(plan.moves('Lay')).toEqual(['play vampire-3', 'play vampire-nobles-1'])
  plan.tapCard(1)
  expect(plan.chosen).toEqual(['vampire-nobles-1'])
})

test('where one card is asked for another takes its place', () => {
  asked = hide(1)
  plan.tapCard(1)
  plan.tapCard(2)
  expect(plan.cards).toEqual([2])
})
