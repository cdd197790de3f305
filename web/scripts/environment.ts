import type { Environment } from 'vitest/runtime'

/** Tests run in Node, but what they test is compiled as for the browser, so that runes react. */
export default {
  name: 'browser-code',
  viteEnvironment: 'client',
  setup: () => ({ teardown() {} }),
} satisfies Environment
