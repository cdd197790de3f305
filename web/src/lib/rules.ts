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
