import type { DecisionSheet } from './types'

/** Moves that were chosen together: sent one after the other, as long as each is allowed. */
export class Queue {
  #left = $state.raw<string[]>([])

  /** Made while a board is set up; it reads what the board is given. */
  constructor(
    decision: () => DecisionSheet | null,
    private readonly busy: () => boolean,
    private readonly play: (move: string) => void,
  ) {
    $effect(() => {
      const [next, ...rest] = this.#left
      const options = decision()?.options
      if (!next || busy() || !options) return
      const allowed = options.some(({ move }) => move === next)
      this.#left = allowed ? rest : []
      if (allowed) play(next)
    })
  }

  /** Whether something is under way, or still to be sent. */
  get waiting(): boolean {
    return this.busy() || this.#left.length > 0
  }

  send = (moves: string[]) => {
    const [first, ...rest] = moves
    this.#left = rest
    if (first) this.play(first)
  }
}
