import fangs from 'icon:fangs'
import fedora from 'icon:fedora'
import type { Board } from '../lib/board'

/** The games that bring a board of their own; every other is shown by the generic one. */
const boards: Record<string, { emblem: string; load: () => Promise<{ default: Board }> }> = {
  vendetta: { emblem: fedora, load: () => import('./vendetta/Board.svelte') },
}

export function hasOwnBoard(game: string): boolean {
  return game in boards
}

export function emblem(game: string): string {
  return boards[game]?.emblem ?? fangs
}

export function loadBoard(game: string, plain: boolean): Promise<{ default: Board }> {
  const own = plain ? undefined : boards[game]
  return own ? own.load() : import('./generic/Board.svelte')
}
