import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle'
import { remembered } from './memory'

/** The client's own words. What is said about a game comes from the server, ready-made. */

export const LANGUAGES = { en: 'English', de: 'Deutsch', pl: 'Polski' } as const
export type Language = keyof typeof LANGUAGES

const files = import.meta.glob<string>('../../../src/conclave/text/*/web.ftl', {
  query: '?raw',
  import: 'default',
})

const chosen = remembered<Language | null>('language', null)

let state = $state.raw<{ language: Language; bundle: FluentBundle }>({
  language: 'en',
  bundle: new FluentBundle('en'),
})

function isLanguage(name: string | null | undefined): name is Language {
  return name !== null && name !== undefined && name in LANGUAGES
}

/** The language somebody chose here, or else the browser's. */
export function preferred(): Language {
  const stored = chosen.get()
  if (isLanguage(stored)) return stored
  for (const name of navigator.languages) {
    const short = name.slice(0, 2).toLowerCase()
    if (isLanguage(short)) return short
  }
  return 'en'
}

/** Whether a language was chosen here, and not only taken from the browser. */
export function wasChosen(): boolean {
  return isLanguage(chosen.get())
}

export async function speak(name: string, keep = false): Promise<void> {
  if (!isLanguage(name)) return
  const path = Object.keys(files).find((file) => file.includes(`/${name}/`))
  const load = path ? files[path] : undefined
  if (!load) return
  const bundle = new FluentBundle(name, { useIsolating: false })
  bundle.addResource(new FluentResource(await load()))
  state = { language: name, bundle }
  document.documentElement.lang = name
  if (keep) chosen.set(name)
}

export function language(): Language {
  return state.language
}

/** The message `key`, or `key.attribute`, with these facts. */
export function t(key: string, facts: Record<string, FluentVariable> = {}): string {
  const [name = key, attribute] = key.split('.')
  const message = state.bundle.getMessage(name)
  const pattern = attribute ? message?.attributes[attribute] : message?.value
  if (!pattern) return key
  return state.bundle.formatPattern(pattern, facts)
}

export function list(items: string[]): string {
  return new Intl.ListFormat(state.language, { type: 'conjunction' }).format(items)
}

export function when(iso: string, style: 'time' | 'date' = 'date'): string {
  const format: Intl.DateTimeFormatOptions =
    style === 'time'
      ? { hour: '2-digit', minute: '2-digit' }
      : { dateStyle: 'medium', timeStyle: 'short' }
  const date = new Date(iso)
  return Number.isNaN(date.valueOf())
    ? ''
    : new Intl.DateTimeFormat(state.language, format).format(date)
}
