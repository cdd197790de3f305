import { flushSync } from 'svelte'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { Queue } from './queue.svelte'
import { decision, option } from './testing'

const offering = (...moves: string[]) => decision(moves.map((move) => option('Lay', move)))

let asked = $state.raw<ReturnType<typeof decision> | null>(null)
let busy = $state(false)
let sent: string[] = []
let queue: Queue
let end: () => void

beforeEach(() => {
  sent = []
  busy = false
  asked = offering('lay a', 'lay b', 'lay c')
  end = $effect.root(() => {
    queue = new Queue(
      () => asked,
      () => busy,
      (move) => {
        sent.push(move)
        busy = true
      },
    )
  })
})
afterEach(() => end())

/** The server has taken the move and asks again. */
function answer(next: typeof asked) {
  busy = false
  asked = next
  flushSync()
}

test('moves are sent one after the other, each when the last was taken', () => {
  queue.send(['lay a', 'lay b'])
  flushSync()
  expect(sent).toEqual(['lay a'])
  expect(queue.waiting).toBe(true)
  answer(offering('lay b', 'lay c'))
  expect(sent).toEqual(['lay a', 'lay b'])
  answer(offering('lay c'))
  expect(queue.waiting).toBe(false)
})

test('what is no longer allowed ends the rest', () => {
  queue.send(['lay a', 'lay b', 'lay c'])
  answer(offering('lay c'))
  expect(sent).toEqual(['lay a'])
  expect(queue.waiting).toBe(false)
  answer(offering('lay b', 'lay c'))
  expect(sent).toEqual(['lay a'])
})

test('while nothing is asked the rest waits', () => {
  queue.send(['lay a', 'lay b'])
  answer(null)
  expect(sent).toEqual(['lay a'])
  expect(queue.waiting).toBe(true)
  answer(offering('lay b'))
  expect(sent).toEqual(['lay a', 'lay b'])
})
