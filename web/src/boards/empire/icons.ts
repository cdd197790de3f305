import attack from 'icon:broadsword'
import cellar from 'icon:cellar-barrels'
import defence from 'icon:round-shield'
import draw from 'icon:card-draw'
import fangs from 'icon:fangs'
import grave from 'icon:tombstone'
import humans from 'icon:person'
import lamp from 'icon:magnifying-glass'
import moat from 'icon:waves'
import moon from 'icon:moon'
import nobles from 'icon:queen-crown'
import notebook from 'icon:notebook'
import servants from 'icon:broom'
import sun from 'icon:sun'
import support from 'icon:scroll-quill'
import village from 'icon:village'
import water from 'icon:holy-water'

/** The signs on Empire's board. */

export { attack, cellar, defence, draw, fangs, grave, humans, lamp, moat, moon, notebook, sun }
export { village }
export { hand } from '../../parts/signs'

/** A plain cross, drawn by us. */
const clergy = 'M204 32h104v116h116v104H308v228H204V252H88V148h116z'

/** The signs of classes and types of cards. */
export const SIGNS: Record<string, string> = {
  nobles,
  clergy,
  servants,
  vampire: fangs,
  'holy-water': water,
  support,
}
