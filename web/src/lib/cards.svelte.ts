import { api } from './api'
import type { CardSheet } from './types'
import { language } from './words.svelte'

/** The cards of games in the viewer's language, asked for once for each. */

const fetched = new Map<string, Promise<void>>()
let known = $state.raw<Record<string, Map<string, CardSheet>>>({})

function key(game: string): string {
  return `${game} ${language()}`
}

export function loadCards(game: string): Promise<void> {
  const wanted = key(game)
  const under = fetched.get(wanted)
  if (under) return under
  const asked = api.cards(game).then(
    (cards) => {
      known = { ...known, [wanted]: new Map(cards.map((one) => [one.name, one])) }
    },
    () => void fetched.delete(wanted), // the next time, perhaps
  )
  fetched.set(wanted, asked)
  return asked
}

/** A card by its written name; nothing while the cards are on their way. */
export function cardSheet(game: string, name: string): CardSheet | undefined {
  return known[key(game)]?.get(name)
}

/** All cards of a game, in its order, as far as they are known. */
export function cardSheets(game: string): CardSheet[] {
  return [...(known[key(game)]?.values() ?? [])]
}
