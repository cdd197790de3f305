import type { View } from '../../lib/types'

/** Empire's view with its names and types. Characters and cards go by written names. */
export interface Table {
  /** Whose view it is; null: a spectator's, or one that hides nothing. */
  seat: number | null
  sides: Side[]
  turn: number
  time: 'day' | 'night'
  active: number | null
  castle: string[]
  town: string[]
  /** Who was seen going under the town, in order; the last lies lowest. */
  town_bottom: string[]
  /** The whole order, once it is no secret any more. */
  town_order: string[] | null
  dead: string[]
  /** Everybody there is, each with his class. */
  classes: Record<string, string>
  natures: Record<string, Nature | null>
  unmasked: string[]
  cleared: string[]
  /** The two that the human player drew, for him alone. */
  trusted: string[] | null
  attack_markers: Record<string, number>
  defence_markers: Record<string, number>
  traces: Record<string, Record<string, number>>
  /** The cards, for whoever may know, or how many. */
  hand: (string[] | number)[]
  cellar: (string[] | number)[]
  moat: (string[] | number)[]
  draw_pile: (string[] | number)[]
  /** Cards in the moat that everybody has seen. */
  spent: string[][]
  cellar_closed: boolean[]
  forbidden: string[]
  in_play: string[]
  laid: string[][]
  combat: Combat | null
}

export interface Combat {
  attacker: string
  target: string
  /** Whose they are, the attacker's first; */
  seats: [number, number]
  round: number
  rounds: number
  attack: number
  defence: number
  /** and how much of each value markers and support cards add. */
  extra: [number, number]
}

export type Side = 'vampires' | 'humans'
export type Nature = 'vampire' | 'human'

export function castle(view: View): Table {
  return view as unknown as Table
}

/** Where a character is. */
export function whereabouts(view: Table, who: string): 'castle' | 'town' | 'dead' {
  if (view.castle.includes(who)) return 'castle'
  return view.dead.includes(who) ? 'dead' : 'town'
}

/** Whether there is anything left to find out. */
export function hasSecrets(view: Table): boolean {
  return Object.values(view.natures).includes(null)
}

/** What the view says of a character: known to all, to the viewer alone, or not at all. */
export type Known = 'unmasked' | 'vampire' | 'human' | 'trusted' | 'masked'

export function known(view: Table, who: string): Known {
  if (view.unmasked.includes(who)) return 'unmasked'
  // When all is open, nobody alone knows anything.
  const alone = hasSecrets(view) && !view.cleared.includes(who)
  if (alone && view.trusted?.includes(who)) return 'trusted'
  return view.natures[who] ?? 'masked'
}
