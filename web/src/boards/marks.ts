/**
 * Where the numbers in the picture of a rules page are: for each game, what the steps below the
 * picture are about, in their order (src/conclave/text/en/rules-GAME.md).
 */
export const marks: Record<string, string[]> = {
  vendetta: [
    '[data-district="1"]',
    '.block.held',
    '.held.seat-0 ~ .content .seal',
    'g[role="img"]',
    '.side > section',
    '.choice',
  ],
  masquerade: [
    '.moment',
    '.prizes',
    '.player:not(.me)',
    '.place header',
    '.position .whose',
    '.hand',
    '.how',
  ],
  empire: ['.castle', '.town', '.dead', '.mine .player', '.mine > .hand', '.choice', '.markers'],
  vtes: [
    '.below .methuselah',
    '.others .pool',
    '.below .ready',
    '.others .tapped',
    '.below .torpor',
    '.below .uncontrolled',
    '.below .piles',
    '.turn',
    '.deciding',
  ],
}
