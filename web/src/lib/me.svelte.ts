import { api } from './api'
import type { Me, Person } from './types'
import { language, speak, wasChosen, type Language } from './words.svelte'

/** Who is at this browser: nobody yet, a guest, or an account. */

let person = $state.raw<Person | null>(null)

export function me(): Person | null {
  return person
}

async function use(answer: Promise<Me>): Promise<void> {
  person = (await answer).person
  if (person?.language && !wasChosen()) await speak(person.language)
}

/** Ask who is here; once `first` is done, where that must not come later. */
export async function loadMe(first: Promise<void> = Promise.resolve()): Promise<void> {
  const [answer] = await Promise.all([api.me(), first])
  await use(Promise.resolve(answer))
}

export const signUp = (name: string, password: string) => use(api.signUp({ name, password }))
export const signIn = (name: string, password: string) => use(api.signIn({ name, password }))

/** Whoever has no name here gets a guest's. */
export async function enter(): Promise<void> {
  if (!person) await use(api.enter({ language: language() }))
}

export async function rename(name: string): Promise<void> {
  await use(person ? api.change({ name }) : api.enter({ name, language: language() }))
}

export async function switchLanguage(name: Language): Promise<void> {
  await speak(name, true)
  if (person) await use(api.change({ language: name })).catch(() => undefined)
}

export async function signOut(): Promise<void> {
  await api.signOut()
  person = null
}
