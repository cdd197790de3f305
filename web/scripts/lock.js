/** Leave no host names in the lock: where to give money is no part of what is installed. */
import { readFileSync, writeFileSync } from 'node:fs'

const file = new URL('../package-lock.json', import.meta.url)
const lock = JSON.parse(readFileSync(file, 'utf8'))
for (const entry of Object.values(lock.packages)) delete entry.funding
const text = JSON.stringify(lock, null, 2) + '\n'
if (/https?:/.test(text)) throw new Error('package-lock.json names a host')
writeFileSync(file, text)
