import { expect, test } from 'vitest'
import { count, listed } from './piles'

test('a pile that is known has its cards, one that is not only their number', () => {
  expect([count(['hunt', 'ready']), listed(['hunt', 'ready'])]).toEqual([2, ['hunt', 'ready']])
  expect([count(7), listed(7)]).toEqual([7, []])
  expect([count(undefined), listed(undefined)]).toEqual([0, []])
})

test('of a pile that is known in part all cards count', () => {
  expect([count(['krid', null]), listed(['krid', null])]).toEqual([2, ['krid']])
})
