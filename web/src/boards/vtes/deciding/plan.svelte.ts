import { questionKey } from '../../../lib/moves'
import type { DecisionSheet, MoveOption } from '../../../lib/types'
import { t } from '../../../lib/words.svelte'
import { ASPECTS, ofHand, said, type Aspect, type Said } from './aspects'

/** How something on the table stands to what is asked. */
export type Standing = 'open' | 'chosen' | 'none'

/** A card in the viewer's hand, as a thing to tap. */
export function held(place: number): string {
  return `hand:${place}`
}

/** A Methuselah, as a thing to tap. */
export function seated(seat: number): string {
  return `seat:${seat}`
}

/** One thing that was chosen: something tapped, or a part of what is said. */
export interface Step {
  aspect: Aspect | 'thing'
  /** What the moves call it. */
  value: string
  /** What was tapped, where something was. */
  thing: string
}

/**
 * What a player has chosen so far, and what can be chosen next. Things on the table are a card in
 * the hand, `held(place)`; a card in play by its word in views and moves, `krid#7` or, face down,
 * `#7`; a Methuselah, `seated(seat)`.
 */
export class Plan {
  #kept = $state.raw<{ question: string; steps: Step[] }>({ question: '', steps: [] })
  /** The card in hand that was tapped though it cannot be played, by its name. */
  puzzling = $state<string | null>(null)

  constructor(
    private asked: () => DecisionSheet | null,
    private hand: () => string[],
  ) {}

  decision = $derived.by(() => this.asked())
  #names = $derived.by(() => new Set(this.hand()))
  all = $derived.by((): Said[] =>
    (this.decision?.options ?? []).map((option) => said(option, this.#names)),
  )
  #question = $derived.by(() => questionKey(this.decision, this.hand()))

  /** What was chosen; another question, and what was chosen for the last one is forgotten. */
  steps = $derived.by(() => (this.#kept.question === this.#question ? this.#kept.steps : []))

  /** The moves that are still possible. */
  left = $derived.by(() => this.#after(this.steps))

  /** The one move that is left when something was chosen. */
  only = $derived.by((): MoveOption | null => {
    const one = this.left.length === 1 && this.steps.length > 0 ? this.left[0] : undefined
    return one?.option ?? null
  })

  /** What is asked next: the first part of what is said in which the moves left differ. */
  next = $derived.by((): Aspect | null => {
    const from = this.steps.length ? ASPECTS.slice(1) : ASPECTS
    const differ = (aspect: Aspect) => new Set(this.left.map(({ parts }) => parts[aspect])).size > 1
    return from.find(differ) ?? null
  })

  #after(steps: Step[]): Said[] {
    return this.all.filter((one) =>
      steps.every(({ aspect, value }) =>
        aspect === 'thing' ? one.things.includes(value) : one.parts[aspect] === value,
      ),
    )
  }

  /** What the moves call a thing. */
  #value(thing: string): string {
    const place = /^hand:(\d+)$/.exec(thing)
    return place ? ofHand(this.hand()[Number(place[1])] ?? '') : thing
  }

  #keep(steps: Step[]): void {
    this.puzzling = null
    this.#kept = { question: this.#question, steps }
  }

  /** Whether a thing can be tapped now, or has been. */
  state(thing: string): Standing {
    if (this.steps.some((step) => step.thing === thing)) return 'chosen'
    const value = this.#value(thing)
    if (this.steps.some((step) => step.value === value)) return 'none'
    return this.left.some(({ things }) => things.includes(value)) ? 'open' : 'none'
  }

  /** Choose a thing; tapped again it is put back, with what was chosen after it. */
  tap(thing: string): void {
    const at = this.steps.findIndex((step) => step.thing === thing)
    if (at >= 0) return this.#keep(this.steps.slice(0, at))
    const step: Step = { aspect: 'thing', value: this.#value(thing), thing }
    const longer = [...this.steps, step]
    if (this.#after(longer).length) this.#keep(longer)
    else if (this.#after([step]).length) this.#keep([step])
    else this.puzzle(thing)
  }

  /** Ask why a card in hand cannot be played; of anything else nothing is asked. */
  puzzle(thing: string): void {
    const place = /^hand:(\d+)$/.exec(thing)
    this.puzzling = place ? (this.hand()[Number(place[1])] ?? null) : null
  }

  /** Choose a part of what is said. */
  choose(aspect: Aspect, value: string): void {
    if (aspect !== 'subject') return this.#keep([...this.steps, { aspect, value, thing: '' }])
    const place = this.hand().findIndex((name) => ofHand(name) === value)
    this.#keep([{ aspect: 'thing', value, thing: place < 0 ? value : held(place) }])
  }

  /** Take back the last thing that was chosen. */
  back(): void {
    this.#keep(this.steps.slice(0, -1))
  }

  /** Take back everything that was chosen. */
  clear(): void {
    this.#keep([])
  }

  /** Why a card in hand, by its name, cannot be played now; nothing if it can. */
  why(card: string): string[] {
    if (!this.decision) return [t('vt-why-not-asked')]
    if (this.all.some(({ things }) => things.includes(ofHand(card)))) return []
    return this.decision.obstacles?.[card] ?? []
  }
}
