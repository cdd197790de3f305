import { api } from './api'
import { endOf, since, type End } from './log'
import { remembered } from './memory'
import type { DecisionSheet, GameEvent, LogEntry, Sync, TopicSheet } from './types'

/** The guide to a first game: what has come up, what of it was read, and what comes next. */

/** A topic that has come up: after how many answers of the learner, and whether with a question. */
interface Come {
  name: string
  turn: number
  asked: boolean
}

/** How far a guide is at one table. */
interface Progress {
  on: boolean
  /** How many questions the learner has answered. */
  turn: number
  come: Come[]
  read: string[]
}

const KEPT = 20
const memory = remembered<Record<string, Progress>>('guides', {})

/** Keep how far a guide is; of tables long gone nothing is kept. */
function keep(table: string, progress: Progress): void {
  const { [table]: _, ...others } = memory.get()
  memory.set(Object.fromEntries([...Object.entries(others).slice(1 - KEPT), [table, progress]]))
}

/** Let a table begin with its guide on. */
export function guided(table: string): void {
  keep(table, { on: true, turn: 0, come: [], read: [] })
}

/**
 * Explains a game to a newcomer, each topic when it first comes up: with a question that is asked,
 * or with an event. It knows what the learner's own seat is shown, and nothing else.
 */
export class Guide {
  on = $state(false)
  topics = $state.raw<TopicSheet[]>([])
  /** A topic that the learner looks at once more. */
  again = $state<string | null>(null)

  #come = $state.raw<Come[]>([])
  #read = $state.raw<ReadonlySet<string>>(new Set())
  #turn = $state(0)
  #open = $state.raw<string[]>([])
  #seen: End = endOf([])
  #wasAsked = false
  #late = true
  #fetched = ''

  constructor(readonly table: string) {
    const kept = memory.get()[table]
    if (!kept) return
    this.#late = false
    this.on = kept.on
    this.#turn = kept.turn
    this.#come = kept.come
    this.#read = new Set(kept.read)
  }

  /** Turn it on or off. */
  turn(on: boolean): void {
    this.on = on
    this.#save()
  }

  /** Fetch what it says, in the language that is spoken now. */
  async fetch(game: string, language: string): Promise<void> {
    const wanted = `${game} ${language}`
    if (this.#fetched === wanted) return
    this.#fetched = wanted
    try {
      this.topics = (await api.guide(game)).topics
    } catch {
      this.#fetched = '' // the next time, perhaps
    }
  }

  /** Take in how the table stands: what comes up is noted once. */
  notice(now: Sync, log: LogEntry[]): void {
    const seat = now.sheet.my_seat
    if (seat === null || !this.topics.length) return
    const news = since(log, this.#seen)
    // What was passed for the learner was no answer of his.
    const mine = news.some((entry) => entry.kind === 'move' && entry.seat === seat)
    if (this.#wasAsked && mine) this.#turn += 1
    const { decision } = now
    const open = decision ? this.topics.filter((topic) => isAsked(topic, seat, decision)) : []
    const come: Come[] = [...this.#come]
    const note = (topics: TopicSheet[], asked: boolean) => {
      for (const { name } of topics)
        if (!come.some((one) => one.name === name)) come.push({ name, turn: this.#turn, asked })
    }
    note(this.topics.filter(atOnce), false)
    for (const event of news.flatMap((entry) => entry.events))
      note(
        this.topics.filter((topic) => happens(topic, seat, event)),
        false,
      )
    // Who turns the guide on late has seen what is past; it can still be looked up.
    if (this.#late && news.some((entry) => entry.kind === 'move'))
      this.#read = new Set(come.map(nameOf))
    note(open, true)
    this.#late = false
    this.#wasAsked = decision !== null
    this.#seen = endOf(log)
    this.#open = open.map((topic) => topic.name)
    if (come.length === this.#come.length && !mine) return
    this.#come = come
    this.#save()
  }

  /** What has not been read yet: what has just come up, before what is older. */
  get unread(): TopicSheet[] {
    const left = this.#come.filter((one) => !this.#isRead(one))
    const fresh = left.filter((one) => one.turn === this.#turn)
    const older = left.filter((one) => one.turn !== this.#turn)
    return this.#named([...fresh, ...older].map(nameOf))
  }

  /** What is being explained. */
  get current(): TopicSheet | undefined {
    return this.again === null ? this.unread[0] : this.#named([this.again])[0]
  }

  /** What has been explained about the question that is asked now. */
  get open(): TopicSheet[] {
    return this.#named(this.#open)
  }

  hasCome(name: string): boolean {
    return this.#come.some((one) => one.name === name)
  }

  /** How many topics have come up. */
  get told(): number {
    return this.topics.filter((topic) => this.hasCome(topic.name)).length
  }

  /** On to the next thing, or back to the table. */
  next(): void {
    const shown = this.current
    this.again = null
    if (!shown) return
    this.#read = new Set([...this.#read, shown.name])
    this.#save()
  }

  /** Whoever has answered a question needs no explanation of it. */
  #isRead(one: Come): boolean {
    return this.#read.has(one.name) || (one.asked && one.turn < this.#turn)
  }

  #named(names: string[]): TopicSheet[] {
    return names.flatMap((name) => this.topics.filter((topic) => topic.name === name))
  }

  #save(): void {
    keep(this.table, {
      on: this.on,
      turn: this.#turn,
      come: this.#come,
      read: [...this.#read],
    })
  }
}

function nameOf(one: Come): string {
  return one.name
}

function atOnce(topic: TopicSheet): boolean {
  return !topic.asked.length && !topic.offers.length && !topic.happens.length
}

/** Whether a question brings a topic up. */
function isAsked(topic: TopicSheet, seat: number, decision: DecisionSheet): boolean {
  if (!topic.asked.length && !topic.offers.length) return false
  if (topic.asked.length && !topic.asked.includes(decision.asked)) return false
  const offered =
    !topic.offers.length || decision.options.some((option) => topic.offers.includes(option.kind))
  return offered && says(topic, seat, decision.facts)
}

/** Whether an event brings a topic up. */
function happens(topic: TopicSheet, seat: number, event: GameEvent): boolean {
  return topic.happens.includes(event.event) && says(topic, seat, event)
}

function says(topic: TopicSheet, seat: number, told: Record<string, unknown>): boolean {
  return Object.entries(topic.facts).every(([name, wanted]) => {
    const value = told[name]
    if (wanted === 'me') return value === seat
    if (wanted === 'others') return typeof value === 'number' && value !== seat
    return value === wanted
  })
}
