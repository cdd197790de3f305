import { api, refusal } from '../lib/api'
import type { DeckLine, DeckSheet, FaultSheet, Refusal, ReplacementSheet } from '../lib/types'
import { t } from '../lib/words.svelte'
import { word } from './deck'

const PAUSE = 350
/** No deck has more of a card. */
const MOST = 99

/** A deck under somebody's hands: every change is kept at once, and tells what is wrong. */
export class Building {
  id = ''
  name = $state('')
  lines = $state.raw<DeckLine[]>([])
  faults = $state.raw<FaultSheet[]>([])
  /** For each card that is not enforced, those that are near. */
  replacements = $state.raw<ReplacementSheet[]>([])
  trouble = $state.raw<Refusal | null>(null)
  /** Whether all that is seen here is kept. */
  kept = $state(true)
  /** For how many players it is to be legal. */
  seats = $state(5)

  #timer: ReturnType<typeof setTimeout> | undefined
  #sent = 0

  constructor(deck: DeckSheet) {
    this.id = deck.id
    this.name = deck.name
    this.lines = deck.lines ?? []
    this.#told(deck)
  }

  copies(card: string): number {
    return this.lines.find((line) => line.card === card)?.copies ?? 0
  }

  /** So many copies of a card more, or fewer. */
  add(line: DeckLine, copies: number): void {
    const same = (other: DeckLine) =>
      line.card ? other.card === line.card : other.id === line.id && !other.card
    const before = this.lines.find(same)
    const wanted = Math.min(MOST, Math.max(0, (before?.copies ?? 0) + copies))
    const rest = this.lines.filter((other) => !same(other))
    const now = wanted ? [...rest, { ...(before ?? line), copies: wanted }] : rest
    this.lines = now.sort((a, b) => a.name.localeCompare(b.name))
    this.#change()
  }

  /** Other cards in the places of some; null leaves the place empty. */
  replace(cards: [DeckLine, DeckLine | null][]): void {
    for (const [missing, instead] of cards) {
      this.add(missing, -missing.copies)
      if (instead) this.add(instead, missing.copies)
    }
  }

  rename(name: string): void {
    this.name = name
    this.#change()
  }

  plan(seats: number): void {
    this.seats = seats
    this.#change()
  }

  /** Keep it now; also again, when it could not be kept. */
  keep = async (): Promise<void> => {
    clearTimeout(this.#timer)
    const mine = ++this.#sent
    const name = this.name.trim() || t('dk-nameless')
    try {
      const deck = await api.changeDeck(this.id, { name, text: word(this.lines) }, this.seats)
      // An answer to what has changed since is no news.
      if (mine !== this.#sent) return
      this.#told(deck)
      this.trouble = null
      this.kept = true
    } catch (error) {
      if (mine === this.#sent) this.trouble = refusal(error, t('unreachable'))
    }
  }

  #change(): void {
    this.kept = false
    this.#sent += 1
    clearTimeout(this.#timer)
    this.#timer = setTimeout(this.keep, PAUSE)
  }

  #told(deck: DeckSheet): void {
    this.replacements = deck.replacements ?? []
    // That nothing is in it yet is told by the sizes of its piles.
    this.faults = deck.faults.filter(({ error }) => error !== 'vtes-list-empty')
  }
}
