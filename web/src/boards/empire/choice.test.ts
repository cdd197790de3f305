import { expect, test } from 'vitest'
import { decision, option } from '../../lib/testing'
import { about, actions, kindOf, most, ofAction } from './choice'

const DRAW = decision(
  [
    option('DrawCards', 'draw'),
    option('SkipDrawing', 'skip'),
    option('PutInCellar', 'cellar nobles-2', { card: 'nobles-2' }),
    option('DiscardToMoat', 'moat nobles-2', { card: 'nobles-2' }),
  ],
  { asked: 'Drawing', facts: { time: 'night', missing: 0 } },
)
const TURN = decision(
  [
    option('PassTurn', 'pass-turn'),
    option('Hide', 'hide butler', { who: 'butler' }),
    option('Attack', 'attack lord monk', { who: 'lord', target: 'monk' }),
  ],
  { asked: 'ChoosingAction' },
)
const HIDING = decision([option('Lay', 'play vampire-3', { card: 'vampire-3' })], {
  asked: 'Hiding',
  facts: { who: 'lord', number: 3 },
})
const FIGHT = decision([option('Lay', 'play nobles-2', { card: 'nobles-2' })], {
  asked: 'Laying',
  facts: { attacks: 'yes' },
})

test('a question is known by its name, that of a card by what can be answered', () => {
  expect(kindOf(DRAW)).toBe('draw')
  expect(kindOf(TURN)).toBe('action')
  expect(kindOf(HIDING)).toBe('spend')
  expect(kindOf(FIGHT)).toBe('fight')
  expect(kindOf(decision([option('On', 'on maid', { who: 'maid' })]))).toBe('person')
  expect(kindOf(decision([option('Take', 'take nobles-1')]))).toBe('take')
  expect(kindOf(decision([option('Yes', 'yes'), option('No', 'no')]))).toBe('answer')
})

test('only what can be done now is an action', () => {
  expect(actions(TURN.options)).toEqual(['attack', 'hide'])
  expect(ofAction(TURN.options, 'hide').map(({ move }) => move)).toEqual(['hide butler'])
  expect(ofAction(TURN.options, 'ask')).toEqual([])
})

test('a card can have several moves; each is found by its kind', () => {
  expect(about(DRAW.options, 'DiscardToMoat', 'nobles-2')?.move).toBe('moat nobles-2')
  expect(about(DRAW.options, 'PutInCellar', 'nobles-2')?.move).toBe('cellar nobles-2')
  expect(about(DRAW.options, 'Lay', 'nobles-2')).toBeUndefined()
})

test('as many cards are chosen as are asked for', () => {
  expect(most(HIDING, 'spend')).toBe(3)
  expect(most(decision([], { facts: { left: 2 } }), 'pay')).toBe(2)
  expect(most(DRAW, 'draw')).toBe(Infinity)
  expect(most(TURN, 'support')).toBe(1)
})
