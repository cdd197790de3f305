import { beforeEach, describe, expect, test } from 'vitest'
import { decision, option } from '../../../lib/testing'
import { held, Plan } from './plan.svelte'

const play = (card: string, mode: string, minion: string) =>
  option('Play', `play ${card} ${mode} ${minion}`, { card, mode, minion })

const FIGHT = decision(
  [
    play('brute-force', 'pot', 'tomaine#178'),
    play('brute-force', 'POT', 'tomaine#178'),
    play('mark-v', 'plain', 'krid#7'),
    option('Hunt', 'hunt krid#7', { minion: 'krid#7' }),
    option('Pass', 'pass'),
  ],
  { obstacles: { 'taste-of-vitae': ['Only in combat.'] } },
)

let asked = $state.raw(FIGHT)
const plan = new Plan(
  () => asked,
  () => ['brute-force', 'mark-v', 'taste-of-vitae'],
)

beforeEach(() => {
  asked = FIGHT
  plan.clear()
})

const moves = () => plan.left.map(({ option }) => option.move)

describe('choosing', () => {
  test('at first everything is left, and the subject is asked', () => {
    expect(plan.left).toHaveLength(5)
    expect(plan.next).toBe('subject')
    expect(plan.only).toBeNull()
  })

  test('a tapped card leaves its moves; the next question is its level', () => {
    plan.tap(held(0))
    expect(moves()).toEqual([
      'play brute-force pot tomaine#178',
      'play brute-force POT tomaine#178',
    ])
    expect(plan.next).toBe('mode')
    expect(plan.state(held(0))).toBe('chosen')
    expect(plan.state('tomaine#178')).toBe('open')
    expect(plan.state('krid#7')).toBe('none')
  })

  test('when all is said one move is left', () => {
    plan.tap(held(0))
    plan.choose('mode', 'POT')
    expect(plan.only?.move).toBe('play brute-force POT tomaine#178')
    plan.back()
    expect(plan.only).toBeNull()
    expect(plan.left).toHaveLength(2)
  })

  test('a minion narrows what a card can do, in either order', () => {
    plan.tap('krid#7')
    plan.tap(held(1))
    expect(plan.only?.move).toBe('play mark-v plain krid#7')
    plan.clear()
    plan.tap(held(1))
    plan.tap('krid#7')
    expect(plan.only?.move).toBe('play mark-v plain krid#7')
  })
})

describe('changing one’s mind', () => {
  test('tapped again, a thing is put back with what came after it', () => {
    plan.tap('krid#7')
    plan.tap(held(1))
    plan.tap('krid#7')
    expect(plan.steps).toEqual([])
  })

  test('what does not go with the rest begins anew', () => {
    plan.tap('krid#7')
    plan.tap(held(0))
    expect(plan.steps.map(({ thing }) => thing)).toEqual([held(0)])
  })

  test('another question forgets what was chosen for the last', () => {
    plan.tap(held(0))
    asked = decision(FIGHT.options.slice(0, 3))
    expect(plan.steps).toEqual([])
    expect(plan.left).toHaveLength(3)
  })
})

describe('a card that cannot be played', () => {
  test('says why when it is tapped', () => {
    plan.tap(held(2))
    expect(plan.puzzling).toBe('taste-of-vitae')
    expect(plan.steps).toEqual([])
    expect(plan.why('taste-of-vitae')).toEqual(['Only in combat.'])
    expect(plan.why('mark-v')).toEqual([])
  })

  test('puzzles no more once something is chosen', () => {
    plan.tap(held(2))
    plan.tap(held(1))
    expect(plan.puzzling).toBeNull()
  })

  test('anything else that is tapped asks nothing', () => {
    plan.tap('janine#89')
    expect(plan.puzzling).toBeNull()
    expect(plan.steps).toEqual([])
  })
})
