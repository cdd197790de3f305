import anchor from 'icon:anchor'
import barrel from 'icon:barrel'
import boat from 'icon:fishing-boat'
import castle from 'icon:castle-ruins'
import church from 'icon:church'
import fish from 'icon:double-fish'
import fountain from 'icon:fountain'
import grapes from 'icon:grapes'
import house from 'icon:family-house'
import olive from 'icon:olive'
import tombstone from 'icon:tombstone'
import well from 'icon:well'
import windmill from 'icon:windmill'

/** A landmark for each district. */
export const EMBLEMS: Record<number, string> = {
  1: olive,
  2: windmill,
  3: tombstone,
  4: castle,
  5: grapes,
  6: church,
  7: fountain,
  8: well,
  9: house,
  10: barrel,
  11: boat,
  12: fish,
  13: anchor,
}
