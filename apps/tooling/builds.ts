import type { ViteUserConfig } from 'vitest/config'
import { adminChunks, storefrontChunks } from './chunks.ts'
import { libraryBuilds } from './library/vite.ts'

/** `npm run dev`: the pages' own servers hand calls and pictures on to the API. */
const API = `http://127.0.0.1:${process.env.PORT ?? 4000}`
const TO_THE_API = { '/api': API, '/media': API }

/** Chunks that a press on the header shows. */
const OVERLAYS = /-(drawer|dialog)$|^dialogs$/

/** What is built, by the mode that names it. `at` is an absolute path from the root's. */
export const builds = (at: (path: string) => string): Record<string, () => ViteUserConfig> => ({
  storefront: () => ({
    root: at('apps/storefront'),
    base: '/',
    server: { proxy: TO_THE_API },
    build: {
      outDir: at('dist/storefront'),
      emptyOutDir: true,
      manifest: true,
      // Every browser of the target preloads modules itself.
      modulePreload: { polyfill: false },
      rolldownOptions: {
        output: {
          codeSplitting: storefrontChunks(at('.')),
          // What is fetched ahead of a press is compiled then as well, not during the press.
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
          backup: at('apps/tooling/backup.ts'),
          restore: at('apps/tooling/restore.ts'),
          'admin-reset': at('apps/tooling/admin-reset.ts'),
        },
        output: { entryFileNames: '[name].js', chunkFileNames: '[name]-[hash].js' },
      },
    },
  }),
  ...libraryBuilds(at),
})
