import { expect, test } from 'vitest'
import { action, combat, how, minion, titled, type Strike } from './under_way'

const STRIKE: Strike = {
  card: '',
  target: 'krid#7',
  damage: 1,
  aggravated: false,
  ranged: false,
  first: false,
  dodge: false,
  ends: false,
}

const VIEW = {
  ready: [[{ card: 'krid#7', counters: 3, capacity: 5 }], []],
  torpor: [[], [{ card: 'janine#89', counters: 0, capacity: 6 }]],
  action: { seat: 0, minion: 'krid#7', kind: 'bleed' },
  combat: null,
}

test('what is not under way is nothing, told or not', () => {
  expect(action(VIEW)).toMatchObject({ minion: 'krid#7' })
  expect(combat(VIEW)).toBeNull()
  expect(combat({})).toBeNull()
})

test('a minion is found with his seat, in torpor too', () => {
  expect(minion(VIEW, 'krid#7')).toMatchObject({ seat: 0, counters: 3, capacity: 5 })
  expect(minion(VIEW, 'janine#89')).toMatchObject({ seat: 1, counters: 0 })
  expect(minion(VIEW, 'krid#8')).toBeNull()
})

test('a card that is not known yet goes by its written name', () => {
  expect(titled('jackson-asher#3')).toBe('Jackson Asher')
})

test('a strike is told by what matters most about it', () => {
  expect(how(null)).toBe('none')
  expect(how(STRIKE)).toBe('damage')
  expect(how({ ...STRIKE, aggravated: true })).toBe('aggravated')
  expect(how({ ...STRIKE, damage: 0 })).toBe('effect')
  expect(how({ ...STRIKE, ends: true })).toBe('ends')
  expect(how({ ...STRIKE, dodge: true, damage: 0 })).toBe('dodge')
})
