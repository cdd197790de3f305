import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { Pacer } from './pacer'
import { settings } from './settings.svelte'
import { entry, moved } from './testing'

const shown: string[] = []
let left = 0
let pacer: Pacer<string>
const page = { hidden: false }

beforeEach(() => {
  vi.useFakeTimers()
  page.hidden = false
  vi.stubGlobal('document', page)
  vi.stubGlobal('matchMedia', () => ({ matches: false }))
  settings.pace = 'normal'
  shown.length = 0
  pacer = new Pacer(
    (value) => shown.push(value),
    (count) => (left = count),
  )
})
afterEach(() => vi.useRealTimers())

/** A move with one event is shown for 0.65 of the pace. */
const MOVE = [moved({ event: 'Placed', seat: 1, number: 2 })]
const ONE = 1100 * 0.65

test('what happens is shown at once, what follows after a while', () => {
  pacer.add('first', MOVE)
  pacer.add('second', MOVE)
  expect(shown).toEqual(['first'])
  expect(left).toBe(1)
  vi.advanceTimersByTime(ONE - 1)
  expect(shown).toEqual(['first'])
  vi.advanceTimersByTime(1)
  expect(shown).toEqual(['first', 'second'])
  expect(left).toBe(0)
})

test('much takes longer to see than little, up to a limit', () => {
  const many = (count: number) => [
    moved(...Array.from({ length: count }, () => ({ event: 'Lost' }))),
  ]
  pacer.add('a lot', many(100))
  pacer.add('next', MOVE)
  vi.advanceTimersByTime(1100 * 3 - 1)
  expect(shown).toEqual(['a lot'])
  vi.advanceTimersByTime(1)
  expect(shown).toEqual(['a lot', 'next'])
})

test('talk and passes take no time', () => {
  pacer.add('talk', [entry({ kind: 'chat', words: ['Hello'] })])
  pacer.add('pass', [moved({ event: 'Passed', seat: 1 })])
  pacer.add('move', MOVE)
  expect(shown).toEqual(['talk', 'pass', 'move'])
})

test('who joins or leaves is seen, though no event tells it', () => {
  pacer.add('joined', [entry({ kind: 'join' })])
  pacer.add('move', MOVE)
  expect(shown).toEqual(['joined'])
})

test('a page that nobody sees does not wait, nor does who wants no pause', () => {
  page.hidden = true
  pacer.add('first', MOVE)
  pacer.add('second', MOVE)
  expect(shown).toEqual(['first', 'second'])
  page.hidden = false
  settings.pace = 'none'
  pacer.add('third', MOVE)
  pacer.add('fourth', MOVE)
  expect(shown).toHaveLength(4)
})

test('when too much waits it hurries until it has caught up', () => {
  for (let at = 0; at < 30; at += 1) pacer.add(String(at), MOVE)
  expect(shown).toHaveLength(1)
  vi.advanceTimersByTime(ONE)
  expect(left).toBe(16)
})

test('flushed, everything is shown in order and nothing twice', () => {
  for (const value of ['a', 'b', 'c']) pacer.add(value, MOVE)
  pacer.flush()
  expect(shown).toEqual(['a', 'b', 'c'])
  vi.advanceTimersByTime(60_000)
  expect(shown).toHaveLength(3)
  pacer.add('d', MOVE)
  expect(shown).toEqual(['a', 'b', 'c', 'd'])
})

test('stopped, what waits is forgotten', () => {
  pacer.add('a', MOVE)
  pacer.add('b', MOVE)
  pacer.stop()
  vi.advanceTimersByTime(60_000)
  expect(shown).toEqual(['a'])
  expect(left).toBe(0)
})

test('what waits can be changed before it is shown', () => {
  pacer.add('a', MOVE)
  pacer.add('b', MOVE)
  pacer.patch((value) => value.toUpperCase())
  vi.advanceTimersByTime(ONE)
  expect(shown).toEqual(['a', 'B'])
})
