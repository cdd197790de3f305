import { cardSheet } from '../../../lib/cards.svelte'
import type { CardSheet } from '../../../lib/types'
import { t } from '../../../lib/words.svelte'

/** V:TES's cards in the viewer's language, with what is printed on them. */

export const GAME = 'vtes'

export interface Cost {
  blood?: number
  pool?: number
  conviction?: number
  /** As much more blood as the player says. */
  x?: boolean
  /** As much pool as the player says. */
  x_pool?: boolean
}

/** One way to play a card: as what, and with which disciplines. */
export interface Mode {
  type: string
  disciplines: string[]
  cost?: Cost
}

/** A card as its face shows it. Disciplines go by short words, in capitals where superior. */
export interface Card {
  name: string
  /** What it is called. */
  called: string
  types: string[]
  clans: string[]
  disciplines: string[]
  traits: string[]
  cost: Cost
  modes: Mode[]
  /** Of crypt cards. */
  group: number | null
  capacity: number | null
  sect: string
  /** As "prince:Chicago", "votes:2". */
  title: string
  /** Of allies and retainers. */
  life: number | null
  strength: number | null
  bleed: number | null
  line: string
  text: string
  note: string
  /** The terms that it is written in, each with its statement. */
  terms: Record<string, string>
}

const BLANK = {
  types: [],
  clans: [],
  disciplines: [],
  traits: [],
  cost: {},
  modes: [],
  group: null,
  capacity: null,
  sect: '',
  title: '',
  life: null,
  strength: null,
  bleed: null,
}

/** A card by its written name, as far as it is known yet. */
export function card(name: string): Card {
  return asCard(name, cardSheet(GAME, name))
}

/** A card from its sheet. */
export function asCard(name: string, sheet: CardSheet | undefined): Card {
  return {
    ...BLANK,
    ...(sheet?.facts ?? {}),
    name,
    called: sheet?.title ?? spelled(name),
    line: sheet?.line ?? '',
    text: sheet?.text ?? '',
    note: sheet?.note ?? '',
    terms: sheet?.terms ?? {},
  }
}

/** A written name as a title, until the card is known. */
function spelled(name: string): string {
  return name
    .split('-')
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join(' ')
}

/** The written name of a card in play: `krid` of `krid#7`. */
export function nameOf(word: string): string {
  return word.split('#')[0] ?? word
}

export type Kind = 'type' | 'clan' | 'discipline' | 'sect' | 'title' | 'trait' | 'phase' | 'region'

/** What a word is called: a clan, a discipline, a title such as "prince:Chicago". */
export function called(kind: Kind, word: string): string {
  const [head, detail] = parts(word)
  const key = `vtes-${kind}-${kind === 'discipline' ? head.toLowerCase() : head}`
  if (detail === undefined) return t(key)
  const town = detail
    .toLowerCase()
    .replace(/[^\p{L}\d_]+/gu, '-')
    .replace(/^-|-$/g, '')
  return t(`${key}.of`, { detail: detailed(kind, detail), town })
}

function parts(word: string): [string, string | undefined] {
  const at = word.indexOf(':')
  return at < 0 ? [word, undefined] : [word.slice(0, at), word.slice(at + 1)]
}

/** A detail is a number, a clan, or a name such as a city's. */
function detailed(kind: Kind, detail: string): string | number {
  if (/^\d+$/.test(detail)) return Number(detail)
  const key = `vtes-clan-${detail}`
  const clan = t(key)
  if (clan !== key) return clan
  return kind === 'trait' ? detail.replaceAll('-', ' ') : detail
}

/** Whether a discipline's word stands for the superior level. */
export function isSuperior(word: string): boolean {
  return word !== word.toLowerCase()
}
