import { expect, test } from 'vitest'
import { decision, option } from '../../../lib/testing'
import { asTable } from '../view'
import { named } from './naming'

const TABLE = asTable({
  ready: [[{ card: 'krid#7' }], [{ card: 'jackson-asher#17' }]],
  torpor: [[], []],
  beside: [[], []],
})

const yields = (card: string, name: string) =>
  option('Yield', `yield ${card}`, { card }, { words: `Yield ${name}`, names: { card: name } })

test('a contested card is told by its name, and the move stays as it is', () => {
  const { options } = named(decision([yields('#7', 'a card')]), TABLE)
  expect(options).toEqual([
    {
      ...yields('#7', 'a card'),
      fields: { card: 'krid#7' },
      names: { card: 'Krid' },
      words: 'Yield Krid',
    },
  ])
})

test('a number is not taken for the end of another', () => {
  const { options } = named(decision([yields('#17', 'a card')]), TABLE)
  expect(options[0]?.names?.card).toBe('Jackson Asher')
})

test('cards that are named, or not in play, are left alone', () => {
  const asked = decision([
    yields('krid#7', 'Krid'),
    yields('#99', 'a card'),
    option('Done', 'done'),
  ])
  expect(named(asked, TABLE)).toEqual(asked)
})
