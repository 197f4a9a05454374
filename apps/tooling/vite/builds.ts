import type { ViteUserConfig } from 'vitest/config'
import { adminChunks, storefrontChunks } from './chunks.ts'
import { libraryBuilds } from '../library/vite.ts'

/** In `npm run dev` the Vite servers proxy API calls and images to the API. */
const API = `http://127.0.0.1:${process.env.PORT ?? 4000}`
const TO_THE_API = { '/api': API, '/media': API }

/** Names of chunks that a press on the header opens. */
const OVERLAYS = /-(drawer|dialog)$|^dialogs$/

/** Builds by Vite mode. @param at resolves a path relative to the root */
export const builds = (at: (path: string) => string): Record<string, () => ViteUserConfig> => ({
  storefront: () => ({
    root: at('apps/storefront'),
    base: '/',
    server: { proxy: TO_THE_API },
    build: {
      outDir: at('dist/storefront'),
      emptyOutDir: true,
      manifest: true,
      // All target browsers support modulepreload.
      modulePreload: { polyfill: false },
      rolldownOptions: {
        output: {
          codeSplitting: storefrontChunks(at('.')),
          // Prefetched chunks are compiled eagerly, not during the press.
          postBanner: ({ name }) => (OVERLAYS.test(name) ? '//# allFunctionsCalledOnLoad' : ''),
          chunkFileNames: ({ name }) => `assets/${name.startsWith('shared') ? 'shared' : '[name]'}-[hash].js`,
        },
      },
    },
  }),
  'storefront-server': () => ({
    root: at('apps/storefront'),
    ssr: { noExternal: true },
    build: {
      ssr: true,
      outDir: at('dist/storefront-server'),
      emptyOutDir: true,
      rolldownOptions: { input: at('apps/storefront/entry-server.tsx') },
    },
  }),
  admin: () => ({
    root: at('apps/admin'),
    base: '/admin/',
    server: { proxy: TO_THE_API },
    build: {
      outDir: at('dist/admin'),
      emptyOutDir: true,
      manifest: true,
      modulePreload: { polyfill: false },
      rolldownOptions: { output: { codeSplitting: adminChunks(at('.')) } },
    },
  }),
  server: () => ({
    ssr: { noExternal: ['use-intl', 'icu-minify'] },
    build: {
      ssr: true,
      target: 'node20',
      outDir: at('dist/server'),
      emptyOutDir: true,
      rolldownOptions: {
        input: {
          server: at('apps/api/server.ts'),
          'pglite-worker': at('apps/api/platform/db/pglite-worker.js'),
          'remux-worker': at('apps/api/platform/media/remux-worker.js'),
          backup: at('apps/api/commands/backup.ts'),
          restore: at('apps/api/commands/restore.ts'),
          'admin-reset': at('apps/api/commands/admin-reset.ts'),
        },
        output: { entryFileNames: '[name].js', chunkFileNames: '[name]-[hash].js' },
      },
    },
  }),
  ...libraryBuilds(at),
})
