import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { keepLoading } from './loading'

beforeEach(() => vi.useFakeTimers())
afterEach(() => vi.useRealTimers())

test('what fails is loaded again, ever more slowly', async () => {
  const tried: number[] = []
  const loaded = keepLoading(() => {
    tried.push(Date.now())
    return tried.length < 8 ? Promise.reject(new Error('lost')) : Promise.resolve('board')
  })
  await vi.runAllTimersAsync()
  expect(await loaded).toBe('board')
  const pauses = tried.slice(1).map((time, index) => time - (tried[index] ?? 0))
  expect(pauses).toEqual([250, 500, 1000, 2000, 4000, 4000, 4000])
})
