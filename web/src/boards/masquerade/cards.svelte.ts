import { getContext, setContext } from 'svelte'
import { cardSheet, cardSheets } from '../../lib/cards.svelte'
import type { CardSheet } from '../../lib/types'
import { capital } from './view'

/** The cards of the game in the viewer's language. */

/** A card with what is printed on it; what that is depends on its kind. */
export interface Card {
  name: string
  title: string
  /** A clan card, an ally (human, vampire, victim), a relic, a location card. */
  kind: string
  /** What it is listed under: clan cards under their clan. */
  group: string
  text: string
  note: string
  clan?: string
  type?: string
  power?: number
  influence?: number
  feed?: number
  drain?: number
  drained?: number
  ours?: boolean
}

function printed({ facts, ...sheet }: CardSheet): Card {
  return { ...sheet, ...(facts as Partial<Card>) }
}

function unknown(name: string): Card {
  const title = name.split('-').map(capital).join(' ')
  return { name, title, kind: '', group: '', text: '', note: '' }
}

const GAME = 'masquerade'

/** A card by its written name; while the cards are on their way, no more than the name. */
export function card(name: string): Card {
  const sheet = cardSheet(GAME, name)
  return sheet ? printed(sheet) : unknown(name)
}

export function title(name: string | null): string {
  return name === null ? '' : card(name).title
}

/** All cards of a clan, the starting cards first. */
export function ofClan(clan: string): Card[] {
  return cardSheets(GAME)
    .map(printed)
    .filter((one) => one.clan === clan)
}

/** What a clan is called. */
export function clanName(clan: string): string {
  return ofClan(clan)[0]?.group ?? capital(clan)
}

/** What a card belongs to: its clan, or what kind of card it is. */
export function family(one: Card): string {
  return one.clan ?? one.kind
}

const READ = Symbol('read')

/** How parts of the board show something larger: a card, a player, a clan. */
export interface Reading {
  card: (name: string) => void
  player: (seat: number) => void
  clan: (clan: string) => void
}

export function offerReading(reading: Reading): void {
  setContext(READ, reading)
}

export function reading(): Reading {
  return getContext<Reading>(READ)
}
