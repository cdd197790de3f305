/** Cards in a pile or a hand, for whoever may know them, or how many there are. */
export type Pile<Card = string> = (Card | null)[] | number

/** How many cards there are, known or not. */
export function count(pile: Pile<unknown> | undefined): number {
  return Array.isArray(pile) ? pile.length : (pile ?? 0)
}

/** The cards that are known. */
export function listed<Card>(pile: Pile<Card> | undefined): Card[] {
  return Array.isArray(pile) ? pile.filter((card) => card !== null) : []
}
