import bats from 'icon:moon-bats'
import dice from 'icon:rolling-dices'
import fangs from 'icon:fangs'
import fedora from 'icon:fedora'
import mask from 'icon:domino-mask'
import type { Board } from '../lib/board'
import { learn } from '../lib/words.svelte'

/** The games that bring a board of their own; every other is shown by the generic one. */
const boards: Record<string, { emblem: string; load: () => Promise<{ default: Board }> }> = {
  vendetta: { emblem: fedora, load: () => import('./vendetta/Board.svelte') },
  masquerade: {
    emblem: mask,
    load: async () =>
      (await Promise.all([import('./masquerade/Board.svelte'), learn('masquerade')]))[0],
  },
  empire: {
    emblem: bats,
    load: async () => (await Promise.all([import('./empire/Board.svelte'), learn('empire')]))[0],
  },
  vtes: {
    emblem: fangs,
    load: async () => (await Promise.all([import('./vtes/Board.svelte'), learn('vtes')]))[0],
  },
}

export function hasOwnBoard(game: string): boolean {
  return game in boards
}

export function emblem(game: string): string {
  return boards[game]?.emblem ?? dice
}

export function loadBoard(game: string, plain: boolean): Promise<{ default: Board }> {
  const own = plain ? undefined : boards[game]
  return own ? own.load() : import('./generic/Board.svelte')
}
