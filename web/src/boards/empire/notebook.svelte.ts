import { remembered } from '../../lib/memory'

/** What a player thinks of a character. */
export const MARKS = ['none', 'human', 'doubtful', 'vampire'] as const
export type Mark = (typeof MARKS)[number]

/** A player's suspicions at one table, kept in this browser and never sent. */
export class Notebook {
  #marks = $state<Record<string, Mark>>({})
  #memory: ReturnType<typeof remembered<Record<string, Mark>>>

  constructor(table: string) {
    this.#memory = remembered(`empire.notebook.${table}`, {})
    this.#marks = this.#memory.get()
  }

  mark(who: string): Mark {
    const mark = this.#marks[who]
    return mark && MARKS.includes(mark) ? mark : 'none'
  }

  set(who: string, mark: Mark): void {
    this.#marks[who] = mark
    this.#memory.set($state.snapshot(this.#marks))
  }

  /** The next mark: one button goes through all of them. */
  turn(who: string): void {
    const next = (MARKS.indexOf(this.mark(who)) + 1) % MARKS.length
    this.set(who, MARKS[next] ?? 'none')
  }
}
