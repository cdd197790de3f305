import { refusal } from './api'
import type { Refusal } from './types'
import { t } from './words.svelte'

/** Something that is asked of the server, which may refuse: why is kept, to be shown. */
export class Attempt {
  trouble = $state.raw<Refusal | null>(null)
  busy = $state(false)

  /** Try it; says whether it worked. */
  run = async (action: () => Promise<void>): Promise<boolean> => {
    this.trouble = null
    this.busy = true
    try {
      await action()
      return true
    } catch (error) {
      this.trouble = refusal(error, t('unreachable'))
      return false
    } finally {
      this.busy = false
    }
  }
}
