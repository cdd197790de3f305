import { expect, test } from 'vitest'
import { arranged, humane } from './arrange'

const GAME = { seat_parts: ['points', 'districts', 'graves'], seat_facts: ['starter'] }

test('a view is sorted into what seats have, tables over them, and single facts', () => {
  const view = {
    game: 'vendetta',
    seat: 0,
    round: 2,
    starter: 1,
    points: [3, 5],
    districts: { '1': [0, 4], '2': [1, 0] },
  }
  expect(arranged(view, GAME)).toEqual({
    bySeat: [['points', [3, 5]]],
    tables: [
      [
        'districts',
        [
          ['1', [0, 4]],
          ['2', [1, 0]],
        ],
      ],
    ],
    facts: [
      ['round', 2],
      ['starter', 1],
    ],
    seatFacts: ['starter'],
  })
})

test('what should be for each seat but is hidden or empty is a fact', () => {
  const { bySeat, tables, facts } = arranged({ points: null, graves: {} }, GAME)
  expect([bySeat, tables]).toEqual([[], []])
  expect(facts.map(([name]) => name)).toEqual(['points', 'graves'])
})

test('names are written as people write them', () => {
  expect(humane('turned_over')).toBe('turned over')
  expect(humane('a_b_c')).toBe('a b c')
})
