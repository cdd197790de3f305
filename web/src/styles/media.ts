/**
 * The widths at which the layout changes, named once. Styles write `@media (--phone)` or
 * `@media not (--phone)`, which the build replaces (scripts/media.ts).
 */
export const MEDIA = {
  /** Lobby and pages in one narrow column. */
  narrow: '(max-width: 40rem)',
  /** Boards as they are held in one hand. */
  phone: '(max-width: 48rem)',
  /** The log lies below the board, not beside it. */
  stacked: '(max-width: 72rem)',
  /** A board and what belongs to it do not fit one below the other. */
  low: '(max-height: 45rem)',
} as const

/** Whether the window is so now. */
export function matches(name: keyof typeof MEDIA): boolean {
  return matchMedia(MEDIA[name]).matches
}
