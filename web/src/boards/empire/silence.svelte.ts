import { remembered } from '../../lib/memory'
import type { Decision } from '../../lib/types'
import { isSupport } from './choice'

const memory = remembered<boolean | null>('empire.silence', null)

/** Passing without being asked: where nothing else is possible, or where that was wished. */
export class Silence {
  #wanted = $state(memory.get())
  /** The turn in which no support card is to be played any more. */
  #hushed = $state(-1)

  /** Against people the haste would tell that one has nothing to play: there it must be wished. */
  wanted(alone: boolean): boolean {
    return this.#wanted ?? alone
  }

  want(wanted: boolean): void {
    this.#wanted = wanted
    memory.set(wanted)
  }

  hush(turn: number): void {
    this.#hushed = turn
  }

  /** The pass that is made without a question, if it is one. */
  passes(decision: Decision | null, turn: number, alone: boolean): string | null {
    if (!decision || !isSupport(decision)) return null
    const pass = decision.options.find(({ kind }) => kind === 'Pass')?.move ?? null
    const nothing = decision.options.length === 1 && this.wanted(alone)
    return nothing || this.#hushed === turn ? pass : null
  }
}
