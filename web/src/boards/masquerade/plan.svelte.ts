import type { MoveOption } from '../../lib/types'
import { plays } from './choice'

/** What a player is about to play: a card of the hand, where, and on which side. */
export class Plan {
  card = $state<string | null>(null)
  place = $state<string | null>(null)
  down = $state(false)

  constructor(private options: () => MoveOption[]) {}

  readonly where = $derived.by(() => plays(this.options(), this.card))
  readonly faces = $derived(this.place === null ? {} : (this.where.get(this.place) ?? {}))
  /** The move, once everything is chosen; what is not allowed gives way to what is. */
  readonly move = $derived(
    this.down ? (this.faces.down ?? this.faces.up) : (this.faces.up ?? this.faces.down),
  )

  pick(card: string | null): void {
    this.card = this.card === card ? null : card
    if (this.place !== null && !this.where.has(this.place)) this.place = null
    if (this.card === null) this.clear()
  }

  put(place: string): void {
    if (this.where.has(place)) this.place = place
  }

  clear(): void {
    this.card = this.place = null
    this.down = false
  }
}
