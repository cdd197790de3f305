import { expect, test, vi } from 'vitest'
import { remembered } from './memory'

function storage(kept: Record<string, string> = {}) {
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept[key] ?? null,
    setItem: (key: string, value: string) => (kept[key] = value),
  })
  return kept
}

test('what was kept is there again, under our own name', () => {
  const kept = storage()
  remembered<string[]>('topics', []).set(['blood'])
  expect(kept).toEqual({ 'conclave.topics': '["blood"]' })
  expect(remembered<string[]>('topics', []).get()).toEqual(['blood'])
})

test('what was never kept, or cannot be read, is what it is at first', () => {
  storage({ 'conclave.settings': '{broken' })
  expect(remembered('language', 'en').get()).toBe('en')
  expect(remembered('settings', { pace: 'slow' }).get()).toEqual({ pace: 'slow' })
})

test('a browser that keeps nothing is none the worse', () => {
  const refuse = () => {
    throw new DOMException('denied', 'SecurityError')
  }
  vi.stubGlobal('localStorage', { getItem: refuse, setItem: refuse })
  const memory = remembered('language', 'en')
  memory.set('de')
  expect(memory.get()).toBe('en')
})
