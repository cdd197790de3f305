import ash from 'icon:tombstone'
import crypt from 'icon:coffin'
import library from 'icon:card-draw'
import research from 'icon:book-pile'
import removed from 'icon:dust-cloud'
import { hand } from '../../../parts/signs'

/** The signs of piles. */
export const PILES: Record<string, string> = { hand, library, crypt, research, ash, removed }
