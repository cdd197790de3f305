import { asCard, isSuperior, type Card } from '../boards/vtes/cards/sheet'
import type { CardSheet, DeckLine } from '../lib/types'
import type { Pile } from './deck'

/** All cards that are enforced, and how one finds those that are wanted. */

export interface Pooled extends Card {
  pile: Pile
  /** All its words, plainly spelled. */
  words: string
  plainName: string
}

/** What is looked for; what is empty does not matter. */
export interface Wanted {
  pile: Pile
  text: string
  type: string
  clan: string
  /** Short words of disciplines, in capitals where superior is needed. */
  disciplines: string[]
  sect: string
  /** A title, or `any` of them. */
  title: string
  group: string
  from: number | null
  to: number | null
  /** `free`, or what is paid: `blood`, `pool`, `conviction`. */
  cost: string
  /** The most that it may cost. */
  most: number | null
}

export const NOTHING: Omit<Wanted, 'pile'> = {
  text: '',
  type: '',
  clan: '',
  disciplines: [],
  sect: '',
  title: '',
  group: '',
  from: null,
  to: null,
  cost: '',
  most: null,
}

/** A word without accents and capitals. */
export function plain(text: string): string {
  return text
    .normalize('NFD')
    .replace(/\p{Mn}/gu, '')
    .replace(/[łŁ]/g, 'l')
    .replace(/[’]/g, "'")
    .toLowerCase()
}

/** The pool, by name. */
export function pool(sheets: CardSheet[]): Pooled[] {
  return sheets
    .map((sheet) => {
      const card = asCard(sheet.name, sheet)
      return {
        ...card,
        pile: card.capacity === null ? ('library' as const) : ('crypt' as const),
        plainName: plain(card.called),
        words: plain(`${card.called} ${card.line} ${card.text} ${card.note}`),
      }
    })
    .sort((a, b) => (a.plainName < b.plainName ? -1 : a.plainName > b.plainName ? 1 : 0))
}

/** The cards that are as wanted: those whose name begins or goes on so before the others. */
export function found(cards: Pooled[], wanted: Wanted): Pooled[] {
  const parts = plain(wanted.text).split(/\s+/).filter(Boolean)
  const hits = cards.filter(
    (card) => fits(card, wanted) && parts.every((part) => card.words.includes(part)),
  )
  if (!parts.length) return hits
  const text = parts.join(' ')
  const rank = (card: Pooled) =>
    card.plainName.startsWith(text) ? 0 : card.plainName.includes(text) ? 1 : 2
  const ranked = new Map(hits.map((card) => [card, rank(card)]))
  return hits.sort((a, b) => (ranked.get(a) ?? 0) - (ranked.get(b) ?? 0))
}

function fits(card: Pooled, wanted: Wanted): boolean {
  if (card.pile !== wanted.pile) return false
  if (wanted.type && !card.types.includes(wanted.type)) return false
  if (wanted.clan && !card.clans.includes(wanted.clan)) return false
  if (wanted.pile === 'crypt') return fitsCrypt(card, wanted)
  const { disciplines, cost, most } = wanted
  if (disciplines.length && !disciplines.some((word) => needs(card, word))) return false
  return fitsCost(card, cost, most)
}

function fitsCrypt(card: Pooled, wanted: Wanted): boolean {
  const { disciplines, sect, title, group, from, to } = wanted
  const capacity = card.capacity ?? 0
  if (!disciplines.every((word) => has(card, word))) return false
  if (sect && card.sect !== sect) return false
  if (title && (title === 'any' ? !card.title : card.title.split(':')[0] !== title)) return false
  if (group && String(card.group) !== group) return false
  return (from === null || capacity >= from) && (to === null || capacity <= to)
}

/** Whether a crypt card has a discipline; superior is more than inferior. */
function has(card: Pooled, word: string): boolean {
  return (
    card.disciplines.includes(word.toUpperCase()) ||
    (!isSuperior(word) && card.disciplines.includes(word))
  )
}

/** Whether a library card is played with a discipline, or at its superior level. */
function needs(card: Pooled, word: string): boolean {
  if (!isSuperior(word)) return card.disciplines.includes(word)
  return card.modes.some(({ disciplines }) => disciplines.includes(word))
}

function fitsCost(card: Pooled, kind: string, most: number | null): boolean {
  const { blood = 0, pool: paid = 0, conviction = 0, x = false } = card.cost
  if (kind === 'free') return !blood && !paid && !conviction && !x
  if (kind === 'blood' && !blood && !x) return false
  if (kind === 'pool' && !paid) return false
  if (kind === 'conviction' && !conviction) return false
  return most === null || blood + paid + conviction <= most
}

/** Everything that some card of a pile is, for choosing from: without repetition, in order. */
export function each(cards: Pooled[], of: (card: Pooled) => string[]): string[] {
  return [...new Set(cards.flatMap(of))].sort()
}

/** The capacity of the biggest cards of the crypt. */
export function biggest(cards: { capacity?: unknown }[]): number {
  return cards.reduce((most, { capacity }) => Math.max(most, Number(capacity ?? 0)), 0)
}

/** A line of a deck for a card of the pool. */
export function asLine(card: Pooled, copies: number): DeckLine {
  const kind = card.types.map((type) => type.replaceAll('-', ' ')).join('/')
  const { name, called, pile } = card
  return { pile, kind, copies, name: called, id: 0, card: name, playable: true }
}
