import { field } from '../../../lib/moves'
import type { DecisionSheet } from '../../../lib/types'
import type { Table } from '../view'
import { titled } from './under_way'

/** A contested card lies face down, though all have seen it: moves about it are told by its name. */
export function named(decision: DecisionSheet, view: Table): DecisionSheet {
  const words = [...view.ready, ...view.torpor, ...view.beside].flat().map(({ card }) => card)
  const options = decision.options.map((option) => {
    const number = field(option, 'card')
    const word = number.startsWith('#') ? words.find((one) => one.endsWith(number)) : undefined
    if (!word) return option
    const name = titled(word)
    return {
      ...option,
      fields: { ...option.fields, card: word },
      names: { ...option.names, card: name },
      words: option.words.replace(option.names?.card ?? '', name),
    }
  })
  return { ...decision, options }
}
