/**
 * What the server sends and takes. Generated from its Structs (src/conclave/server/shapes.py and
 * others), so don't edit it: run `PYTHONPATH=src .venv/bin/python web/write_types.py`.
 */

import type { Difference } from './differences'

export type Plain = null | boolean | number | string | Plain[] | { [key: string]: Plain }
export type View = Record<string, Plain>
export type GameEvent = { event: string } & View

export type Until = 'action' | 'turn' | 'no'

export type When = 'never' | 'could' | 'always'

export type Clock = MoveClock | GameClock | DaysClock

export type EntryKind =
  | 'begin'
  | 'bot'
  | 'chat'
  | 'close'
  | 'expire'
  | 'free'
  | 'join'
  | 'leave'
  | 'move'
  | 'resign'
  | 'time'
  | 'timeout'
  | 'undo'
  | 'undo-agreed'
  | 'undo-asked'
  | 'undo-refused'

export type SeatKind = 'open' | 'person' | 'bot'

export type TableStatus = 'waiting' | 'running' | 'finished' | 'closed'

export type BlockKind = 'heading' | 'paragraph' | 'step' | 'item' | 'picture'

export type SocketMessage = Sync | Update | PresenceMessage | DoneMessage | RefusedMessage | Pong

export type PlayRequest =
  MoveRequest | StopsRequest | ChatRequest | UndoRequest | UndoAnswerRequest | ResignRequest

export type SocketRequest =
  | MoveRequest
  | StopsRequest
  | ChatRequest
  | UndoRequest
  | UndoAnswerRequest
  | ResignRequest
  | SyncRequest
  | PingRequest

/** A number of seconds for every decision. */
export interface MoveClock {
  kind: 'move'
  seconds: number
}

/** A number of seconds for the whole game, and a bonus after each turn. */
export interface GameClock {
  kind: 'game'
  seconds: number
  increment: number
}

/** A number of days for every decision. */
export interface DaysClock {
  kind: 'days'
  days: number
}

/** A seat asks to go back to an entry; the seats in `waiting` haven't answered yet. */
export interface PendingUndo {
  seat: number
  to: number
  waiting: number[]
}

/** Why something was refused, in the viewer's language, with the rule. */
export interface Refusal {
  error: string
  reason: string
  rule: string | null
}

/** Somebody: a guest, or the owner of an account. */
export interface Person {
  id: string
  name: string
  account: boolean
  language: string
}

/** The current person, if known. */
export interface Me {
  person: Person | null
}

/** The numbers from one to another. */
export interface NumberRange {
  from: number
  to: number
}

/** An option of a table. */
export interface OptionSheet {
  name: string
  title: string
  about: string
  default: string | number
  allowed: string[] | NumberRange
  titles: Record<string, string>
}

/** A bot and its description. */
export interface BotSheet {
  name: string
  title: string
  about: string
}

/** A game as the lobby shows it. */
export interface GameSheet {
  name: string
  title: string
  pitch: string
  how_to_play: string[]
  seats: number[]
  seat_names: string[]
  minutes: [number, number] | null
  options: OptionSheet[]
  bots: BotSheet[]
  /** The default bot. */
  usual_bot: string
  /** Labels of the parts of its views. */
  labels: Record<string, string>
  /** The parts that are lists with one item per seat. */
  seat_parts: string[]
  /** The parts whose values are seats. */
  seat_facts: string[]
  /** Whether it has a tutorial. */
  lesson: boolean
}

/** A card of a game, with texts and numbers. */
export interface CardSheet {
  /** Its name in moves. */
  name: string
  title: string
  /** Its kind in the game's definitions. */
  kind: string
  /** The heading it is listed under. */
  group: string
  /** Its type line, with numbers. */
  line: string
  /** Its text; may be empty. */
  text: string
  /** A note about the card. */
  note: string
  /** Its printed facts. */
  facts: Record<string, Plain>
  /** The terms on it, each with the statement that defines it. */
  terms: Record<string, string>
}

/** One statement of a rulebook. */
export interface StatementSheet {
  id: string
  section: string
  text: string
  /** The language of its text: English where there is no translation. */
  language: string
}

/** A heading, paragraph, step, item or picture of a rules page. */
export interface BlockSheet {
  kind: BlockKind
  /** May contain **bold** and *italic*. */
  text: string
  /** The statements it rests on. */
  cites: string[]
  /** Of a heading: 2 or 3. */
  level: number
  /** Of a heading; the name of a picture. */
  anchor: string
}

/** The rules of a game written to be read. */
export interface PageSheet {
  language: string
  blocks: BlockSheet[]
}

/** The rules of a game: a page to be read, if it has one, and its rulebook as statements. */
export interface RulesSheet {
  title: string
  page: PageSheet | null
  statements: StatementSheet[]
}

/** One seat of a table. */
export interface SeatSheet {
  seat: number
  name: string
  kind: SeatKind
  me: boolean
  online: boolean
  resigned: boolean
  /** Whether the player, or the one who resigned, has an account. */
  account: boolean
  bot?: string
}

/** How a game ended. */
export interface OutcomeSheet {
  places: number[]
  scores: number[]
  reason: string
  rule: string
  words: string
  /** The headings of the game's result sheet. */
  columns: string[]
  /** Its cells, by seat. */
  cells: string[][]
  /** The whole sheet as text. */
  text: string
}

/** A table as this viewer may know it. */
export interface TableSheet {
  id: string
  game: string
  title: string
  options: Record<string, string | number>
  seats: SeatSheet[]
  state: TableStatus
  public: boolean
  clock: Clock | null
  created: string
  number: number
  moves: number
  my_seat: number | null
  /** Whether the viewer is the host. */
  hosting: boolean
  turn: number[]
  outcome: OutcomeSheet | null
  commitment: string
  invitation?: string
  seed?: string
}

/** Tables by state. */
export interface TableList {
  running: TableSheet[]
  waiting: TableSheet[]
  finished: TableSheet[]
}

/** An option of the seat. */
export interface MoveOption {
  move: string
  words: string
  kind: string
  fields: Record<string, Plain>
  /** The heading in a list of options. */
  group: string | null
  /** Its label in a list of options. */
  short: string | null
  /** Display names of its fields. */
  names?: Record<string, string>
}

/** The question to this viewer. */
export interface DecisionSheet {
  seat: number
  /** The question's name. */
  asked: string
  /** The question as text. */
  prompt: string
  rule: string
  facts: Record<string, Plain>
  options: MoveOption[]
  /** Why cards in hand can't be played now, if the game says so. */
  obstacles?: Record<string, string[]>
}

/** A moment of a game as one of its players sees it, for a rules page. */
export interface PictureSheet {
  table: TableSheet
  view: View
  decision: DecisionSheet | null
  situation: string
}

/** A topic of a guide, and when it comes up: with a question or an event. */
export interface TopicSheet {
  name: string
  title: string
  text: string
  /** What the learner can do now, and what is sensible. */
  now: string
  rules: string[]
  /** The questions that bring it up. */
  asked: string[]
  /** If any are named, one of these kinds of moves must be offered. */
  offers: string[]
  /** The events that bring it up. */
  happens: string[]
  /** Facts they must have; `me` is the learner's seat, `others` any other. */
  facts: Record<string, string | number>
}

/** The topics of a guide, in the order in which they are explained. */
export interface GuideSheet {
  topics: TopicSheet[]
}

/** One line of the table's log, as this viewer may know it. */
export interface LogEntry {
  number: number
  at: string
  kind: EntryKind
  seat: number | null
  name: string
  /** Whether the person had an account then. */
  account: boolean
  words: string[]
  /** For each event, which of the words tells it. */
  lines: number[]
  events: GameEvent[]
  /** For an undo: the last entry before what was taken back. */
  to: number | null
  /** The first of the entries before that are told again here, together with this one. */
  since?: number
}

/** Something this viewer can deduce. */
export interface HintSheet {
  words: string
  facts: Record<string, string | number>
}

/** The time left for a seat. */
export interface SeatClock {
  seconds_left: number
}

/** All clocks, at the moment of sending. */
export interface ClocksSheet {
  seats: SeatClock[]
  running: number[]
  deadline: string | null
}

/** When this viewer's seat wants to be asked; nobody else sees it. */
export interface StopsSheet {
  /** `never`, `could` (only if it could do something) or `always`. */
  when: When
  /** How long it yields: until the end of this `action`, until its next `turn`, or `no`. */
  until: Until
  /** Whether it is asked the next question in any case. */
  hold: boolean
  /** Whether an action is under way, until whose end it may yield. */
  action: boolean
  /** Whether it is asked now and the server is about to pass for it. */
  passing: boolean
}

/** Everything a viewer needs to show a table. */
export interface Sync {
  type: 'sync'
  number: number
  sheet: TableSheet
  view: View | null
  decision: DecisionSheet | null
  /** What is about to happen, in one sentence; may be empty. */
  situation: string
  log: LogEntry[]
  undo: PendingUndo | null
  /** Whether this viewer may take back a move, or ask to. */
  can_undo: boolean
  clocks: ClocksSheet | null
  /** Seconds until time is called, if the table has a time limit. */
  time_left: number | null
  online: number[]
  watchers: number
  /** The seats whose players have been away long enough to be replaced by a bot. */
  gone: number[]
  /** Only if the game has reactions and the viewer has a seat. */
  stops: StopsSheet | null
}

/** Done; `number` is the number of entries in the table's log. */
export interface Done {
  number: number
}

/** The id of an uploaded record. */
export interface ReplayMade {
  id: string
}

/** A move after which its seat's chances fell. */
export interface TurningPointSheet {
  number: number
  seat: number
  before: number
  after: number
  /** What happened, and what was better. */
  words: string[]
}

/** Each seat's chances over the moves, from what it knew at the time; or the progress. */
export interface ReplayAnalysis {
  finished: boolean
  /** Whether it took too long and is incomplete. */
  stopped: boolean
  done: number
  /** The number of playouts done and planned. */
  of: number
  /** For each seat, pairs of a number of moves and the chance to win, from 0 to 1. */
  courses: [number, number][][]
  turning_points: TurningPointSheet[]
  /** How the chances were estimated, in words. */
  how: string
}

/** A step of a finished game. */
export interface ReplayStep {
  number: number
  seat: number | null
  move: string | null
  words: string[]
  /** For each event, which of the words tells it. */
  lines: number[]
  events: GameEvent[]
  view: View
  /** What was about to happen, in one sentence; may be empty. */
  situation: string
}

/** Part of a finished game, move by move. */
export interface Replay {
  id: string
  game: string
  title: string
  options: Record<string, string | number>
  seats: string[]
  moves: number
  outcome: OutcomeSheet | null
  commitment: string
  seed: string
  steps: ReplayStep[]
  /** The invitation that others need to watch it, if its table isn't public. */
  invitation?: string
  /** Why the replay ends early, if rules have changed since it was played. */
  departed?: string
}

/** A line of a deck list. */
export interface DeckLine {
  pile: string
  kind: string
  copies: number
  name: string
  /** The card's public number. */
  id: number
  /** Its name in moves; empty if it isn't implemented. */
  card: string
  playable: boolean
}

/** An error of a deck, with the rule it violates. */
export interface FaultSheet {
  error: string
  reason: string
  rule: string | null
  /** The number of the line that is wrong. */
  line: number | null
  /** The card's name in it. */
  name: string | null
  /** A card with a similar name, or a similar card. */
  close: string | null
  /** The corrected line. */
  instead: string | null
}

/** A deck read from a text. */
export interface DeckReading {
  /** Its name in the text. */
  name: string
  lines: DeckLine[]
  faults: FaultSheet[]
}

/** A card of a deck that isn't implemented, and the cards nearest to it. */
export interface ReplacementSheet {
  missing: DeckLine
  near: DeckLine[]
}

/** A stored deck. */
export interface DeckSheet {
  id: string
  game: string
  name: string
  changed: string
  /** The list in the game's storage format; for V:TES, that of the move `deck`. */
  text: string
  /** The number of cards in each pile. */
  piles: Record<string, number>
  faults: FaultSheet[]
  /** Its cards; omitted in a list of decks. */
  lines?: DeckLine[]
  /** For each card that isn't implemented, similar ones; omitted in a list of decks. */
  replacements?: ReplacementSheet[]
}

/** A preset deck. */
export interface DeckAtHand {
  /** Its name in moves. */
  name: string
  title: string
  about: string
  /** A starter deck, another deck that was sold, or one of ours. */
  group: 'other' | 'precon' | 'starter'
  piles: Record<string, number>
  lines: DeckLine[]
}

/** The preset decks, and the formats for deck lists. */
export interface DecksAtHand {
  forms: string[]
  decks: DeckAtHand[]
  /** How many cards of each pile a player starts with. */
  opening: Record<string, number>
}

/** A converted deck. */
export interface ConvertedDeck {
  text: string
}

/** The view within the last entry of an update, after some of its events. */
export interface ViewStep {
  /** How many of the entry's events have happened. */
  events: number
  /** The changes of the view since the step before, or since the entry before. */
  changes: Difference
}

/** The changes for a viewer since the last update or sync. */
export interface Update {
  type: 'update'
  number: number
  /** The number of the message that it updates. */
  since: number
  /** The changed parts of the sync. */
  changes: Difference
  log: LogEntry[]
  /**
   * The views within the last entry, wherever another kind of event begins; only in games that
   * show them.
   */
  steps?: ViewStep[]
}

/** The people at a table. */
export interface PresenceMessage {
  type: 'presence'
  online: number[]
  watchers: number
  /** The seats whose players have been away long enough to be replaced by a bot. */
  gone: number[]
}

/** A request was committed. */
export interface DoneMessage {
  type: 'done'
  id: string | null
  number: number
}

/** A request was refused; nothing has changed. */
export interface RefusedMessage {
  type: 'refused'
  id: string | null
  error: string
  reason: string
  rule: string | null
  /** Seconds until the client may try again. */
  retry_after?: number
}

/** The answer to a ping. */
export interface Pong {
  type: 'pong'
}

/** A name and a language for the person who asks. */
export interface PersonRequest {
  name?: string | null
  language?: string | null
}

/** An account's name and password. */
export interface SignInRequest {
  name: string
  password: string
}

/** The player of a seat at a new table: `me`, a `bot`, or anybody (`open`). */
export interface SeatRequest {
  kind: 'bot' | 'me' | 'open'
  bot?: string | null
}

/** A finished game to continue, and after how many of its moves. */
export interface ContinueRequest {
  number: number
  table?: string | null
  replay?: string | null
  /** Needed for a table that is not public and not mine. */
  invitation?: string | null
}

/** A new table. */
export interface TableRequest {
  game: string
  seats: SeatRequest[]
  options?: Record<string, string | number>
  public?: boolean
  clock?: Clock | null
  from?: ContinueRequest | null
}

/** Take a seat; a public table needs no invitation. */
export interface JoinRequest {
  invitation?: string | null
  seat?: number | null
}

/** Let this bot play at a seat. */
export interface BotRequest {
  bot: string
}

/** Answer the question that was open after `number` entries of the log. */
export interface MoveRequest {
  number: number
  move: string
  id?: string | null
  type?: 'move'
}

/** When to ask my seat for reactions; omitted values stay unchanged. */
export interface StopsRequest {
  when?: When | null
  until?: Until | null
  hold?: boolean | null
  id?: string | null
  type?: 'stops'
}

/** A chat message. */
export interface ChatRequest {
  text: string
  id?: string | null
  type?: 'chat'
}

/** Take back my last move. */
export interface UndoRequest {
  id?: string | null
  type?: 'undo'
}

/** Agree or object to another player's undo. */
export interface UndoAnswerRequest {
  agree: boolean
  id?: string | null
  type?: 'undo-answer'
}

/** Give up my seat. */
export interface ResignRequest {
  id?: string | null
  type?: 'resign'
}

/** Send everything again, with the log after an entry. */
export interface SyncRequest {
  after?: number
  id?: string | null
  type?: 'sync'
}

/** Check the connection. */
export interface PingRequest {
  id?: string | null
  type?: 'ping'
}

/** A deck to store; it may be empty. */
export interface DeckRequest {
  game: string
  name: string
  text?: string
}

/** A new name or new cards for a stored deck. */
export interface DeckChangeRequest {
  name?: string | null
  text?: string | null
}

/** A deck list or link to check, for a table of this size. */
export interface DeckCheckRequest {
  text: string
  seats?: number
}

/** A deck list to convert to another format. */
export interface DeckWriteRequest {
  text: string
  form: string
  name?: string
}
