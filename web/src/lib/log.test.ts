import { expect, test } from 'vitest'
import { about } from './log'
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
