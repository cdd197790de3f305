import { language } from './words.svelte'
import type {
  BotRequest,
  CardSheet,
  ConvertedDeck,
  DeckChangeRequest,
  DeckCheckRequest,
  DeckReading,
  DeckRequest,
  DeckSheet,
  DeckWriteRequest,
  DecksAtHand,
  GameSheet,
  GuideSheet,
  HintSheet,
  JoinRequest,
  Me,
  PersonRequest,
  PictureSheet,
  Refusal,
  Replay,
  ReplayAnalysis,
  ReplayMade,
  RulesSheet,
  SignInRequest,
  TableList,
  TableRequest,
  TableSheet,
} from './types'

/** What the client asks of the server, one function for each. */

/** What the server refused, in the viewer's words. */
export class Refused extends Error implements Refusal {
  constructor(
    readonly status: number,
    readonly error: string,
    readonly reason: string,
    readonly rule: string | null,
  ) {
    super(reason)
  }
}

/** An error as something that can be shown; `words` for what has no words of its own. */
export function refusal(error: unknown, words: string): Refusal {
  return error instanceof Refused ? error : { error: 'unreachable', reason: words, rule: null }
}

function address(path: string, query: Record<string, string | number | null | undefined> = {}) {
  const params = new URLSearchParams({ lang: language() })
  for (const [key, value] of Object.entries(query))
    if (value !== null && value !== undefined && value !== '') params.set(key, String(value))
  return `/api${path}?${params}`
}

async function ask(method: string, url: string, body?: unknown): Promise<Response> {
  const text = typeof body === 'string'
  const response = await fetch(url, {
    method,
    headers: body === undefined ? {} : { 'content-type': text ? 'text/plain' : 'application/json' },
    body: body === undefined ? undefined : text ? body : JSON.stringify(body),
  })
  if (response.ok) return response
  const told = (await response.json().catch(() => ({}))) as Partial<Refusal>
  throw new Refused(
    response.status,
    told.error ?? `http-${response.status}`,
    told.reason ?? response.statusText,
    told.rule ?? null,
  )
}

async function json<T>(method: string, url: string, body?: unknown): Promise<T> {
  return (await (await ask(method, url, body)).json()) as T
}

const id = encodeURIComponent

export const api = {
  me: () => json<Me>('GET', address('/me')),
  enter: (who: PersonRequest = {}) => json<Me>('POST', address('/me'), who),
  change: (who: PersonRequest) => json<Me>('PATCH', address('/me'), who),
  signUp: (who: SignInRequest) => json<Me>('POST', address('/account'), who),
  signIn: (who: SignInRequest) => json<Me>('POST', address('/session'), who),
  signOut: () => ask('DELETE', address('/session')),

  games: () => json<GameSheet[]>('GET', address('/games')),
  cards: (game: string, names: string[] = []) =>
    json<CardSheet[]>('GET', address(`/games/${id(game)}/cards`, { names: names.join() })),
  rules: (game: string) => json<RulesSheet>('GET', address(`/games/${id(game)}/rules`)),
  picture: (game: string) => json<PictureSheet>('GET', address(`/games/${id(game)}/picture`)),
  guide: (game: string) => json<GuideSheet>('GET', address(`/games/${id(game)}/guide`)),
  lesson: (game: string) => json<TableSheet>('POST', address(`/games/${id(game)}/lesson`)),

  tables: (scope: 'mine' | 'public') => json<TableList>('GET', address('/tables', { scope })),
  create: (table: TableRequest) => json<TableSheet>('POST', address('/tables'), table),
  table: (table: string, invitation?: string | null) =>
    json<TableSheet>('GET', address(`/tables/${id(table)}`, { invitation })),
  hints: (table: string, invitation?: string | null) =>
    json<HintSheet[]>('GET', address(`/tables/${id(table)}/hints`, { invitation })),
  join: (table: string, how: JoinRequest) =>
    json<TableSheet>('POST', address(`/tables/${id(table)}/join`), how),

  seatBot: (table: string, seat: number, bot: BotRequest) =>
    json<TableSheet>('PUT', address(`/tables/${id(table)}/seats/${seat}/bot`), bot),
  freeSeat: (table: string, seat: number) =>
    json<TableSheet>('DELETE', address(`/tables/${id(table)}/seats/${seat}`)),
  closeTable: (table: string) => json<TableSheet>('DELETE', address(`/tables/${id(table)}`)),

  decks: (game: string, seats?: number) =>
    json<DeckSheet[]>('GET', address('/decks', { game, seats })),
  deck: (deck: string, seats?: number) =>
    json<DeckSheet>('GET', address(`/decks/${id(deck)}`, { seats })),
  keepDeck: (deck: DeckRequest) => json<DeckSheet>('POST', address('/decks'), deck),
  changeDeck: (deck: string, change: DeckChangeRequest, seats?: number) =>
    json<DeckSheet>('PATCH', address(`/decks/${id(deck)}`, { seats }), change),
  dropDeck: (deck: string) => ask('DELETE', address(`/decks/${id(deck)}`)),
  decksAtHand: (game: string) => json<DecksAtHand>('GET', address(`/games/${id(game)}/decks`)),
  checkDeck: (game: string, deck: DeckCheckRequest) =>
    json<DeckReading>('POST', address(`/games/${id(game)}/decks/check`), deck),
  writeDeck: (game: string, deck: DeckWriteRequest) =>
    json<ConvertedDeck>('POST', address(`/games/${id(game)}/decks/write`), deck),

  upload: (record: string) => json<ReplayMade>('POST', address('/replays'), record),
  record: async (replay: string, invitation?: string | null) =>
    (await ask('GET', address(`/replays/${id(replay)}/record`, { invitation }))).text(),
  replay: (replay: string, eyes: string, from: number, count: number, invitation?: string | null) =>
    json<Replay>('GET', address(`/replays/${id(replay)}`, { eyes, from, count, invitation })),
  chances: (replay: string, invitation?: string | null) =>
    json<ReplayAnalysis>('GET', address(`/replays/${id(replay)}/analysis`, { invitation })),
}

/** Where a table's live connection is. */
export function liveAddress(table: string, after: number, invitation: string | null): string {
  const scheme = location.protocol === 'https:' ? 'wss' : 'ws'
  return `${scheme}://${location.host}${address(`/tables/${id(table)}/live`, { after, invitation })}`
}
