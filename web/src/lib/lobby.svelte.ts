import { api, refusal } from './api'
import { guided } from './guide.svelte'
import type { GameSheet, Refusal, SeatRequest, TableList, TableSheet } from './types'
import { loadMe, me } from './me.svelte'
import { remembered } from './memory'
import { t } from './words.svelte'

/** The games there are, and the tables one may go to. */

const NONE: TableList = { running: [], waiting: [], finished: [] }

let games = $state.raw<GameSheet[]>([])
let mine = $state.raw<TableList>(NONE)
let open = $state.raw<TableList>(NONE)
let trouble = $state.raw<Refusal | null>(null)

export const lobby = {
  get games() {
    return games
  },
  get mine() {
    return mine
  },
  get open() {
    return open
  },
  get trouble() {
    return trouble
  },
  /** The games in which it is my turn. */
  get calling(): TableSheet[] {
    if (!me()) return []
    return mine.running.filter(
      (table) => table.my_seat !== null && table.turn.includes(table.my_seat),
    )
  },
}

export function gameNamed(name: string): GameSheet | undefined {
  return games.find((game) => game.name === name)
}

export async function loadGames(): Promise<void> {
  games = await api.games()
}

export async function loadTables(): Promise<void> {
  ;[mine, open] = await Promise.all([api.tables('mine'), api.tables('public')])
}

export async function refresh(): Promise<void> {
  try {
    await Promise.all([loadGames(), loadTables()])
    trouble = null
  } catch (error) {
    trouble = refusal(error, t('unreachable'))
  }
}

/** The number of seats a game is offered with: the middle of those it allows. */
export function usualSeats(game: GameSheet): number {
  return game.seats[Math.floor(game.seats.length / 2)] ?? game.seats[0] ?? 2
}

/** The options as the rules have them. */
export function usualOptions(game: GameSheet): Record<string, string | number> {
  return Object.fromEntries(game.options.map((option) => [option.name, option.default]))
}

const lastBot = remembered('bot', '')
let chosenBot = $state(lastBot.get())

/** The bot that I play against: as I chose last, if this game has such a one. */
export function myBot(game: GameSheet): string {
  return game.bots.some((bot) => bot.name === chosenBot) ? chosenBot : game.usual_bot
}

export function chooseBot(bot: string): void {
  chosenBot = bot
  lastBot.set(bot)
}

export function againstBots(game: GameSheet, seats: number, bot = myBot(game)): SeatRequest[] {
  return Array.from({ length: seats }, (_, seat) =>
    seat === 0 ? { kind: 'me' } : { kind: 'bot', bot },
  )
}

/** Whether everybody brings a deck of their own to a game. */
export function bringsDecks(game: GameSheet): boolean {
  return game.options.some(({ name, default: usual }) => name === 'decks' && usual === 'brought')
}

/** One click: a table against bots, with everything as usual, and starter decks for everybody. */
export async function playNow(game: GameSheet): Promise<TableSheet> {
  const table = await api.create({
    game: game.name,
    options: { ...usualOptions(game), ...(bringsDecks(game) ? { decks: 'starter' } : {}) },
    seats: againstBots(game, usualSeats(game)),
    public: false,
    clock: null,
  })
  await loadMe().catch(() => undefined)
  return table
}

/** One click: the first game that a game proposes, with its guide on. */
export async function learnByPlaying(game: GameSheet): Promise<TableSheet> {
  const table = await api.lesson(game.name)
  guided(table.id)
  await loadMe().catch(() => undefined)
  return table
}
