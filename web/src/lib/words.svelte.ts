import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle'
import { untrack } from 'svelte'
import { remembered } from './memory'

/** The client's own words. What is said about a game comes from the server, ready-made. */

export const LANGUAGES = { en: 'English', de: 'Deutsch', pl: 'Polski' } as const
export type Language = keyof typeof LANGUAGES

type Files = Record<string, () => Promise<string>>
const files: Files = import.meta.glob<string>('../../../src/conclave/text/*/web.ftl', {
  query: '?raw',
  import: 'default',
})
/** What only one game's board says is fetched with that board, and so are the game's names. */
const boards: Files = import.meta.glob<string>(
  ['../../../src/conclave/text/*/board-*.ftl', '../../../src/conclave/text/*/*-names.ftl'],
  { query: '?raw', import: 'default' },
)
const learnt = new Set<string>()

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

async function read(from: Files, name: string, file: string): Promise<FluentResource[]> {
  const load = Object.entries(from).find(([path]) => path.endsWith(`/${name}/${file}.ftl`))?.[1]
  return load ? [new FluentResource(await load())] : []
}

export async function speak(name: string, keep = false): Promise<void> {
  if (!isLanguage(name)) return
  const parts = [read(files, name, 'web'), ...[...learnt].map((file) => read(boards, name, file))]
  const bundle = new FluentBundle(name, { useIsolating: false })
  for (const resource of (await Promise.all(parts)).flat()) bundle.addResource(resource)
  state = { language: name, bundle }
  document.documentElement.lang = name
  if (keep) chosen.set(name)
}

/** Learn the words of a game's board, in this language and in whichever is chosen later. */
export async function learn(game: string): Promise<void> {
  const wanted = [`board-${game}`, `${game}-names`].filter((file) => !learnt.has(file))
  for (const file of wanted) learnt.add(file)
  const { language: name, bundle } = untrack(() => state)
  try {
    const found = await Promise.all(wanted.map((file) => read(boards, name, file)))
    for (const resource of found.flat()) bundle.addResource(resource)
  } catch (error) {
    for (const file of wanted) learnt.delete(file)
    throw error
  }
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
  if (Number.isNaN(date.valueOf())) return ''
  // As it is written where the reader is: English is spoken in many places.
  const own = navigator.languages.find((name) => name.startsWith(state.language))
  return new Intl.DateTimeFormat(own ?? state.language, format).format(date)
}
