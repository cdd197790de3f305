import { expect, test } from 'vitest'
import { groups, spans, tailed } from './rules'
import type { BlockSheet } from './types'

const block = (kind: BlockSheet['kind'], text = kind): BlockSheet => ({
  kind,
  text,
  cites: [],
  level: 0,
  anchor: '',
})

test('a text is split at its marks', () => {
  expect(spans('**Example:** three *or* more')).toEqual([
    { text: 'Example:', style: 'bold' },
    { text: ' three ', style: '' },
    { text: 'or', style: 'italic' },
    { text: ' more', style: '' },
  ])
  expect(spans('2 * 3')).toEqual([{ text: '2 * 3', style: '' }])
})

test('the last word of a text can be kept with what follows', () => {
  expect(tailed('*Three* or more.')).toEqual({
    start: [
      { text: 'Three', style: 'italic' },
      { text: ' or ', style: '' },
    ],
    tail: { text: 'more.', style: '' },
  })
  expect(tailed('One.')).toEqual({ start: [], tail: { text: 'One.', style: '' } })
})

test('steps and items in a row are one list, and steps after a picture its legend', () => {
  const kinds = [
    'picture',
    'step',
    'step',
    'paragraph',
    'paragraph',
    'step',
    'item',
    'item',
  ] as const
  expect(
    groups(kinds.map((kind) => block(kind))).map(({ kind, blocks, legend }) => [
      kind,
      blocks.length,
      legend,
    ]),
  ).toEqual([
    ['picture', 1, false],
    ['step', 2, true],
    ['paragraph', 1, false],
    ['paragraph', 1, false],
    ['step', 1, false],
    ['item', 2, false],
  ])
})
