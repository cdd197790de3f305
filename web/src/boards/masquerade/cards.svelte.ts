import { getContext, setContext } from 'svelte'
import { api } from '../../lib/api'
import type { CardSheet } from '../../lib/types'
import { language } from '../../lib/words.svelte'
import { capital } from './town'

/** The cards of the game in the viewer's language, asked for once for each. */

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

const fetched = new Map<string, Promise<void>>()
let known = $state.raw<Record<string, Map<string, Card>>>({})

export function loadCards(game: string): Promise<void> {
  const spoken = language()
  const under = fetched.get(spoken)
  if (under) return under
  const asked = api.cards(game).then(
    (cards) => {
      known = { ...known, [spoken]: new Map(cards.map((one) => [one.name, printed(one)])) }
    },
    () => void fetched.delete(spoken), // the next time, perhaps
  )
  fetched.set(spoken, asked)
  return asked
}

/** A card by its written name; while the cards are on their way, no more than the name. */
export function card(name: string): Card {
  return known[language()]?.get(name) ?? unknown(name)
}

export function title(name: string | null): string {
  return name === null ? '' : card(name).title
}

/** All cards of a clan, the starting cards first. */
export function ofClan(clan: string): Card[] {
  return [...(known[language()]?.values() ?? [])].filter((one) => one.clan === clan)
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
