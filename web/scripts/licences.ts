import { readFileSync } from 'node:fs'
import type { Plugin } from 'vite'

const PACKAGES = {
  'alegreya-sans': '@fontsource/alegreya-sans/LICENSE',
  almendra: '@fontsource/almendra/LICENSE',
  svelte: 'svelte/LICENSE.md',
}

/** The licences of what is handed out with the client go with it. */
export function licences(): Plugin {
  return {
    name: 'conclave-licences',
    generateBundle() {
      for (const [name, path] of Object.entries(PACKAGES)) {
        const source = readFileSync(new URL(`../node_modules/${path}`, import.meta.url), 'utf8')
        this.emitFile({ type: 'asset', fileName: `licences/${name}.txt`, source })
      }
    },
  }
}
