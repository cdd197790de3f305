import { field } from '../../lib/moves'
import type { DecisionSheet, MoveOption } from '../../lib/types'
import { about, actions, BY_CARD, kindOf, most, ofAction, type Action } from './choice'

/** What a player has chosen so far, and what can be chosen next. */
export class Plan {
  #action = $state<Action | null>(null)
  who = $state<string | null>(null)
  target = $state<string | null>(null)
  /** Places in the hand. */
  cards = $state.raw<number[]>([])
  /** A card that lies elsewhere: in a pile, or played by the other. */
  other = $state<string | null>(null)

  constructor(
    private asked: () => DecisionSheet | null,
    private hand: () => string[],
  ) {}

  options = $derived.by(() => this.asked()?.options ?? [])
  seat = $derived.by(() => this.asked()?.seat ?? null)
  kind = $derived.by(() => {
    const decision = this.asked()
    return decision ? kindOf(decision) : null
  })
  actions = $derived.by(() => (this.kind === 'action' ? actions(this.options) : []))
  action = $derived.by(() => this.#action ?? this.actions[0] ?? null)

  clear(): void {
    this.#action = this.who = this.target = this.other = null
    this.cards = []
  }

  choose(action: Action): void {
    if (action === this.action) return
    this.clear()
    this.#action = action
  }

  /** The moves about characters that can be made now. */
  #moves = $derived.by((): MoveOption[] => {
    if (this.kind === 'action') return this.action ? ofAction(this.options, this.action) : []
    if (this.kind === 'unmask' || this.kind === 'person' || this.kind === 'strike')
      return this.options.filter(({ fields }) => 'who' in fields)
    return []
  })

  attacks = $derived.by(() => this.kind === 'action' && this.action === 'attack')

  /** Who can be tapped. */
  people = $derived.by((): Set<string> => {
    if (!this.attacks || this.who === null)
      return new Set(this.#moves.map((option) => field(option, 'who')))
    const mine = this.#moves.filter((option) => field(option, 'who') === this.who)
    return new Set([this.who, ...mine.map((option) => field(option, 'target'))])
  })

  tap(who: string): void {
    if (this.who === who) this.who = this.target = null
    else if (this.attacks && this.who !== null) this.target = this.target === who ? null : who
    else this.who = who
  }

  /** The moves that do what has been chosen about characters. */
  ready = $derived.by((): MoveOption[] => {
    if (this.who === null || (this.attacks && this.target === null)) return []
    return this.#moves.filter(
      (option) =>
        field(option, 'who') === this.who &&
        (!this.attacks || field(option, 'target') === this.target),
    )
  })

  /** The places in the hand whose cards can be tapped. */
  playable = $derived.by((): Set<number> => {
    const kind = this.kind ? BY_CARD[this.kind] : undefined
    const places = this.hand().map((name, at) => ({ name, at }))
    return new Set(
      places.filter(({ name }) => kind && about(this.options, kind, name)).map(({ at }) => at),
    )
  })

  tapCard(at: number): void {
    const decision = this.asked()
    if (!decision || !this.kind) return
    const limit = most(decision, this.kind)
    if (this.cards.includes(at)) this.cards = this.cards.filter((one) => one !== at)
    else if (limit === 1) this.cards = [at]
    else if (this.cards.length < limit) this.cards = [...this.cards, at]
  }

  chosen = $derived.by(() => this.cards.map((at) => this.hand()[at] ?? ''))

  /** The moves that do something with the chosen cards, one after the other. */
  moves(kind: string): string[] {
    return this.chosen.flatMap((name) => about(this.options, kind, name)?.move ?? [])
  }

  /** Cards elsewhere of which one can be chosen. */
  elsewhere = $derived.by((): MoveOption[] => {
    const kind = this.kind === 'take' ? 'Take' : this.kind === 'cancel' ? 'Cancel' : null
    return kind ? this.options.filter((option) => option.kind === kind) : []
  })
}
