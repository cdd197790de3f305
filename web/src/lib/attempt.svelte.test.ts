import { expect, test } from 'vitest'
import { Refused } from './api'
import { Attempt } from './attempt.svelte'

const refuse = () => Promise.reject(new Refused(409, 'seat-taken', 'The seat is taken.', null))

test('it is busy until it is done', async () => {
  const attempt = new Attempt()
  let finish = () => {}
  const running = attempt.run(() => new Promise((done) => (finish = done)))
  expect(attempt.busy).toBe(true)
  finish()
  expect(await running).toBe(true)
  expect([attempt.busy, attempt.trouble]).toEqual([false, null])
})

test('why it was refused is kept until the next attempt', async () => {
  const attempt = new Attempt()
  expect(await attempt.run(refuse)).toBe(false)
  expect(attempt.busy).toBe(false)
  expect(attempt.trouble).toMatchObject({ error: 'seat-taken', reason: 'The seat is taken.' })
  await attempt.run(() => Promise.resolve())
  expect(attempt.trouble).toBeNull()
})
