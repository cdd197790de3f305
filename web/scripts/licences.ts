import { existsSync, readFileSync } from 'node:fs'
import type { Plugin } from 'vite'
import { PREFIX } from './icons.ts'

const MODULES = new URL('../node_modules/', import.meta.url)
const PACKAGE = /.*node_modules\/((?:@[^/]+\/)?[^/]+)\//
const ICONS = '@iconify-json/game-icons'
const FILES = ['LICENSE', 'LICENSE.md', 'LICENSE.txt', 'license']
/** Where the text of a licence lies for packages that come without it. */
const ELSEWHERE: Record<string, string | undefined> = { 'Apache-2.0': 'typescript/LICENSE.txt' }

interface Package {
  version: string
  license: string
  homepage?: string
}

function read(path: string): string {
  return readFileSync(new URL(path, MODULES), 'utf8')
}

/** The package that a file or a module of the client comes from; none for our own. */
function origin(id: string): string | undefined {
  return id.startsWith(`\0${PREFIX}`) ? ICONS : PACKAGE.exec(id)?.[1]
}

/** What the client is built from is listed beside it, with the texts of the licences. */
export function licences(): Plugin {
  return {
    name: 'conclave-licences',
    generateBundle(_, bundle) {
      const packages = new Set<string>()
      for (const part of Object.values(bundle))
        for (const id of part.type === 'chunk' ? part.moduleIds : part.originalFileNames) {
          const name = origin(id)
          if (name) packages.add(name)
        }
      const listed = [...packages].sort().map((name) => {
        const found = JSON.parse(read(`${name}/package.json`)) as Package
        const { version, license, homepage } = found
        const places = [...FILES.map((file) => `${name}/${file}`), ELSEWHERE[license]]
        const path = places.find((path) => path && existsSync(new URL(path, MODULES)))
        const fileName = `licences/${name.replace('@', '').replace('/', '-')}.txt`
        if (path) this.emitFile({ type: 'asset', fileName, source: read(path) })
        const text = path ? `/${fileName}` : null
        return { name, version, licence: license, home: homepage ?? '', text }
      })
      const source = JSON.stringify(listed, null, 1)
      this.emitFile({ type: 'asset', fileName: 'licences/packages.json', source })
    },
  }
}
