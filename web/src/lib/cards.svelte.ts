import { api } from './api'
import type { CardSheet } from './types'
import { language } from './words.svelte'

/** The cards of games in the viewer's language, asked for once for each. */

const fetched = new Map<string, Promise<void>>()
const asked = new Map<string, Set<string>>()
let wanted = new Map<string, Set<string>>()
let known = $state.raw<Record<string, Map<string, CardSheet>>>({})

function key(game: string): string {
  return `${game} ${language()}`
}

function keep(at: string, cards: CardSheet[]): void {
  known = { ...known, [at]: new Map([...(known[at] ?? []), ...cards.map(named)]) }
}

function named(card: CardSheet): [string, CardSheet] {
  return [card.name, card]
}

/** All cards of a game. */
export function loadCards(game: string): Promise<void> {
  const at = key(game)
  const under = fetched.get(at)
  if (under) return under
  const asking = api.cards(game).then(
    // In the order of the game, whatever came before.
    (cards) => void (known = { ...known, [at]: new Map(cards.map(named)) }),
    () => void fetched.delete(at), // the next time, perhaps
  )
  fetched.set(at, asking)
  return asking
}

/** Some cards of a game that has many: those that are wanted at one moment are asked for at once. */
export function wantCards(game: string, names: string[]): void {
  const at = key(game)
  const before = asked.get(at) ?? new Set()
  asked.set(at, before)
  for (const name of names) {
    if (before.has(name)) continue
    before.add(name)
    if (!wanted.size) queueMicrotask(fetchWanted)
    wanted.set(game, (wanted.get(game) ?? new Set()).add(name))
  }
}

function fetchWanted(): void {
  for (const [game, names] of wanted) {
    const at = key(game)
    api.cards(game, [...names].sort()).then(
      (cards) => keep(at, cards),
      () => names.forEach((name) => asked.get(at)?.delete(name)),
    )
  }
  wanted = new Map()
}

/** A card by its written name; nothing while the cards are on their way. */
export function cardSheet(game: string, name: string): CardSheet | undefined {
  return known[key(game)]?.get(name)
}

/** All cards of a game, in its order, as far as they are known. */
export function cardSheets(game: string): CardSheet[] {
  return [...(known[key(game)]?.values() ?? [])]
}
