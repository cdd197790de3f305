import { remembered } from './memory'

/** How this browser shows things. */

export type Theme = 'system' | 'dark' | 'light'
export type Pace = 'none' | 'fast' | 'normal' | 'slow'

interface Settings {
  theme: Theme
  /** How long what others did is shown before the next thing. */
  pace: Pace
  /** The plain view instead of a game's own board. */
  plain: boolean
}

const memory = remembered<Partial<Settings>>('settings', {})

export const settings = $state<Settings>({
  theme: 'system',
  pace: 'normal',
  plain: false,
  ...memory.get(),
})

export function change(what: Partial<Settings>): void {
  Object.assign(settings, what)
  memory.set($state.snapshot(settings))
  showTheme()
}

export function showTheme(): void {
  const root = document.documentElement
  if (settings.theme === 'system') delete root.dataset.theme
  else root.dataset.theme = settings.theme
}

/** Whether it is dark now, by choice or by the system's. */
export function isDark(): boolean {
  if (settings.theme !== 'system') return settings.theme === 'dark'
  return !matchMedia('(prefers-color-scheme: light)').matches
}

export function still(): boolean {
  return matchMedia('(prefers-reduced-motion: reduce)').matches
}
