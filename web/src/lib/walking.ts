const STEPS: Partial<Record<string, number>> = {
  ArrowRight: 1,
  ArrowDown: 1,
  ArrowLeft: -1,
  ArrowUp: -1,
}

/**
 * Arrow keys go from button to button, from the last to the first again: a row of them is one stop
 * for the tab key. Says to which button, or null for other keys.
 */
export function walk(event: KeyboardEvent, buttons: Iterable<HTMLElement>): number | null {
  const step = STEPS[event.key]
  const row = [...buttons]
  if (!step || !row.length) return null
  const at = row.findIndex((button) => button === document.activeElement)
  const to = (at + step + row.length) % row.length
  event.preventDefault()
  row[to]?.focus()
  return to
}
