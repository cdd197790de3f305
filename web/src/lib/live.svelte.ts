import { api, liveAddress, refusal, Refused } from './api'
import { patched } from './differences'
import { merged } from './log'
import { Pacer } from './pacer'
import { beats, type Shown } from './steps'
import type {
  LogEntry,
  Plain,
  PlayRequest,
  PresenceMessage,
  Refusal,
  SocketMessage,
  SocketRequest,
  StopsRequest,
  StopsSheet,
  Sync,
  Update,
} from './types'
import { t } from './words.svelte'

export type Connection = 'connecting' | 'live' | 'lost' | 'refused'

/** Over a socket a request says what it is. */
type Outgoing = SocketRequest & { type: string }
type Unanswered = PlayRequest & Outgoing

const PING_EVERY = 20_000
const PONG_WITHIN = 8_000
const LONGEST_WAIT = 5_000
/** The code with which the server closes a socket that was one too many. */
const TOO_MANY = 4429
const CUT_OFF = 4408
/** How often who was let in before is refused before it counts: a new cookie may be on its way. */
const REFUSALS = 3

/**
 * One table, live. Entries are numbered without gaps: what comes twice is dropped, what is missing
 * is asked for. What was sent and not answered is sent again under the same id, which the server
 * takes once only.
 */
export class Live {
  connection = $state<Connection>('connecting')
  /** The table as it is shown: it may lag behind, so that one can follow what happens. */
  now = $state.raw<Sync | null>(null)
  log = $state.raw<LogEntry[]>([])
  /** What is being shown as just happened. */
  fresh = $state.raw<LogEntry[]>([])
  refused = $state.raw<Refusal | null>(null)
  /** Whether an answer of mine is under way. */
  busy = $state(false)
  behind = $state(0)
  /** Where I want to be asked, as the server has it now, whatever is being shown. */
  stops = $state.raw<StopsSheet | null>(null)

  #socket: WebSocket | null = null
  #known = 0
  /** The table as the server last told it, which the next update changes. */
  #latest: Sync | null = null
  #unanswered = new Map<string, Unanswered>()
  #attempts = 0
  #refusals = 0
  /** Whether this connection has told me of the table. */
  #greeted = false
  #retry: ReturnType<typeof setTimeout> | undefined
  #beat: ReturnType<typeof setInterval> | undefined
  #pong: ReturnType<typeof setTimeout> | undefined
  /** For how long the server asked to be left alone. */
  #pause = 0
  #closed = false
  #resend: string | null = null
  #pacer = new Pacer(
    (shown) => this.#show(shown),
    (left) => (this.behind = left),
  )

  constructor(
    readonly table: string,
    readonly invitation: string | null,
  ) {
    addEventListener('online', this.#again)
    document.addEventListener('visibilitychange', this.#again)
    this.#connect()
  }

  /** Everything anew, for example in another language. */
  restart(): void {
    this.#known = 0
    this.#drop()
    this.#connect()
  }

  close(): void {
    this.#closed = true
    removeEventListener('online', this.#again)
    document.removeEventListener('visibilitychange', this.#again)
    this.#pacer.stop()
    this.#drop()
  }

  /** Show at once what is still to be shown. */
  catchUp(): void {
    this.#pacer.flush()
  }

  move(move: string): void {
    if (!this.now || this.busy) return
    this.busy = true
    this.refused = null
    this.#tell({ type: 'move', number: this.#known, move })
  }

  chat = (text: string) => this.#tell({ type: 'chat', text })
  setStops = (wish: StopsRequest) => this.#tell({ ...wish, type: 'stops' })
  askUndo = () => this.#tell({ type: 'undo' })
  answerUndo = (agree: boolean) => this.#tell({ type: 'undo-answer', agree })
  resign = () => this.#tell({ type: 'resign' })

  /** What only the host does goes by HTTP; what comes of it is told to all. */
  async host(act: Promise<unknown>): Promise<void> {
    this.refused = null
    await act.catch((error) => (this.refused = refusal(error, t('unreachable'))))
  }

  #tell(message: Unanswered): void {
    // randomUUID is there only on https and localhost; a table may be on a home network.
    const id = Array.from(crypto.getRandomValues(new Uint32Array(4)), (n) => n.toString(36)).join(
      '',
    )
    this.#unanswered.set(id, message)
    this.#send({ ...message, id })
  }

  #send(message: Outgoing): void {
    if (this.#socket?.readyState === WebSocket.OPEN) this.#socket.send(JSON.stringify(message))
  }

  #again = (): void => {
    if (document.visibilityState === 'hidden') return
    if (this.connection === 'lost') {
      this.#attempts = 0
      this.#connect()
    } else this.#ping()
  }

  #connect(): void {
    if (this.#closed) return
    this.#drop()
    if (this.connection !== 'lost') this.connection = 'connecting'
    const socket = new WebSocket(liveAddress(this.table, this.#known, this.invitation))
    this.#socket = socket
    this.#greeted = false
    socket.onopen = () => {
      this.#attempts = 0
      this.connection = 'live'
      for (const [id, message] of this.#unanswered) this.#send({ ...message, id })
      this.#beat = setInterval(() => this.#ping(), PING_EVERY)
    }
    socket.onmessage = (event: MessageEvent<string>) => {
      clearTimeout(this.#pong)
      this.#pong = undefined
      this.#take(JSON.parse(event.data) as SocketMessage)
    }
    socket.onclose = ({ code }) => void this.#lost(code)
  }

  #drop(): void {
    clearTimeout(this.#retry)
    clearInterval(this.#beat)
    clearTimeout(this.#pong)
    this.#pong = undefined
    if (!this.#socket) return
    this.#socket.onclose = null
    this.#socket.onmessage = null
    this.#socket.close()
    this.#socket = null
  }

  async #lost(code = 0): Promise<void> {
    this.#drop()
    this.connection = 'lost'
    this.#attempts += 1
    const soon = Math.min(LONGEST_WAIT, 400 * 2 ** this.#attempts) * (0.7 + Math.random() * 0.6)
    const pause = code === TOO_MANY ? this.#pause : 0
    this.#retry = setTimeout(() => this.#connect(), pause || soon)
    // A socket does not say why it was not let in; the same question by HTTP does. Who was in and
    // was cut off, because the session is a new one for example, only has to come back.
    if (this.#attempts > 1 || pause || code === CUT_OFF) return
    try {
      await api.table(this.table, this.invitation)
    } catch (error) {
      if (!(error instanceof Refused) || error.status >= 500) return
      this.#refusals += 1
      if (this.now && this.#refusals < REFUSALS) return
      clearTimeout(this.#retry)
      this.refused = error
      this.connection = 'refused'
    }
  }

  #ping(): void {
    if (this.#pong !== undefined) return
    this.#send({ type: 'ping' })
    this.#pong = setTimeout(() => void this.#lost(), PONG_WITHIN)
  }

  #take(message: SocketMessage): void {
    switch (message.type) {
      case 'sync':
        this.#sync(message)
        break
      case 'update':
        this.#update(message)
        break
      case 'presence':
        // Not in #latest: the next update says what has changed since the last.
        this.#pacer.patch((moment) => withPresence(moment, message))
        if (this.now) this.now = withPresence(this.now, message)
        break
      case 'done':
        this.#answered(message.id)
        break
      case 'refused':
        this.#pause = 1000 * (message.retry_after ?? 0)
        this.#refuse(message.id, message)
        break
      case 'pong':
        break
    }
  }

  #answered(id: string | null): Unanswered | undefined {
    if (id === null) return undefined
    const sent = this.#unanswered.get(id)
    this.#unanswered.delete(id)
    if (sent?.type === 'move') this.busy = false
    return sent
  }

  #refuse(id: string | null, refusal: Refusal): void {
    if (!this.#greeted) return // not let in: #lost asks why
    const sent = this.#answered(id)
    if (refusal.error !== 'table-moved-on') {
      this.refused = refusal
      return
    }
    // Where several choose at the same time, another's choice is no reason to drop mine.
    const together = (this.now?.sheet.turn.length ?? 0) > 1
    if (sent?.type === 'move' && together) this.#resend = sent.move
    else this.refused = refusal
    this.#send({ type: 'sync', after: this.#known })
  }

  #sync(moment: Sync): void {
    this.#greeted = true
    this.#refusals = 0
    this.#pacer.flush()
    const whole = this.#known === 0
    this.#known = moment.number
    this.#latest = moment
    this.stops = moment.stops
    this.now = moment
    this.fresh = []
    this.log = whole ? moment.log : merged(this.log, moment.log)
    const move = this.#resend
    this.#resend = null
    if (move && moment.decision?.options.some((option) => option.move === move)) this.move(move)
  }

  #update({ number, since, changes, log, steps }: Update): void {
    const before = this.#latest
    if (before?.number !== since) {
      this.#send({ type: 'sync', after: this.#known })
      return
    }
    const whole = patched(before as unknown as Plain, changes) as unknown as Sync
    const moment = { ...whole, number, log }
    this.#known = number
    this.#latest = moment
    this.stops = moment.stops
    this.#pacer.add(beats(before, moment, steps))
  }

  #show({ moment, fresh }: Shown): void {
    this.now = moment
    this.fresh = fresh
    this.log = merged(this.log, moment.log)
  }
}

function withPresence(moment: Sync, { online, watchers, gone }: PresenceMessage): Sync {
  const seats = moment.sheet.seats.map((seat) => ({
    ...seat,
    online: seat.kind === 'bot' || online.includes(seat.seat),
  }))
  return { ...moment, online, watchers, gone, sheet: { ...moment.sheet, seats } }
}
