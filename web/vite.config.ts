import { svelte } from '@sveltejs/vite-plugin-svelte'
import { defineConfig } from 'vitest/config'
import { icons } from './scripts/icons.ts'
import { licences } from './scripts/licences.ts'
import { media } from './scripts/media.ts'

const server = process.env.CONCLAVE_SERVER ?? 'http://127.0.0.1:8000'

export default defineConfig({
  plugins: [svelte(), icons(), licences()],
  css: { postcss: { plugins: [media()] } },
  build: {
    outDir: process.env.CONCLAVE_STATIC ?? '../src/conclave/server/static',
    emptyOutDir: true,
    target: 'es2022',
    // Inlined files would be data: addresses, which the server's policy does not allow for fonts.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
  },
  resolve: process.env.VITEST ? { conditions: ['browser'] } : undefined,
  test: {
    include: ['src/**/*.test.ts'],
    environment: './scripts/environment.ts',
    server: { deps: { inline: ['svelte'] } },
    restoreMocks: true,
    unstubGlobals: true,
  },
  server: {
    proxy: { '/api': { target: server, ws: true } },
    fs: { allow: ['..'] },
  },
})
