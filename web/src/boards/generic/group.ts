import type { MoveOption } from '../../lib/types'

/** Long lists of moves, put under headings. */

export interface Choice {
  option: MoveOption
  /** What the button says; under a heading only what differs. */
  label: string
}

const FEW = 9

/**
 * Long lists under headings. The server may name them; where it doesn't, options that share the
 * value of a field go together under the words they end with alike, in whatever language.
 */
export function grouped(options: MoveOption[]): [string, Choice[]][] {
  const groups = new Map<string, Choice[]>()
  const add = (title: string, choice: Choice) =>
    groups.set(title, [...(groups.get(title) ?? []), choice])
  const unnamed: MoveOption[] = []
  for (const option of options) {
    if (option.group) add(option.group, { option, label: option.short ?? option.words })
    else unnamed.push(option)
  }
  for (const alike of byKey(unnamed, (option) => option.kind).values())
    for (const choices of split(alike))
      for (const choice of choices.items) add(choices.title, choice)
  // What stands alone comes first: it is often "pass" or "done".
  return [...groups].sort(([a], [b]) => Number(a !== '') - Number(b !== ''))
}

interface Group {
  title: string
  items: Choice[]
}

function split(options: MoveOption[]): Group[] {
  const plain = [{ title: '', items: options.map((option) => ({ option, label: option.words })) }]
  if (options.length <= FEW) return plain
  let best: Group[] = plain
  let most = 0
  for (const field of Object.keys(options[0]?.fields ?? {})) {
    const parts = [...byKey(options, (option) => JSON.stringify(option.fields[field])).values()]
    const shared = parts.filter((part) => part.length > 1).map(ending)
    if (parts.length < 2 || !shared.length) continue
    const least = Math.min(...shared)
    if (least <= most) continue
    most = least
    best = parts.map((part) => named(part))
  }
  return best
}

function named(part: MoveOption[]): Group {
  const count = part.length > 1 ? ending(part) : 0
  const cut = (option: MoveOption) => tokens(option).length - count
  return {
    title: part[0] && count ? tokens(part[0]).slice(cut(part[0])).join(' ') : '',
    items: part.map((option) => ({
      option,
      label: tokens(option).slice(0, cut(option)).join(' '),
    })),
  }
}

/** With how many words all of these end alike; something must be left to tell them apart. */
function ending(part: MoveOption[]): number {
  const all = part.map((option) => tokens(option).reverse())
  const shortest = Math.min(...all.map((words) => words.length)) - 1
  let count = 0
  while (count < shortest && all.every((words) => words[count] === all[0]?.[count])) count += 1
  return count
}

function tokens(option: MoveOption): string[] {
  return option.words.split(' ')
}

function byKey(options: MoveOption[], key: (option: MoveOption) => string) {
  const found = new Map<string, MoveOption[]>()
  for (const option of options) found.set(key(option), [...(found.get(key(option)) ?? []), option])
  return found
}
