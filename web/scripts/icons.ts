import { icons as all } from '@iconify-json/game-icons'
import type { Plugin } from 'vite'

export const PREFIX = 'icon:'

/** `import fangs from 'icon:fangs'` gives the drawing of one icon and nothing of the others. */
export function icons(): Plugin {
  return {
    name: 'conclave-icons',
    resolveId: (id) => (id.startsWith(PREFIX) ? `\0${id}` : null),
    load(id) {
      if (!id.startsWith(`\0${PREFIX}`)) return null
      const name = id.slice(PREFIX.length + 1)
      const icon = all.icons[name]
      if (!icon) throw new Error(`game-icons has no icon "${name}"`)
      const path = /^<path fill="currentColor" d="([^"]+)"\/>$/.exec(icon.body)
      if (!path) throw new Error(`the icon "${name}" is more than one path`)
      return `export default ${JSON.stringify(path[1])}`
    },
  }
}
