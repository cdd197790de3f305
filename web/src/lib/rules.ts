import type { BlockSheet } from './types'

/** A piece of text in one style. */
export interface Span {
  text: string
  style: '' | 'bold' | 'italic'
}

const MARKS = /\*\*([^*]+)\*\*|\*([^*]+)\*/g

/** A text split at its marks, **bold** and *italic*. */
export function spans(text: string): Span[] {
  const found: Span[] = []
  let end = 0
  for (const mark of text.matchAll(MARKS)) {
    const [whole, bold, italic] = mark
    found.push({ text: text.slice(end, mark.index), style: '' })
    found.push({ text: bold ?? italic ?? '', style: bold === undefined ? 'italic' : 'bold' })
    end = mark.index + whole.length
  }
  found.push({ text: text.slice(end), style: '' })
  return found.filter((span) => span.text)
}

/** The last word of a text by itself, so that a sign after it stays on its line. */
export function tailed(text: string): { start: Span[]; tail: Span | undefined } {
  const start = spans(text)
  const last = start.pop()
  if (!last) return { start, tail: undefined }
  const cut = last.text.trimEnd().lastIndexOf(' ') + 1
  if (cut) start.push({ ...last, text: last.text.slice(0, cut) })
  return { start, tail: { ...last, text: last.text.slice(cut) } }
}

/** What stands together on a rules page: one block, or the steps or items of a list. */
export interface Group {
  kind: BlockSheet['kind']
  blocks: BlockSheet[]
  /** The steps say what the numbers in the picture before them show. */
  legend: boolean
}

export function groups(blocks: BlockSheet[]): Group[] {
  const found: Group[] = []
  for (const block of blocks) {
    const last = found.at(-1)
    if (last?.kind === block.kind && (block.kind === 'step' || block.kind === 'item'))
      last.blocks.push(block)
    else
      found.push({
        kind: block.kind,
        blocks: [block],
        legend: block.kind === 'step' && last?.kind === 'picture',
      })
  }
  return found
}
