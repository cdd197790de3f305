import { beforeAll, describe, expect, test } from 'vitest'
import { option, speakEnglish } from '../../../lib/testing'
import { said } from './aspects'
import {
  asMove,
  choices,
  isAmount,
  isIdle,
  isOfHand,
  isPlain,
  labelled,
  thingCalled,
  toldApart,
} from './choices'

const HAND = new Set(['brute-force', 'mark-v'])
const taken = (...options: Parameters<typeof said>[0][]) => options.map((one) => said(one, HAND))

const PASS = option('Pass', 'pass', {}, { words: 'Pass' })

const brute = (mode: string, level: string) =>
  option(
    'Play',
    `play brute-force ${mode} tomaine#178`,
    { card: 'brute-force', mode, minion: 'tomaine#178' },
    {
      words: `Play Brute Force (${level} Potence) with Tomaine`,
      group: 'Play Brute Force',
      short: `${level} Potence, with Tomaine`,
      names: { card: 'Brute Force', mode: `${level} Potence`, minion: 'Tomaine' },
    },
  )

const withMinion = (kind: string, word: string, minion: string, name: string) =>
  option(
    kind,
    `${word.toLowerCase()} ${minion}`,
    { minion },
    { words: `${word} with ${name}`, names: { minion: name } },
  )

const number = (value: number) =>
  option('Number', `number ${value}`, { number: value }, { words: `${value} blood` })

beforeAll(() => speakEnglish('vtes'))

describe('what the moves are', () => {
  test('to pass, to be done and to decline are idle', () => {
    const idle = taken(PASS, option('Done', 'done'), option('Decline', 'decline'), number(1))
    expect(idle.map(isIdle)).toEqual([true, true, true, false])
  })

  test('cards in hand are told from minions', () => {
    const [card, minion] = taken(
      brute('pot', 'inferior'),
      withMinion('Hunt', 'Hunt', 'krid#7', 'Krid'),
    )
    expect(card && isOfHand(card)).toBe(true)
    expect(minion && isOfHand(minion)).toBe(false)
  })

  test('a few moves are listed, many are not unless each says all at once', () => {
    const moves = (kind: string, count: number) =>
      taken(...Array.from({ length: count }, (_, at) => option(kind, `${kind} ${at}`)))
    expect(isPlain(moves('Hunt', 4))).toBe(true)
    expect(isPlain(moves('Hunt', 5))).toBe(false)
    expect(isPlain(moves('Transfer', 12))).toBe(true)
    expect(isPlain(moves('Transfer', 13))).toBe(false)
  })

  test('an amount is asked for when there are numbers, and nothing else but to pass', () => {
    expect(isAmount(taken(number(0), number(1), number(2), PASS))).toBe(true)
    expect(isAmount(taken(number(0), number(1), PASS))).toBe(false)
    const more = withMinion('Hunt', 'Hunt', 'krid#7', 'Krid')
    expect(isAmount(taken(number(0), number(1), number(2), more))).toBe(false)
  })
})

describe('a move as one button', () => {
  test('a card that can be played in one way is not said at length', () => {
    const [move] = taken(brute('pot', 'inferior')).map(asMove)
    expect(move).toMatchObject({
      label: 'Play Brute Force',
      words: 'Play Brute Force (inferior Potence) with Tomaine',
      card: 'brute-force',
    })
  })

  test('a card in play can be read by its name, a player cannot', () => {
    const [card, seat] = taken(
      option('Target', 'target krid#7', { card: 'krid#7' }),
      option('Player', 'player 1', { seat: 1 }),
    ).map(asMove)
    expect(card?.card).toBe('krid')
    expect(seat?.card).toBe('')
  })
})

describe('the next part of what is said', () => {
  test('a card with two levels is one button that narrows, a card with one way is played', () => {
    const markV = option(
      'Play',
      'play mark-v plain tomaine#178',
      { card: 'mark-v', mode: 'plain', minion: 'tomaine#178' },
      { words: 'Play Mark V with Tomaine', group: 'Play Mark V', names: { card: 'Mark V' } },
    )
    const left = taken(brute('pot', 'inferior'), brute('POT', 'superior'), markV)
    const found = choices(left, 'subject')
    expect(found.map(({ label, option }) => [label, option?.move ?? null])).toEqual([
      ['Brute Force', null],
      ['Play Mark V', 'play mark-v plain tomaine#178'],
    ])
  })

  test('levels make their moves, and say the rest of it', () => {
    const found = choices(taken(brute('pot', 'inferior'), brute('POT', 'superior')), 'mode')
    expect(found.map(({ label }) => label)).toEqual([
      'inferior Potence, with Tomaine',
      'superior Potence, with Tomaine',
    ])
    expect(found.every(({ option }) => option !== null)).toBe(true)
  })

  test('moves without that part stand for themselves', () => {
    const left = taken(PASS, withMinion('Hunt', 'Hunt', 'krid#7', 'Krid'))
    expect(choices(left, 'subject').map(({ label }) => label)).toEqual(['Pass', 'Hunt with Krid'])
  })

  test('two cards of a name are numbered', () => {
    const twins = [1, 2].map((at) =>
      option('Target', `target krid#${at}`, { card: `krid#${at}` }, { words: 'Krid' }),
    )
    const [first, second] = choices(taken(...twins), 'subject')
    expect(first?.label).not.toBe(second?.label)
    expect(second?.words).toContain('2')
  })

  test('what differs anyway is not numbered', () => {
    const list = taken(PASS, number(1)).map(asMove)
    expect(toldApart(list)).toEqual(list)
  })
})

describe('what a part is called', () => {
  const [play] = taken(brute('pot', 'inferior'))
  const [hunt] = taken(withMinion('Hunt', 'Hunt', 'krid#7', 'Krid'))
  const [plain] = taken(option('Play', 'play mark-v plain -', { card: 'mark-v', mode: 'plain' }))

  test('a card by its name, and a minion who acts by his', () => {
    expect(play && labelled(play, 'subject')).toBe('Brute Force')
    expect(hunt && labelled(hunt, 'subject')).toBe('Krid')
  })

  test('a deed by its word, or by its card', () => {
    expect(play && labelled(play, 'deed')).toContain('Brute Force')
    expect(hunt && labelled(hunt, 'deed')).toBe('Hunt')
  })

  test('what has no name is said nevertheless', () => {
    for (const aspect of ['mode', 'minion'] as const) {
      const label = plain && labelled(plain, aspect)
      expect(label).toBeTruthy()
      expect(label).not.toMatch(/^vt-/)
    }
  })

  test('a second ability of a card has its number', () => {
    const fields = { card: 'vessel#282', number: 1 }
    const [second] = taken(option('Use', 'use vessel#282 1', fields, { names: { card: 'Vessel' } }))
    expect(second && labelled(second, 'deed')).toMatch(/Vessel.*2/)
  })

  test('a thing that was tapped goes by what the moves call it', () => {
    const left = taken(brute('pot', 'inferior'))
    expect(thingCalled(left, 'tomaine#178')).toBe('Tomaine')
    expect(thingCalled(left, 'hand brute-force')).toBe('Brute Force')
    expect(thingCalled([], 'krid#7')).toBe('krid#7')
  })
})
