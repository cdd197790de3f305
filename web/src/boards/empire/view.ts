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
  round: number
  attack: number
  defence: number
}

export type Side = 'vampires' | 'humans'
export type Nature = 'vampire' | 'human'

const VAMPIRES = 3
export const CLASSES = ['nobles', 'clergy', 'servants'] as const
export type Class = (typeof CLASSES)[number]

/** Three of each class, in the order of the classes. */
export const CHARACTERS = [
  'lady',
  'lord',
  'officer',
  'monk',
  'nun',
  'bishop',
  'maid',
  'cook',
  'butler',
]

export function classOf(who: string): Class {
  return CLASSES[Math.floor(CHARACTERS.indexOf(who) / 3)] ?? 'nobles'
}

export function castle(view: View): Table {
  return view as unknown as Table
}

/** Where a character is. */
export function whereabouts(view: Table, who: string): 'castle' | 'town' | 'dead' {
  if (view.castle.includes(who)) return 'castle'
  return view.dead.includes(who) ? 'dead' : 'town'
}

/** How a character is known to the viewer: to all, to him alone, or not at all. */
export type Known = 'unmasked' | 'vampire' | 'human' | 'trusted' | 'masked'

export function known(view: Table, who: string): Known {
  if (view.unmasked.includes(who)) return 'unmasked'
  const mine = view.sides[view.seat ?? -1] === 'humans'
  if (mine && view.trusted?.includes(who) && !view.cleared.includes(who)) return 'trusted'
  return view.natures[who] ?? 'masked'
}

/** How likely each is a vampire, if all that is possible is equally likely. */
export function chances(view: Table): Record<string, number> {
  const open = CHARACTERS.filter((who) => view.natures[who] === null)
  const found = CHARACTERS.filter((who) => view.natures[who] === 'vampire').length
  const share = open.length ? (VAMPIRES - found) / open.length : 0
  return Object.fromEntries(
    CHARACTERS.map((who) => {
      const nature = view.natures[who]
      return [who, nature === null ? share : nature === 'vampire' ? 1 : 0]
    }),
  )
}
