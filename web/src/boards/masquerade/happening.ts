import type { GameEvent, Plain } from '../../lib/types'
import type { Table } from './view'

/** What the log tells of one move, applied to a town: so that it can be shown as it happens. */

/** What a card is worth in an alliance and when drained, where that is known. */
export type Worth = (card: string) => { influence?: number | null; drained?: number | null }

const nothing: Worth = () => ({})

/** The town after something happened. The server's own view follows and has the last word. */
export function after(town: Table, events: GameEvent[], worth: Worth = nothing): Table {
  const next = structuredClone(town)
  for (const event of events) apply(next, event, worth)
  return next
}

export function number(value: Plain | undefined, fallback = 0): number {
  return typeof value === 'number' ? value : fallback
}

export function text(value: Plain | undefined): string {
  return typeof value === 'string' ? value : ''
}

export function texts(value: Plain | undefined): string[] {
  return Array.isArray(value) ? value.filter((item) => typeof item === 'string') : []
}

export function numbers(value: Plain | undefined): number[] {
  return Array.isArray(value) ? value.filter((item) => typeof item === 'number') : []
}

type Change = (town: Table, event: GameEvent, seat: number, worth: Worth) => void

/** Carry out one event on a town, which changes. */
export function apply(town: Table, event: GameEvent, worth: Worth = nothing): void {
  CHANGES[event.event]?.(town, event, number(event.seat, -1), worth)
}

function add(row: number[] | undefined, seat: number, change: number): void {
  if (row && seat in row) row[seat] = Math.max(0, (row[seat] ?? 0) + change)
}

function lay(town: Table, place: string, seat: number, card: string | null, down: boolean): void {
  town.cards[place]?.[seat]?.push(card)
  town.face_down[place]?.[seat]?.push(down)
}

/** Take a card away from a position; null: one that is not known. */
function lift(town: Table, place: string, seat: number, card: string | null): boolean {
  const row = town.cards[place]?.[seat] ?? []
  const index = row.indexOf(card)
  if (index < 0) return false
  row.splice(index, 1)
  town.face_down[place]?.[seat]?.splice(index, 1)
  return true
}

function clear(town: Table, place: string, seat: number): void {
  if (town.cards[place]) town.cards[place][seat] = []
  if (town.face_down[place]) town.face_down[place][seat] = []
}

function influence(town: Table, seat: number, change: number): void {
  add(town.influence, seat, change)
  if (seat in town.score) town.score[seat] = (town.score[seat] ?? 0) + change
}

function gain(town: Table, seat: number, ally: string, worth: Worth): void {
  town.alliance[seat]?.push(ally)
  if (seat in town.score) town.score[seat] = (town.score[seat] ?? 0) + number(worth(ally).influence)
}

/** Move a card from one of a seat's rows to the other, and count its worth anew. */
function shift(town: Table, seat: number, ally: string, drains: boolean, worth: Worth): void {
  const from = (drains ? town.alliance : town.drained)[seat]
  const to = (drains ? town.drained : town.alliance)[seat]
  const index = from?.indexOf(ally) ?? -1
  if (!from || !to || index < 0) return
  from.splice(index, 1)
  to.push(ally)
  const { influence: alive, drained } = worth(ally)
  const change = number(drained) - number(alive)
  town.score[seat] = (town.score[seat] ?? 0) + (drains ? change : -change)
}

function fromHand(town: Table, seat: number, card: string | null): void {
  const hand = town.hand[seat]
  if (Array.isArray(hand)) town.hand[seat] = hand.filter((held) => held !== card)
  else if (typeof hand === 'number') town.hand[seat] = Math.max(0, hand - 1)
}

const CHANGES: Record<string, Change> = {
  TookClan: (town, { clan }, seat) => void (town.clans[seat] = text(clan)),
  TookRelic: (town, { relic }, seat, worth) => {
    town.relics[seat] = text(relic)
    town.score[seat] = (town.score[seat] ?? 0) + number(worth(text(relic)).influence)
  },
  UsedRelic: (town, _, seat) => void (town.relics_used[seat] = true),

  RoundBegan: (town, { round }) => {
    town.round = number(round)
    town.phase = 'feeding'
    town.place = town.step = town.winner = null
  },
  RoundEnded: (town) => {
    for (const place of Object.keys(town.cards)) {
      town.at_stake[place] = null
      town.clans.forEach((_, seat) => {
        clear(town, place, seat)
        for (const row of [town.deployed_blood[place], town.power[place]]) if (row) row[seat] = 0
      })
    }
    town.red_tokens = town.red_tokens.map((red, seat) => red + (town.grey_tokens[seat] ?? 0))
    town.grey_tokens = town.grey_tokens.map(() => 0)
  },
  Arrived: (town, { place, ally }) => void (town.at_stake[text(place)] = text(ally)),
  Fed: (town, event, seat) => add(town.blood, seat, number(event.number)),
  Drew: (town) => void (town.phase = 'choice'),
  DrewUnseen: (town) => void (town.phase = 'choice'),

  Played: (town, { card, place }, seat) => {
    fromHand(town, seat, text(card))
    lay(town, text(place), seat, text(card), false)
  },
  PlayedDown: (town, { card, place }, seat) => {
    fromHand(town, seat, text(card))
    lay(town, text(place), seat, text(card), true)
  },
  PlayedUnseen: (town, { place }, seat) => {
    fromHand(town, seat, null)
    lay(town, text(place), seat, null, true)
  },
  Deployed: (town, event, seat) => {
    add(town.blood, seat, -number(event.number))
    add(town.deployed_blood[text(event.place)], seat, number(event.number))
  },
  DeployedFromBank: (town, event, seat) =>
    add(town.deployed_blood[text(event.place)], seat, number(event.number)),
  TurnedTokens: (town, event, seat) => {
    add(town.red_tokens, seat, -number(event.number))
    add(town.grey_tokens, seat, number(event.number))
  },
  Drained: (town, event, seat, worth) => {
    shift(town, seat, text(event.ally), true, worth)
    add(town.blood, seat, number(event.number))
  },
  Restored: (town, { ally }, seat, worth) => shift(town, seat, text(ally), false, worth),
  CommittedDiablerie: (town, event, seat) => {
    add(town.red_tokens, seat, number(event.number))
    town.score[seat] = (town.score[seat] ?? 0) - number(event.number)
  },
  ShedDiablerie: (town, _, seat) => {
    const row = (town.red_tokens[seat] ?? 0) > 0 ? town.red_tokens : town.grey_tokens
    add(row, seat, -1)
    town.score[seat] = (town.score[seat] ?? 0) + 1
  },
  Eliminated: (town, _, seat) => {
    town.out[seat] = true
    for (const row of [town.blood, town.influence, town.red_tokens, town.grey_tokens, town.score])
      row[seat] = 0
    town.alliance[seat] = town.drained[seat] = []
    for (const place of Object.keys(town.cards)) {
      clear(town, place, seat)
      if (town.deployed_blood[place]) town.deployed_blood[place][seat] = 0
    }
  },

  LocationBegan: (town, { place }) => {
    town.phase = 'resolution'
    town.place = text(place)
    town.step = 'withdrawal'
    town.winner = null
  },
  Withdrew: (town, event, seat) => {
    add(town.deployed_blood[text(event.place)], seat, -number(event.number))
    add(town.blood, seat, number(event.number))
  },
  Moved: (town, { cards, place }, seat) => {
    for (const card of texts(cards)) {
      const known = Object.keys(town.cards).some((from) => lift(town, from, seat, card))
      // One that was not known lay at the location that is being resolved.
      if (!known && town.place) lift(town, town.place, seat, null)
      lay(town, text(place), seat, card, false)
    }
  },
  TookBack: (town, _, seat) => {
    if (town.place) clear(town, town.place, seat)
  },
  Returned: (town, { card }) => {
    for (const [place, all] of Object.entries(town.cards))
      all.forEach((_, seat) => lift(town, place, seat, text(card)))
  },
  Revealed: (town, { cards, place }, seat) => {
    const down = town.face_down[text(place)]?.[seat] ?? []
    const row = town.cards[text(place)]?.[seat] ?? []
    const told = texts(cards).filter((card) => !row.includes(card))
    for (const [index, hidden] of down.entries()) {
      if (!hidden) continue
      if (row[index] === null) row[index] = told.shift() ?? null
      down[index] = !row[index] || !texts(cards).includes(row[index])
    }
    town.step = 'reveal'
  },
  TurnedDown: (town, { card, place }, seat) => {
    const index = town.cards[text(place)]?.[seat]?.indexOf(text(card)) ?? -1
    const down = town.face_down[text(place)]?.[seat]
    if (down && index >= 0) down[index] = true
  },

  Counted: (town, event, seat) => {
    const row = town.power[text(event.place)]
    if (row) row[seat] = number(event.number)
    town.step = 'conflict'
  },
  Placed: (town, event, seat) => {
    if (event.number === 1) town.winner = seat
  },
  Deserted: (town, { place }) => void (town.at_stake[text(place)] = null),
  GainedAlly: (town, { ally }, seat, worth) => {
    gain(town, seat, text(ally), worth)
    if (town.place) town.at_stake[town.place] = null
  },
  GainedVictims: (town, event, seat, worth) => {
    for (let left = number(event.number); left > 0; left--) gain(town, seat, 'victim', worth)
  },
  TookAmbition: (town, _, seat) => void (town.holder = seat),

  GainedBlood: (town, event, seat) => add(town.blood, seat, number(event.number)),
  LostBlood: (town, event, seat) => add(town.blood, seat, -number(event.number)),
  SpentBlood: (town, event, seat) => add(town.blood, seat, -number(event.number)),
  StoleBlood: (town, event, seat) => {
    add(town.blood, seat, number(event.number))
    add(town.blood, number(event.from_seat, -1), -number(event.number))
  },
  GainedInfluence: (town, event, seat) => influence(town, seat, number(event.number)),
  LostInfluence: (town, event, seat) => influence(town, seat, -number(event.number)),
  GotInfluence: (town, event, seat) => {
    influence(town, seat, number(event.number))
    influence(town, number(event.from_seat, -1), -number(event.number))
  },
  TookBlood: (town, event, seat) => {
    add(town.deployed_blood[text(event.place)], number(event.from_seat, -1), -number(event.number))
    add(town.blood, seat, number(event.number))
  },
  GotBlood: (town, event, seat) => {
    const row = town.deployed_blood[text(event.place)]
    add(row, number(event.from_seat, -1), -number(event.number))
    add(row, seat, number(event.number))
  },
  DiscardedBlood: (town, event, seat) =>
    add(town.deployed_blood[text(event.place)], seat, -number(event.number)),
  MovedBlood: (town, event, seat) => {
    add(town.deployed_blood[text(event.place)], seat, -number(event.number))
    add(town.deployed_blood[text(event.to_place)], seat, number(event.number))
  },
  SwappedBlood: (town, event, seat) => {
    const row = town.deployed_blood[text(event.place)]
    if (!row) return
    town.blood[seat] = row[seat] ?? 0
    row[seat] = number(event.number)
  },
}
