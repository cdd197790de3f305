import { expect, test } from 'vitest'
import { beats } from './steps'
import { entry, sync } from './testing'
import type { GameEvent, ViewStep } from './types'

const events: GameEvent[] = [
  { event: 'Revealed', seat: 1 },
  { event: 'Counted', seat: 1 },
  { event: 'Counted', seat: 2 },
  { event: 'GainedAlly', seat: 1 },
  { event: 'RoundEnded' },
]
const words = ['She reveals.', 'She has 3.', 'He has 2.', 'She gains an ally.', 'It is over.']
const move = entry({ number: 7, seat: 1, events, lines: [0, 1, 2, 3, 4], words })
const before = sync({ number: 6, view: { cards: [null], allies: 0 } }, { number: 6, turn: [1] })
const after = sync(
  { number: 7, view: { cards: ['ace'], allies: 1 }, log: [move], situation: 'now' },
  { number: 7, turn: [0] },
)
const steps: ViewStep[] = [
  { events: 1, changes: { cards: { '0': ['ace'] } } },
  { events: 4, changes: { allies: [1] } },
]

test('a game that shows no events is shown as it is now', () => {
  expect(beats(before, after, undefined)).toEqual([{ moment: after, fresh: [move] }])
})

test('events of one kind are one beat, each with the view and the lines up to it', () => {
  const shown = beats(before, after, steps)
  expect(shown.map(({ moment }) => moment.view)).toEqual([
    { cards: ['ace'], allies: 0 },
    { cards: ['ace'], allies: 0 },
    { cards: ['ace'], allies: 1 },
    { cards: ['ace'], allies: 1 },
  ])
  expect(shown.map(({ fresh }) => fresh.flatMap((one) => one.words))).toEqual([
    ['She reveals.'],
    ['She has 3.', 'He has 2.'],
    ['She gains an ally.'],
    ['It is over.'],
  ])
  expect(shown.map(({ moment }) => moment.log.at(-1)?.words.length)).toEqual([1, 3, 4, 5])
})

test('before the last beat nobody is asked, and nothing can be taken back', () => {
  const shown = beats({ ...before, can_undo: true }, after, steps)
  for (const { moment } of shown.slice(0, -1)) {
    expect(moment.sheet.turn).toEqual([])
    expect(moment).toMatchObject({ decision: null, situation: '', can_undo: false, number: 7 })
  }
  expect(shown.at(-1)?.moment).toBe(after)
})

test('what I did myself is told only if much came of it', () => {
  const mine = { ...move, seat: 0 }
  expect(beats(before, { ...after, log: [mine] }, steps)).toHaveLength(4)
  const few = entry({ ...mine, events: events.slice(0, 3), lines: [0, 1, 2] })
  expect(beats(before, { ...after, log: [few] }, steps)).toHaveLength(1)
})

test('entries before the last are shown with its first beat', () => {
  const joined = entry({ number: 6, kind: 'join', words: ['Cleo joins.'] })
  const shown = beats(before, { ...after, log: [joined, move] }, steps)
  expect(shown[0]?.fresh.map(({ number }) => number)).toEqual([6, 7])
  expect(shown[1]?.fresh.map(({ number }) => number)).toEqual([7])
  expect(shown[1]?.moment.log.map(({ number }) => number)).toEqual([6, 7])
})
