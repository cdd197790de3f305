import { expect, test } from 'vitest'
import { option } from '../../lib/testing'
import { grouped } from './group'

const place = (number: number, district: number, group: string | null = null) =>
  option(
    'Place',
    `place ${number} d${district}`,
    { number, district },
    {
      words: `Place ${number} in district ${district}`,
      group,
      short: group && `${number} mafiosi`,
    },
  )
const DONE = option('Done', 'done', {}, { words: 'Done' })

const shape = (options: Parameters<typeof grouped>[0]) =>
  grouped(options).map(([title, choices]) => [title, choices.map(({ label }) => label)])

test('the server’s headings are used, and what stands alone comes first', () => {
  expect(shape([place(1, 3, 'District 3'), place(2, 3, 'District 3'), DONE])).toEqual([
    ['', ['Done']],
    ['District 3', ['1 mafiosi', '2 mafiosi']],
  ])
})

test('a short list needs no headings', () => {
  const nine = Array.from({ length: 9 }, (_, at) => place(at + 1, 3))
  expect(shape(nine)).toEqual([['', nine.map(({ words }) => words)]])
})

test('a long list goes under the words that it ends with alike', () => {
  const options = [3, 7].flatMap((district) => [1, 2, 3, 4, 5].map((at) => place(at, district)))
  expect(shape(options)).toEqual([
    ['in district 3', [1, 2, 3, 4, 5].map((at) => `Place ${at}`)],
    ['in district 7', [1, 2, 3, 4, 5].map((at) => `Place ${at}`)],
  ])
})

test('a long list without anything in common stays one list', () => {
  const words = [...'abcdefghijkl']
  const options = words.map((word) =>
    option('Pick', `pick ${word}`, { card: word }, { words: word }),
  )
  expect(shape(options)).toEqual([['', words]])
})

test('no choice is lost or offered twice', () => {
  const options = [DONE, ...[1, 2, 3].flatMap((d) => [1, 2, 3, 4].map((n) => place(n, d)))]
  const moves = grouped(options).flatMap(([, choices]) => choices.map(({ option }) => option.move))
  expect(moves.sort()).toEqual(options.map(({ move }) => move).sort())
})
