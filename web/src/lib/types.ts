/** The interface with the server: what it sends and what it takes. */

import type { Difference } from './differences'

export type Plain = null | boolean | number | string | Plain[] | { [key: string]: Plain }
export type View = Record<string, Plain>

export interface Person {
  id: string
  name: string
  account: boolean
  language: string | null
}

export interface GameOption {
  name: string
  title: string
  about?: string
  default: string | number
  allowed: string[] | { from: number; to: number }
  titles: Record<string, string>
}

export interface Bot {
  name: string
  title: string
  about: string
}

export interface Game {
  name: string
  title: string
  pitch: string
  how_to_play: string[]
  seats: number[]
  minutes: [number, number] | null
  options: GameOption[]
  bots: Bot[]
  usual_bot: string
  labels: Record<string, string>
  /** Which parts of a view hold something for each seat, and which name seats. */
  seat_parts: string[]
  seat_facts: string[]
  /** Whether it can be learnt by playing. */
  lesson: boolean
}

/** Something that a guide explains, and when: with a question, or with an event. */
export interface Topic {
  name: string
  title: string
  text: string
  /** What the learner can do, and what is sensible. */
  now: string
  rules: string[]
  /** The questions that bring it up, */
  asked: string[]
  /** where one of these kinds of moves is open, if any are named; */
  offers: string[]
  /** and the events that do. */
  happens: string[]
  /** What these must say; `me` is the learner's seat, `others` any other. */
  facts: Record<string, string | number>
}

export interface Statement {
  id: string
  section: string
  text: string
}

/** A card of a game, in words and in numbers. */
export interface CardSheet {
  name: string
  title: string
  /** What kind of card the game defines it as. */
  kind: string
  group: string
  line: string
  text: string
  note: string
  facts: Record<string, Plain>
  /** The terms that it is written in, each with the statement that says what it means. */
  terms: Record<string, string>
}

/** Something that a player could know, in words and in numbers. */
export interface Hint {
  words: string
  facts: Record<string, string | number>
}

export interface Rules {
  title: string
  statements: Statement[]
}

export type Clock =
  | { kind: 'move'; seconds: number }
  | { kind: 'game'; seconds: number; increment: number }
  | { kind: 'days'; days: number }

export interface Seat {
  seat: number
  name: string
  kind: 'person' | 'bot' | 'open'
  bot?: string | null
  me: boolean
  online: boolean
  resigned: boolean
  /** Whether the person who plays there has an account. */
  account: boolean
}

export interface Outcome {
  places: number[]
  scores: number[]
  reason: string
  rule: string
  words: string
  /** What the game's result sheet says of each seat, if it has one: headings, and cells by seat. */
  columns: string[]
  cells: string[][]
  /** The whole sheet as text. */
  text: string
}

export interface Sheet {
  id: string
  game: string
  title: string
  options: Record<string, string | number>
  seats: Seat[]
  state: 'waiting' | 'running' | 'finished' | 'closed'
  public: boolean
  clock: Clock | null
  created: string
  number: number
  my_seat: number | null
  /** Whether I have set it up. */
  hosting: boolean
  invitation?: string | null
  outcome: Outcome | null
  turn: number[]
  commitment?: string
  seed?: number | string | null
}

export interface Tables {
  running: Sheet[]
  waiting: Sheet[]
  finished: Sheet[]
}

export type SeatWish = { kind: 'me' } | { kind: 'bot'; bot: string } | { kind: 'open' }

export interface NewTable {
  game: string
  options: Record<string, string | number>
  seats: SeatWish[]
  public: boolean
  clock: Clock | null
  from?: { table?: string; replay?: string; number: number; invitation?: string | null }
}

export interface MoveOption {
  move: string
  words: string
  group?: string | null
  short?: string | null
  kind: string
  fields: Record<string, Plain>
  /** What its fields are called, where they go by a name. */
  names?: Record<string, string>
}

export interface Decision {
  seat: number
  /** The question's name, */
  asked: string
  /** and the question in words. */
  prompt: string
  rule: string
  facts: Record<string, Plain>
  options: MoveOption[]
  /** Why the cards in hand that cannot be played now cannot. */
  obstacles?: Record<string, string[]>
}

export type GameEvent = { event: string } & Record<string, Plain>

export interface LogEntry {
  number: number
  at: string
  kind:
    | 'move'
    | 'chat'
    | 'join'
    | 'begin'
    | 'resign'
    | 'timeout'
    | 'time'
    | 'undo'
    | 'undo-asked'
    | 'undo-agreed'
    | 'undo-refused'
    | 'leave'
    | 'expire'
  seat: number | null
  name: string | null
  /** Whether who said it had an account then. */
  account: boolean
  words: string[]
  /** For each event, which of the words tells it. */
  lines: number[]
  events: GameEvent[]
  /** For an undo: the last entry before what was taken back. */
  to?: number | null
}

export interface UndoRequest {
  seat: number
  to: number
  waiting: number[]
}

export interface Clocks {
  seats: { seconds_left: number | null }[]
  running: number[]
  deadline: string | null
}

/** When I want to be asked for reactions; */
export type When = 'never' | 'could' | 'always'
/** and until when I let others go on without asking me. */
export type Until = 'no' | 'action' | 'turn'

/** Where my seat wants to be asked. Nobody else is told. */
export interface Stops {
  when: When
  until: Until
  /** Whether I want the next question in any case. */
  hold: boolean
  /** Whether an action is under way that I may yield until the end of. */
  action: boolean
  /** Whether I am asked now and the server is about to pass for me. */
  passing: boolean
}

/** Who is at the table. */
export interface Presence {
  online: number[]
  watchers: number
  /** The seats whose people have been away for so long that the host may let a bot play. */
  gone: number[]
}

/** The table at one moment, as this viewer may see it. */
export interface Moment extends Presence {
  number: number
  sheet: Sheet
  view: View | null
  decision: Decision | null
  /** What is about to happen, in one sentence; empty where the game does not say. */
  situation: string
  log: LogEntry[]
  undo: UndoRequest | null
  /** Whether I may take back a move, or ask to. */
  can_undo: boolean
  clocks: Clocks | null
  /** Seconds until time is called, where the table has set itself a limit. */
  time_left: number | null
  /** Where the game has reactions and I have a seat. */
  stops: Stops | null
}

/** What has changed since the last sync or update, of which `since` is the number. */
export interface Update {
  number: number
  since: number
  changes: Difference
  log: LogEntry[]
}

export type ServerMessage =
  | ({ type: 'sync' } & Moment)
  | ({ type: 'update' } & Update)
  | { type: 'done'; id: string; number: number }
  | ({ type: 'refused'; id: string | null; retry_after?: number } & Refusal)
  | ({ type: 'presence' } & Presence)
  | { type: 'pong' }

export interface Refusal {
  error: string
  reason: string
  rule: string | null
}

export interface Step {
  number: number
  seat: number | null
  move: string | null
  words: string[]
  lines: number[]
  events: GameEvent[]
  view: View
  situation: string
}

export interface Replay {
  id: string
  game: string
  title: string
  options: Record<string, string | number>
  seats: string[]
  moves: number
  outcome: Outcome | null
  commitment: string
  seed: string
  steps: Step[]
  /** What others need to watch it too, where its table was not public. */
  invitation?: string
}

/** A move after which its seat's chances were worse. */
export interface TurningPoint {
  number: number
  seat: number
  before: number
  after: number
  /** What happened, and what was better. */
  words: string[]
}

/** Who stood how well in a game that is over; until it is finished, how far that is. */
export interface Chances {
  finished: boolean
  /** Whether it took too long, so that this is only what was found by then. */
  stopped: boolean
  done: number
  of: number
  /** For each seat: after so many moves its chance, from 0 to 1. */
  courses: [number, number][][]
  turning_points: TurningPoint[]
  how: string
}

/** So many copies of a card in a deck. */
export interface DeckLine {
  pile: string
  kind: string
  copies: number
  name: string
  /** Its public number, */
  id: number
  /** and how moves write it; empty where it cannot be played here. */
  card: string
  playable: boolean
}

/** Something that is wrong with a deck. */
export interface Fault extends Refusal {
  /** Of a text: which line was not understood, what in it, */
  line: number | null
  name: string | null
  /** which card is called nearly so, and how to write that instead. */
  close: string | null
  instead: string | null
}

/** A deck as it was read from a text. */
export interface DeckReading {
  name: string
  lines: DeckLine[]
  faults: Fault[]
}

/** A deck that somebody keeps; its lines come with a single one only. */
export interface KeptDeck {
  id: string
  game: string
  name: string
  changed: string
  text: string
  piles: Record<string, number>
  faults: Fault[]
  lines?: DeckLine[]
}

/** A deck that everybody may take. */
export interface DeckAtHand {
  name: string
  title: string
  about: string
  starter: boolean
  piles: Record<string, number>
  lines: DeckLine[]
}

export interface DecksAtHand {
  /** The forms in which decks are written. */
  forms: string[]
  decks: DeckAtHand[]
  /** How many cards of each pile a player starts with. */
  opening: Record<string, number>
}
