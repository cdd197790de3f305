import bats from 'icon:moon-bats'
import dice from 'icon:rolling-dices'
import fangs from 'icon:fangs'
import fedora from 'icon:fedora'
import mask from 'icon:domino-mask'
import type { Board } from '../lib/board'
import { keepLoading } from '../lib/loading'
import { learn } from '../lib/words.svelte'

/** The games that bring a board of their own; every other is shown by the generic one. */
const boards: Record<string, { emblem: string; load: () => Promise<{ default: Board }> }> = {
  vendetta: { emblem: fedora, load: () => import('./vendetta/Board.svelte') },
  masquerade: { emblem: mask, load: () => import('./masquerade/Board.svelte') },
  empire: { emblem: bats, load: () => import('./empire/Board.svelte') },
  vtes: { emblem: fangs, load: () => import('./vtes/Board.svelte') },
}

export function hasOwnBoard(game: string): boolean {
  return game in boards
}

export function emblem(game: string): string {
  return boards[game]?.emblem ?? dice
}

export function loadBoard(game: string, plain: boolean): Promise<{ default: Board }> {
  const own = plain ? undefined : boards[game]
  return keepLoading(async () => {
    if (!own) return import('./generic/Board.svelte')
    const [board] = await Promise.all([own.load(), learn(game)])
    return board
  })
}
