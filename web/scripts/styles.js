/**
 * Colours have names, which only files called tokens.css give them; each is used, and none is
 * missing. Widths at which the layout changes have names too (src/styles/media.ts).
 */
import { readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

const source = fileURLToPath(new URL('../src/', import.meta.url))
const COMMENT = /\/\*[^]*?\*\//g
const COLOUR =
  /#[\da-f]{3,8}\b|\b(?:rgba?|hsla?|hwb|lab|lch|oklab|oklch)\(|(?<![\w-])(?:white|black|gr[ae]y|silver|red|green|blue|yellow|orange|gold|purple|brown|pink)(?![\w-])/gi
const WIDTH = /@media[^{]*\b(?:width|height)\b[^{]*/g
const ATTRIBUTE = /\b(?:fill|stroke|color|style|stop-color)="[^"]*"/g

const faults = []
const tokens = new Map()
const declared = new Set()
const used = new Map()

for (const file of readdirSync(source, { recursive: true, encoding: 'utf8' })) {
  if (!/\.(svelte|css)$/.test(file)) continue
  const text = readFileSync(source + file, 'utf8').replace(COMMENT, '')
  const [markup, ...rest] = file.endsWith('.css') ? ['', text] : text.split('<style>')
  const style = rest.join('')
  for (const [, name] of text.matchAll(/(?<![\w(-])--([\w-]+)\s*[:=]/g)) declared.add(name)
  for (const [, name] of text.matchAll(/\bvar\(--([\w-]+)/g)) used.set(name, file)
  for (const [found] of style.matchAll(WIDTH))
    faults.push(`${file}: ${found.trim()} has no name: see src/styles/media.ts`)
  if (file.endsWith('tokens.css')) {
    for (const [, name] of style.matchAll(/^ {2}--([\w-]+):/gm)) tokens.set(name, file)
    continue
  }
  const values = [...style.matchAll(/:([^;{}]*)[;}]/g)].map(([, value]) => value)
  const attributes = [...markup.matchAll(ATTRIBUTE)].map(([attribute]) => attribute)
  for (const [found] of [...values, ...attributes].join('\n').matchAll(COLOUR))
    faults.push(`${file}: ${found} has no name: see the files tokens.css`)
}

for (const [name, file] of used)
  if (!declared.has(name)) faults.push(`${file}: --${name} is declared nowhere`)
for (const [name, file] of tokens)
  if (!used.has(name)) faults.push(`${file}: --${name} is used nowhere`)

if (faults.length) {
  console.error(faults.join('\n'))
  process.exit(1)
}
