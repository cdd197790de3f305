import { expect, test } from 'vitest'
import { about, endOf, merged, shown, since } from './log'
import { entry } from './testing'

test('an entry is about the seat of which its first line tells', () => {
  const events = [
    { event: 'Passed', seat: 2 },
    { event: 'Lost', seat: 1 },
  ]
  // The pass is told by no line of its own: the first line is the second event's.
  expect(about(entry({ seat: 0, lines: [-1, 0], events }))).toBe(1)
})

test('or else about who moved', () => {
  expect(about(entry({ seat: 3 }))).toBe(3)
  expect(
    about(entry({ seat: 3, lines: [0], events: [{ event: 'TurnedOver', district: 4 }] })),
  ).toBe(3)
  expect(about(entry({ seat: 3, lines: [0], events: [{ event: 'Ended', seat: -1 }] }))).toBe(3)
})

test('what nobody did has no mark', () => {
  expect(
    about(entry({ seat: null, lines: [0], events: [{ event: 'Scored', seat: 1 }] })),
  ).toBeNull()
})

const told = (number: number, ...words: string[]) =>
  entry({ number, words, events: words.map((word) => ({ event: word })) })

test('more of a log is what it has come to tell since', () => {
  const end = endOf([told(1, 'a'), told(2, 'b')])
  const news = since([told(1, 'a'), told(2, 'b', 'c'), told(3, 'd')], end)
  expect(news.map(({ number, words }) => [number, words])).toEqual([
    [2, ['c']],
    [3, ['d']],
  ])
  expect(since([told(1, 'a'), told(2, 'b')], end)).toEqual([])
  expect(since([told(1, 'a')], endOf([]))).toHaveLength(1)
})

test('what a later entry tells again is not shown twice', () => {
  const log = [told(1, 'a'), told(2, '1 pool'), told(3), { ...told(4, '2 pool'), since: 2 }]
  expect(shown(log).map(({ number }) => number)).toEqual([1, 4])
  const more = [...log, { ...told(5, '3 pool'), since: 2 }, told(6, 'b')]
  expect(shown(more).map(({ number }) => number)).toEqual([1, 5, 6])
  // An entry of which nothing has been told yet takes no other's place.
  expect(shown([...log, { ...told(5), since: 2 }]).map(({ number }) => number)).toEqual([1, 4])
})

test('an entry that was told in part is replaced when more of it is told', () => {
  const log = merged([told(1, 'a'), told(2, 'b')], [told(2, 'b', 'c'), told(3, 'd')])
  expect(log.map(({ words }) => words)).toEqual([['a'], ['b', 'c'], ['d']])
  expect(merged(log, [])).toBe(log)
})
