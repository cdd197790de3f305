import { expect, test } from 'vitest'
import { span } from './time'

test('minutes and seconds, and hours where there are any', () => {
  expect(span(125, 'en')).toBe('2:05')
  expect(span(5, 'en')).toBe('0:05')
  expect(span(3725, 'en')).toBe('1:02:05')
})

test('a second that has begun is not over', () => {
  expect(span(59.2, 'en')).toBe('1:00')
  expect(span(0, 'en')).toBe('0:00')
})

test('from a day on, days in the words of the language', () => {
  expect(span(86_399, 'en')).toBe('23:59:59')
  expect(span(86_400, 'en')).toBe('1 day')
  expect(span(3 * 86_400, 'de')).toBe('3 Tage')
  expect(span(1.5 * 86_400, 'de')).toBe('1,5 Tage')
})
