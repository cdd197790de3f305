import { expect, test } from 'vitest'
import { entry, moved } from '../../lib/testing'
import { happening } from './happening'

test('who came and who was lost is told by district and seat', () => {
  const shown = happening([
    moved(
      { event: 'Placed', seat: 0, district: 5, number: 3 },
      { event: 'Lost', seat: 2, district: 5, number: 1 },
    ),
  ])
  expect([...shown.changes]).toEqual([
    ['5 0', 3],
    ['5 2', -1],
  ])
})

test('what a seat receives several times adds up', () => {
  const shown = happening([
    moved({ event: 'Received', seat: 1, number: 4 }),
    moved({ event: 'Received', seat: 1, number: 2 }, { event: 'Scored', seat: 1, points: 5 }),
  ])
  expect(shown.received.get(1)).toBe(6)
  expect(shown.scored.get(1)).toBe(5)
})

test('raids and the card that was turned over', () => {
  const shown = happening([
    moved({ event: 'TurnedOver', district: 13 }, { event: 'Raided', districts: [2, 13] }),
  ])
  expect(shown.turned).toBe(13)
  expect(shown.raided).toEqual([2, 13])
})

test('talk is no happening', () => {
  const talk = entry({ number: 8, kind: 'chat', words: ['Hello'] })
  const move = entry({ number: 9, words: ['Bert places 2.'] })
  expect(happening([talk, move])).toMatchObject({ key: '9', words: ['Bert places 2.'] })
  expect(happening([talk]).key).toBe('')
})

test('numbers that are secret are left out', () => {
  const shown = happening([moved({ event: 'Received', seat: 1, number: null })])
  expect(shown.received.size).toBe(0)
})
