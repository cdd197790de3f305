import type { AcceptedPlugin } from 'postcss'
import { MEDIA } from '../src/styles/media.ts'

const NAME = /\(--([\w-]+)\)/g

/** Puts what a name stands for into `@media (--name)`. */
export function media(): AcceptedPlugin {
  return {
    postcssPlugin: 'conclave-media',
    AtRule: {
      media(rule) {
        rule.params = rule.params.replace(NAME, (_, name: string) => {
          if (name in MEDIA) return MEDIA[name as keyof typeof MEDIA]
          throw rule.error(`There is no --${name} in src/styles/media.ts`)
        })
      },
    },
  }
}
