import type { Plain, View } from '../../../lib/types'
import { card, nameOf } from '../cards/sheet'

/** What is under way, as views tell it (games/vtes/rules/under_way.py). */

export interface Playing {
  seat: number
  card: string
  mode: string
  minion: string
}

export interface Action {
  seat: number
  minion: string
  kind: string
  card: string
  target: string
  target_seat: number | null
  declared: boolean
  stealth: number
  bleed: number
  blocker: string
  intercept: number
  /** Whether the attempt to block would succeed as things are. */
  blocks: boolean
  blocked: string
  may_block: number[]
  to_ask: number[]
  declined: number[]
  failed: string[]
}

export interface Strike {
  card: string
  target: string
  damage: number
  aggravated: boolean
  ranged: boolean
  first: boolean
  dodge: boolean
  ends: boolean
}

export interface Combat {
  first: string
  second: string
  round: number
  step: string
  /** All steps of a round, in order. */
  steps: string[]
  range: 'close' | 'long'
  suffering: string
  damage: { card: string; normal: number; aggravated: number }[]
  strikes: [number, number]
  continues: boolean
  chosen: [Strike | null, Strike | null]
}

export interface Referendum {
  seat: number
  card: string
  hunted: string
  for: number
  against: number
  settled: boolean
  /** Whether it would pass as things are. */
  passes: boolean
  votes: { for: number; against: number; left: number }[]
  terms: [number, number][]
  named: number | null
  about: string[]
}

/** A minion as far as the panels need him. */
export interface Minion {
  card: string
  counters: number
  capacity: number | null
  seat: number
}

/** A part of a view that is there only while something is under way. */
function part<T>(view: View, name: string): T | null {
  return (view[name] ?? null) as T | null
}

export const playing = (view: View) => part<Playing>(view, 'playing')
export const action = (view: View) => part<Action>(view, 'action')
export const combat = (view: View) => part<Combat>(view, 'combat')
export const referendum = (view: View) => part<Referendum>(view, 'referendum')

/** A minion in play, by his word. */
export function minion(view: View, word: string): Minion | null {
  for (const region of ['ready', 'torpor']) {
    const rows = (view[region] ?? []) as Record<string, Plain>[][]
    for (const [seat, row] of rows.entries()) {
      const found = row.find((data) => data.card === word)
      if (found) return { ...(found as unknown as Minion), seat }
    }
  }
  return null
}

/** What a card in play is called, by its word. */
export function titled(word: string): string {
  return card(nameOf(word)).called
}

/** How a strike is told. */
export function how(strike: Strike | null): string {
  if (!strike) return 'none'
  if (strike.dodge) return 'dodge'
  if (strike.ends) return 'ends'
  if (!strike.damage) return 'effect'
  return strike.aggravated ? 'aggravated' : 'damage'
}
