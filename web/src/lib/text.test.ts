import { expect, test, vi } from 'vitest'
import { copyText, saveText } from './text'

/** A field, and what it does when it is selected. */
function field() {
  const select = vi.fn<() => void>()
  return { select, field: { select } as unknown as HTMLInputElement }
}

test('a text goes to the clipboard, and the field shows what was copied', async () => {
  const writeText = vi.fn(() => Promise.resolve())
  vi.stubGlobal('navigator', { clipboard: { writeText } })
  const { select, field: shown } = field()
  expect(await copyText('1. pass', shown)).toBe(true)
  expect(writeText).toHaveBeenCalledWith('1. pass')
  expect(select).toHaveBeenCalled()
})

test('without https what is selected is copied, and it is said if not even that works', async () => {
  vi.stubGlobal('navigator', {})
  const execCommand = vi.fn().mockReturnValueOnce(true).mockReturnValueOnce(false)
  vi.stubGlobal('document', { execCommand })
  expect(await copyText('1. pass', field().field)).toBe(true)
  expect(await copyText('1. pass', undefined)).toBe(false)
  expect(execCommand).toHaveBeenCalledWith('copy')
})

test('a file is offered under its name, and its address given back', async () => {
  const link = { click: vi.fn() } as { click: () => void; href?: string; download?: string }
  vi.stubGlobal('document', { createElement: () => link })
  const blobs: Blob[] = []
  vi.spyOn(URL, 'createObjectURL').mockImplementation((blob) => {
    blobs.push(blob as Blob)
    return 'blob:1'
  })
  const revoke = vi.spyOn(URL, 'revokeObjectURL').mockImplementation(() => {})
  saveText('Crypt (12)', 'deck.txt')
  expect(link).toMatchObject({ href: 'blob:1', download: 'deck.txt' })
  expect(link.click).toHaveBeenCalled()
  expect(revoke).toHaveBeenCalledWith('blob:1')
  expect(await blobs[0]?.text()).toBe('Crypt (12)')
})
