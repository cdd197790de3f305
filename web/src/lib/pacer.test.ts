import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { Pacer } from './pacer'
import { settings } from './settings.svelte'
import { entry, moved, sync } from './testing'
import type { LogEntry } from './types'

const shown: string[] = []
let left = 0
let pacer: Pacer
const page = { hidden: false }

beforeEach(() => {
  vi.useFakeTimers()
  page.hidden = false
  vi.stubGlobal('document', page)
  vi.stubGlobal('matchMedia', () => ({ matches: false }))
  settings.pace = 'normal'
  shown.length = 0
  pacer = new Pacer(
    ({ moment }) => shown.push(moment.situation),
    (count) => (left = count),
  )
})
afterEach(() => vi.useRealTimers())

/** Something to show, told by its situation, with what happened. */
function seen(situation: string, fresh: LogEntry[]) {
  return { moment: sync({ situation }), fresh }
}

/** A move with one event is shown for 0.65 of the pace. */
const MOVE = [moved({ event: 'Placed', seat: 1, number: 2 })]
const ONE = 1100 * 0.65

test('what happens is shown at once, what follows after a while', () => {
  pacer.add([seen('first', MOVE)])
  pacer.add([seen('second', MOVE)])
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
  pacer.add([seen('a lot', many(100))])
  pacer.add([seen('next', MOVE)])
  vi.advanceTimersByTime(1100 * 3 - 1)
  expect(shown).toEqual(['a lot'])
  vi.advanceTimersByTime(1)
  expect(shown).toEqual(['a lot', 'next'])
})

test('talk and passes take no time', () => {
  pacer.add([seen('talk', [entry({ kind: 'chat', words: ['Hello'] })])])
  pacer.add([seen('pass', [moved({ event: 'Passed', seat: 1 })])])
  pacer.add([seen('move', MOVE)])
  expect(shown).toEqual(['talk', 'pass', 'move'])
})

test('who joins or leaves is seen, though no event tells it', () => {
  pacer.add([seen('joined', [entry({ kind: 'join' })])])
  pacer.add([seen('move', MOVE)])
  expect(shown).toEqual(['joined'])
})

test('a page that nobody sees does not wait, nor does who wants no pause', () => {
  page.hidden = true
  pacer.add([seen('first', MOVE)])
  pacer.add([seen('second', MOVE)])
  expect(shown).toEqual(['first', 'second'])
  page.hidden = false
  settings.pace = 'none'
  pacer.add([seen('third', MOVE)])
  pacer.add([seen('fourth', MOVE)])
  expect(shown).toHaveLength(4)
})

test('when too much waits it hurries until it has caught up', () => {
  for (let at = 0; at < 30; at += 1) pacer.add([seen(String(at), MOVE)])
  expect(shown).toHaveLength(1)
  vi.advanceTimersByTime(ONE)
  expect(left).toBe(16)
})

test('flushed, everything is shown in order and nothing twice', () => {
  for (const value of ['a', 'b', 'c']) pacer.add([seen(value, MOVE)])
  pacer.flush()
  expect(shown).toEqual(['a', 'b', 'c'])
  vi.advanceTimersByTime(60_000)
  expect(shown).toHaveLength(3)
  pacer.add([seen('d', MOVE)])
  expect(shown).toEqual(['a', 'b', 'c', 'd'])
})

test('stopped, what waits is forgotten', () => {
  pacer.add([seen('a', MOVE)])
  pacer.add([seen('b', MOVE)])
  pacer.stop()
  vi.advanceTimersByTime(60_000)
  expect(shown).toEqual(['a'])
  expect(left).toBe(0)
})

test('what waits can be changed before it is shown', () => {
  pacer.add([seen('a', MOVE)])
  pacer.add([seen('b', MOVE)])
  pacer.patch((moment) => ({ ...moment, situation: moment.situation.toUpperCase() }))
  vi.advanceTimersByTime(ONE)
  expect(shown).toEqual(['a', 'B'])
})

test('an update is shown beat by beat, and hurried by updates, not by beats', () => {
  pacer.add(Array.from({ length: 40 }, (_, at) => seen(String(at), MOVE)))
  expect(shown).toEqual(['0'])
  expect(left).toBe(39)
  vi.advanceTimersByTime(ONE)
  expect(shown).toEqual(['0', '1'])
})
