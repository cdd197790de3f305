/** The interface with the server: what it sends and what it takes. */

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
  labels: Record<string, string>
  /** Which parts of a view hold something for each seat, and which name seats. */
  seat_parts: string[]
  seat_facts: string[]
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
  facts: Record<string, string | number | boolean>
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
}

export interface Outcome {
  places: number[]
  scores: number[]
  reason: string
  rule: string
  words: string
}

export interface Sheet {
  id: string
  game: string
  title: string
  options: Record<string, string | number>
  seats: Seat[]
  state: 'waiting' | 'running' | 'finished'
  public: boolean
  clock: Clock | null
  created: string
  number: number
  my_seat: number | null
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
  from?: { table?: string; replay?: string; number: number }
}

export interface MoveOption {
  move: string
  words: string
  group?: string | null
  short?: string | null
  kind: string
  fields: Record<string, Plain>
}

export interface Decision {
  seat: number
  prompt: string
  rule: string
  facts: Record<string, Plain>
  options: MoveOption[]
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
    | 'undo'
    | 'undo-asked'
    | 'undo-agreed'
    | 'undo-refused'
    | 'leave'
  seat: number | null
  name: string | null
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

/** The table at one moment, as this viewer may see it. */
export interface Moment {
  number: number
  sheet: Sheet
  view: View | null
  decision: Decision | null
  log: LogEntry[]
  undo: UndoRequest | null
  /** Whether I may take back a move, or ask to. */
  can_undo: boolean
  clocks: Clocks | null
  online: number[]
  watchers: number
}

export type ServerMessage =
  | ({ type: 'sync' | 'update' } & Moment)
  | { type: 'done'; id: string; number: number }
  | ({ type: 'refused'; id: string | null } & Refusal)
  | { type: 'presence'; online: number[]; watchers: number }
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
}
