import ambition from 'icon:medal'
import brujah from 'icon:fist'
import castle from 'icon:castle'
import city from 'icon:modern-city'
import conflict from 'icon:crossed-swords'
import drop from 'icon:drop'
import eye from 'icon:surrounded-eye'
import fangs from 'icon:fangs'
import gangrel from 'icon:wolf-head'
import hourglass from 'icon:hourglass'
import malkavian from 'icon:shattered-glass'
import nosferatu from 'icon:rat'
import person from 'icon:person'
import relic from 'icon:rune-stone'
import run from 'icon:sprint'
import shield from 'icon:checked-shield'
import skull from 'icon:death-skull'
import sunset from 'icon:sunset'
import toreador from 'icon:rose'
import tremere from 'icon:pentacle'
import unseen from 'icon:sight-disabled'
import ventrue from 'icon:stone-throne'
import victim from 'icon:broken-heart'

/** The signs on Masquerade's board. */

export { hand } from '../../parts/signs'
export { ambition, castle, city, drop, run, shield, skull, unseen }

/** Drawn by us, plain enough to be told apart when they are tiny. */
export const crown = 'M40 136l112 92L256 72l104 156 112-92-36 224H76zM76 392h360v52H76z'

/** What a card belongs to: a clan, or the kind of the others. */
export const EMBLEMS: Record<string, string> = {
  brujah,
  gangrel,
  malkavian,
  nosferatu,
  toreador,
  tremere,
  ventrue,
  human: person,
  vampire: fangs,
  victim,
  relic,
  location: city,
}

/** The types of clan cards. */
export const TYPES: Record<string, string> = {
  preparation: hourglass,
  conflict,
  aftermath: sunset,
  passive: eye,
}

/** The steps of a location's resolution. */
export const STEP_ICONS: Record<string, string> = {
  withdrawal: run,
  reveal: eye,
  preparation: hourglass,
  conflict,
  aftermath: sunset,
}
