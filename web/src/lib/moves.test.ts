import { expect, test } from 'vitest'
import { field, ofKind, questionKey, written } from './moves'
import { decision, option } from './testing'

test('what is missing is written as nothing, what is nought as nought', () => {
  expect(written(undefined)).toBe('')
  expect(written(null)).toBe('')
  expect(written(0)).toBe('0')
  expect(written('haven')).toBe('haven')
  expect(written(['a', 'b'])).toBe('["a","b"]')
})

test('a field of a move', () => {
  const move = option('Play', 'play hunt 1', { card: 'hunt', place: 1 })
  expect(field(move, 'place')).toBe('1')
  expect(field(move, 'face')).toBe('')
})

test('moves of some kinds, in their order', () => {
  const options = [option('Stay', 'stay'), option('Done', 'done'), option('Withdraw', 'withdraw')]
  expect(ofKind(options, 'Withdraw', 'Stay').map(({ move }) => move)).toEqual(['stay', 'withdraw'])
})

test('a question is another one when its words, its moves or the hand are others', () => {
  const asked = decision([option('Pass', 'pass')], { prompt: 'Block?' })
  const key = questionKey(asked, ['vessel'])
  expect(questionKey({ ...asked }, ['vessel'])).toBe(key)
  expect(questionKey({ ...asked, prompt: 'Bleed?' }, ['vessel'])).not.toBe(key)
  expect(questionKey({ ...asked, options: [] }, ['vessel'])).not.toBe(key)
  expect(questionKey(asked, [])).not.toBe(key)
  expect(questionKey(null, ['vessel'])).toBe('')
})
