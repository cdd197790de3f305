import type { MoveOption } from '../../../lib/types'
import { t } from '../../../lib/words.svelte'
import { nameOf } from '../cards/sheet'
import { isNumber, type Aspect, type Said } from './aspects'

/** A button in the panel: it makes a move, or narrows down what is left. */
export interface Choice {
  value: string
  label: string
  /** What a screen reader says, where the label is short. */
  words: string
  /** The move that it makes; null: it only narrows. */
  option: MoveOption | null
  /** The card that it is about, by its name, to be read; empty: none. */
  card: string
}

/** Moves that do nothing, or no more. */
const IDLE = new Set(['Pass', 'Done', 'Decline'])
const BY_CARD = new Set(['Play', 'Use', 'ActWith', 'StrikeWith', 'ManeuverWith'])
/** Moves that are said in one breath: each has its button at once. */
const AT_ONCE = new Set([
  'Transfer',
  'Withhold',
  'DrawCrypt',
  'Merge',
  'Vote',
  'Target',
  'Player',
  'Name',
  'Pay',
  'Yield',
])
/** Up to so many moves are simply listed. */
export const FEW = 8
const SEVERAL = 4

export function isIdle({ option }: Said): boolean {
  return IDLE.has(option.kind)
}

/** Whether a move is made with a card of the hand. */
export function isOfHand({ parts }: Said): boolean {
  return parts.subject.startsWith('hand ')
}

/** Whether moves are better listed one by one than by what they are made with. */
export function isPlain(moves: Said[]): boolean {
  if (moves.length <= SEVERAL) return true
  return moves.length <= FEW + SEVERAL && moves.every(({ option }) => AT_ONCE.has(option.kind))
}

/** Whether nothing but a number is asked for. */
export function isAmount(moves: Said[]): boolean {
  const chosen = moves.filter((one) => !isIdle(one))
  return chosen.length > 2 && chosen.every(({ option }) => isNumber(option))
}

/** A move as one button. What is the only way to play a card need not be said at length. */
export function asMove({ option, things }: Said): Choice {
  const label = option.kind === 'Play' ? (option.group ?? option.words) : option.words
  return { value: option.move, label, words: option.words, option, card: cardOf(things[0] ?? '') }
}

/** The card that a thing is, by its name; empty where it is none that can be read. */
function cardOf(thing: string): string {
  if (thing.startsWith('hand ')) return thing.slice('hand '.length)
  return thing.includes('#') ? nameOf(thing) : ''
}

/** Cards of a name are told apart by their order on the table. */
export function toldApart(list: Choice[]): Choice[] {
  return list.map((choice, at) => {
    const alike = list.filter(({ words }) => words === choice.words)
    if (alike.length < 2) return choice
    const number = list.slice(0, at + 1).filter(({ words }) => words === choice.words).length
    const numbered = (name: string) => t('vt-ability', { name, number })
    return { ...choice, label: numbered(choice.label), words: numbered(choice.words) }
  })
}

/** The moves left, sorted by the next part of what is said. */
export function choices(left: Said[], aspect: Aspect): Choice[] {
  const groups = new Map<string, Said[]>()
  for (const one of left) {
    const value = one.parts[aspect]
    groups.set(value, [...(groups.get(value) ?? []), one])
  }
  const found = [...groups].flatMap(([value, moves]) => {
    const [first] = moves
    if (!first) return []
    if (!value) return moves.map((one) => asMove(one))
    if (moves.length === 1 && aspect === 'subject') return [asMove(first)]
    const option = moves.length === 1 ? first.option : null
    // What a button does must be plain from what it says, though the rest is chosen already.
    const label = (aspect !== 'deed' && option?.short) || labelled(first, aspect)
    return [{ value, label, words: option?.words ?? label, option, card: cardOf(value) }]
  })
  return toldApart(found)
}

/** What a part of a move is called. */
export function labelled({ option, parts }: Said, aspect: Aspect): string {
  const names = option.names ?? {}
  switch (aspect) {
    case 'subject':
      if (option.kind !== 'Play' && names.minion) return names.minion
      return names.card ?? names.source ?? option.words
    case 'deed':
      return deed(option, names)
    case 'mode':
      return names.mode || t('vt-plain-mode')
    case 'minion':
      return names.minion || t('vt-no-minion')
    case 'other':
      return names.other ?? option.words
    case 'amount':
      return parts.amount
    case 'side':
      return t('vt-side', { side: parts.side })
  }
}

function deed(option: MoveOption, names: Record<string, string>): string {
  if (!BY_CARD.has(option.kind)) return t('vt-deed', { kind: option.kind })
  const card = names.card ?? ''
  const name = option.kind === 'Play' ? t('vt-deed-play', { card }) : t('vt-deed-use', { card })
  const number = Number(option.fields.number ?? 0)
  return number ? t('vt-ability', { name, number: number + 1 }) : name
}

/** What a thing that was tapped is called by the moves about it. */
export function thingCalled(moves: Said[], value: string): string {
  for (const { option, parts } of moves) {
    const names = option.names ?? {}
    if (value === option.fields.minion) return names.minion ?? value
    if (value === parts.other) return names.other ?? value
    if (value.startsWith('seat:')) return option.words
    if (names.card) return names.card
    if (names.source) return names.source
  }
  return value
}
