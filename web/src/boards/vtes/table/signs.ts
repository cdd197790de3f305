import ash from 'icon:tombstone'
import crypt from 'icon:coffin'
import fangs from 'icon:fangs'
import library from 'icon:card-draw'
import research from 'icon:book-pile'
import removed from 'icon:dust-cloud'
import { hand } from '../../../parts/signs'

/** The signs on V:TES's board. */

/** The sign of minions. */
export const MINIONS = fangs

/** The signs of piles. */
export const PILES: Record<string, string> = { hand, library, crypt, research, ash, removed }
