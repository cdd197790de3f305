import { number, text, texts } from '../../lib/plain'
import type { GameEvent } from '../../lib/types'

/** What just happened, as far as it is shown as happening. */

const MOVES = new Set(['Played', 'PlayedDown', 'Moved', 'Revealed', 'TurnedDown', 'Acts'])

export function litCards(events: GameEvent[]): Set<string> {
  const shown = events.filter(({ event }) => MOVES.has(event))
  return new Set(shown.flatMap((event) => [text(event.card), ...texts(event.cards)]))
}

const BLOOD: Record<string, number> = {
  Fed: 1,
  GainedBlood: 1,
  Withdrew: 1,
  Drained: 1,
  TookBlood: 1,
  StoleBlood: 1,
  LostBlood: -1,
  SpentBlood: -1,
  Deployed: -1,
}
const INFLUENCE: Record<string, number> = { GainedInfluence: 1, GotInfluence: 1, LostInfluence: -1 }

/** What has come to, or gone from, the pool of each seat. */
export function changes(events: GameEvent[]): Map<number, { blood: number; influence: number }> {
  const found = new Map<number, { blood: number; influence: number }>()
  const add = (seat: number, blood: number, influence: number) => {
    const so = found.get(seat) ?? { blood: 0, influence: 0 }
    found.set(seat, { blood: so.blood + blood, influence: so.influence + influence })
  }
  for (const event of events) {
    const much = number(event.number)
    const [blood, influence] = [BLOOD[event.event] ?? 0, INFLUENCE[event.event] ?? 0]
    if (blood || influence) add(number(event.seat), blood * much, influence * much)
    if (event.event === 'StoleBlood') add(number(event.from_seat), -much, 0)
    if (event.event === 'GotInfluence') add(number(event.from_seat), 0, -much)
  }
  return found
}
