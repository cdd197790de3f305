import type { Plain } from './types'

/**
 * What has changed in plain data: `[]` it is gone, `[value]` it is this now, `[start, count, items]`
 * so many things of a list are these now, or for each changed part its own difference.
 */
export type Difference =
  [] | [Plain] | [start: number, count: number, items: Plain[]] | { [part: string]: Difference }

/** What becomes of the old, which stays as it was: parts that have not changed are the same. */
export function patched(old: Plain | undefined, change: Difference): Plain {
  if (Array.isArray(change)) {
    if (change.length === 3 && Array.isArray(old)) return spliced(old, ...change)
    return change[0] ?? null
  }
  if (Array.isArray(old)) {
    const list = [...old]
    for (const [place, part] of Object.entries(change))
      list[Number(place)] = patched(old[Number(place)], part)
    return list
  }
  const parts = { ...(old as Record<string, Plain> | null) }
  for (const [name, part] of Object.entries(change)) {
    if (Array.isArray(part) && part.length === 0) delete parts[name]
    else parts[name] = patched(parts[name], part)
  }
  return parts
}

function spliced(old: Plain[], start: number, count: number, items: Plain[]): Plain[] {
  return [...old.slice(0, start), ...items, ...old.slice(start + count)]
}
