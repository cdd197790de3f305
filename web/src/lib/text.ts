/** Taking a text along: to the clipboard, or as a file. */

/** Copy a text that a field shows to the clipboard; says whether that worked. */
export async function copyText(
  text: string,
  field: HTMLInputElement | HTMLTextAreaElement | undefined,
): Promise<boolean> {
  field?.select()
  try {
    await navigator.clipboard.writeText(text)
    return true
  } catch {
    // The clipboard needs https; what is selected can be copied without it.
    return document.execCommand('copy')
  }
}

/** Save a text as a file. */
export function saveText(text: string, file: string): void {
  const href = URL.createObjectURL(new Blob([text], { type: 'text/plain' }))
  Object.assign(document.createElement('a'), { href, download: file }).click()
  URL.revokeObjectURL(href)
}
