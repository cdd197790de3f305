import { expect, test } from 'vitest'
import { entry } from '../../lib/testing'
import { chapters } from './story'
import type { Table } from './view'

const began = { event: 'LocationBegan', place: '1', round: 2, ally: 'marcel' }
const shown = { event: 'TokensRevealed', place: '1', stay_seats: [0, 2], leave_seats: [1] }
const acts = { event: 'Acts', seat: 0, card: 'awe', place: '1', step: 'preparation' }
const counted = (seat: number, power: number) => ({
  event: 'Counted',
  seat,
  number: power,
  place: '1',
  cards: ['awe'],
  face_down: 1,
  blood: 2,
})
const placed = (seat: number, rank: number) => ({ event: 'Placed', seat, number: rank, place: '1' })

function told(number: number, ...events: { event: string }[]) {
  const words = events.map(({ event }) => `${event}.`)
  return entry({ number, events, words, lines: events.map((_, index) => index) })
}

test('a location is a chapter with its lines under the steps', () => {
  const [chapter, ...more] = chapters([
    told(1, began, shown, acts, counted(0, 5), counted(2, 3), placed(0, 1)),
  ])
  expect(more).toEqual([])
  expect(chapter).toMatchObject({ round: 2, place: '1', ally: 'marcel', step: 'conflict' })
  expect(chapter).toMatchObject({ stayed: [0, 2], left: [1], over: false })
  expect(chapter?.steps.withdrawal.map(({ words }) => words)).toEqual(['TokensRevealed.'])
  expect(chapter?.steps.preparation).toEqual([{ key: '1 2', words: 'Acts.', card: 'awe' }])
  expect(chapter?.totals).toEqual([
    { seat: 0, power: 5, rank: 1, cards: ['awe'], faceDown: 1, blood: 2 },
    { seat: 2, power: 3, rank: null, cards: ['awe'], faceDown: 1, blood: 2 },
  ])
})

test('the next location, or the end of the round, closes a chapter', () => {
  const next = { ...began, place: '2', ally: '' }
  const [first, second] = chapters([told(1, began, next), told(2, { event: 'RoundEnded' }, acts)])
  expect([first?.over, second?.over]).toEqual([true, true])
  expect(second?.ally).toBeNull()
  expect(second?.steps.preparation).toEqual([])
})

test('what was taken back is not told', () => {
  const log = [told(1, began), told(2, acts), entry({ number: 3, kind: 'undo', to: 1 })]
  expect(chapters(log)[0]?.steps.preparation).toEqual([])
})

test('a log that begins in the middle goes on from the table there', () => {
  const first = { phase: 'resolution', place: '2', round: 3, at_stake: { '2': 'kate' } }
  const [chapter] = chapters([told(5, shown)], first as unknown as Table)
  expect(chapter).toMatchObject({ round: 3, place: '2', ally: 'kate', stayed: [0, 2] })
})
