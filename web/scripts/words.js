/** Every message that the client asks for is there, in every language, and none is left over. */
import { readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { parse } from '@fluent/syntax'

const folder = (path) => fileURLToPath(new URL(path, import.meta.url))
const source = folder('../src/')
const text = folder('../../src/conclave/text/')
const faults = []

const asked = new Set()
for (const file of readdirSync(source, { recursive: true, encoding: 'utf8' })) {
  if (!/\.(svelte|ts)$/.test(file)) continue
  for (const [, key] of readFileSync(source + file, 'utf8').matchAll(/\bt\(\s*'([a-z0-9-]+)'/g))
    asked.add(key)
}

for (const language of readdirSync(text).filter((name) => /^[a-z]{2}$/.test(name))) {
  const own = readdirSync(text + language).filter((name) => /^(web|board-.+)\.ftl$/.test(name))
  const files = own.map((name) => readFileSync(`${text}${language}/${name}`, 'utf8'))
  const { body } = parse(files.join('\n'), {})
  const said = new Set(body.filter(({ type }) => type === 'Message').map(({ id }) => id.name))
  for (const entry of body)
    if (entry.type === 'Junk') faults.push(`${language}: unreadable: ${entry.content}`)
  for (const key of asked) if (!said.has(key)) faults.push(`${language}: ${key} is missing`)
  for (const key of said) if (!asked.has(key)) faults.push(`${language}: ${key} is never said`)
}

if (faults.length) {
  console.error(faults.join('\n'))
  process.exit(1)
}
