import { beforeEach, expect, test, vi } from 'vitest'
import { walk } from './walking'

const page: { activeElement: unknown } = { activeElement: null }
const row = ['a', 'b', 'c'].map(() => {
  const button = { focus: () => (page.activeElement = button) }
  return button as unknown as HTMLElement
})
const prevented = vi.fn<() => void>()
const press = (key: string) => ({ key, preventDefault: prevented }) as unknown as KeyboardEvent

beforeEach(() => {
  vi.stubGlobal('document', page)
  page.activeElement = row[0]
})

test('arrows go on and back, around at the ends', () => {
  expect(walk(press('ArrowRight'), row)).toBe(1)
  expect(walk(press('ArrowDown'), row)).toBe(2)
  expect(walk(press('ArrowRight'), row)).toBe(0)
  expect(walk(press('ArrowLeft'), row)).toBe(2)
  expect(page.activeElement).toBe(row[2])
})

test('other keys, and rows without buttons, are left alone', () => {
  prevented.mockClear()
  expect(walk(press('Enter'), row)).toBeNull()
  expect(walk(press('ArrowUp'), [])).toBeNull()
  expect(prevented).not.toHaveBeenCalled()
  expect(page.activeElement).toBe(row[0])
})
