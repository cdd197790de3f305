import { expect, test } from 'vitest'
import { patched } from './differences'

// The same cases as in tests/server/test_differences.py, which writes what is read here.

test('the whole is replaced, also by nothing', () => {
  expect(patched({ a: [1] }, [null])).toBeNull()
  expect(patched(true, [1])).toBe(1)
  expect(patched(undefined, [[1, 2]])).toEqual([1, 2])
})

test('parts are changed, added and taken away', () => {
  expect(patched({ a: 1, b: 2 }, { b: [], c: [null] })).toEqual({ a: 1, c: null })
  expect(patched({ krid: { tapped: false, counters: 3 } }, { krid: { tapped: [true] } })).toEqual({
    krid: { tapped: true, counters: 3 },
  })
})

test('one place of a list is changed', () => {
  expect(patched({ pool: [30, 30] }, { pool: { '1': [28] } })).toEqual({ pool: [30, 28] })
})

test('a run of a list is replaced, put in, or taken out', () => {
  expect(patched(['x', 'y', 'z'], [1, 1, []])).toEqual(['x', 'z'])
  expect(patched(['x', 'z'], [1, 0, ['y', 'y']])).toEqual(['x', 'y', 'y', 'z'])
  expect(patched([], [0, 0, [1]])).toEqual([1])
  expect(patched([1, 2, 3], [0, 3, ['new']])).toEqual(['new'])
})

test('the old stays as it was, and what has not changed is the same', () => {
  const old = { hand: ['a', 'b'], pool: [30, 30] }
  const now = patched(old, { pool: { '0': [29] } }) as typeof old
  expect(old).toEqual({ hand: ['a', 'b'], pool: [30, 30] })
  expect(now.hand).toBe(old.hand)
  expect(now.pool).not.toBe(old.pool)
})
