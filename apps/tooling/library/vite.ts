import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import type { Rolldown } from 'vite'
import type { ViteUserConfig } from 'vitest/config'
import root from '../../../package.json' with { type: 'json' }
import { libraryDependencies, optionalPeers } from './manifest.ts'

const isInstalled = (id: string) =>
  id.startsWith('node:') ||
  Object.keys({ ...libraryDependencies, ...root.peerDependencies, ...optionalPeers }).some(
    (name) => id === name || id.startsWith(`${name}/`),
  )

export const filesOf = (folder: string, extension: string) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith(extension) && !file.includes('.test.'))
    .map((file) => join(folder, file))

const entriesOf = (source: string) => [
  ...[
    'index.ts',
    'shop/index.ts',
    'i18n/all-messages.ts',
    'kit/cli.ts',
    'kit/eslint-plugin.ts',
    'testing/index.ts',
  ].map((file) => join(source, file)),
  ...filesOf(join(source, 'i18n/messages'), '.ts'),
  ...filesOf(join(source, 'i18n/messages'), '.json'),
  ...filesOf(join(source, 'screens'), '.tsx'),
]

/** Modules that use React hooks or contexts and need 'use client' for frameworks with server components. */
const CLIENT_MODULES = /\/src\/(ui|screens|i18n\/(provider|use-))/
const clientDirective = ({ facadeModuleId }: Rolldown.RenderedChunk) =>
  facadeModuleId && CLIENT_MODULES.test(facadeModuleId) && !facadeModuleId.endsWith('/index.ts')
    ? `'use client'`
    : ''

/** Vite builds `lib` and `lib-styles`. @param at resolves a path relative to the root */
export const libraryBuilds = (at: (path: string) => string): Record<string, () => ViteUserConfig> => ({
  lib: () => ({
    base: './',
    ssr: { noExternal: ['use-intl', 'icu-minify'] },
    build: {
      outDir: at('dist/lib'),
      emptyOutDir: false,
      minify: false,
      lib: { entry: entriesOf(at('src')), formats: ['es'] },
      rolldownOptions: {
        external: isInstalled,
        output: {
          preserveModules: true,
          preserveModulesRoot: at('src'),
          banner: clientDirective,
          assetFileNames: 'art/[name][extname]',
          // npm does not pack folders named node_modules.
          entryFileNames: ({ name }) =>
            `${name.replaceAll('node_modules', 'vendor').replace(/\.json$/, '')}.js`,
        },
      },
    },
  }),
  'lib-styles': () => ({
    base: './',
    build: {
      outDir: at('dist/lib'),
      emptyOutDir: false,
      assetsInlineLimit: 0,
      rolldownOptions: {
        input: at('src/package.css'),
        output: {
          assetFileNames: ({ names }) =>
            names.some((name) => name.endsWith('.css')) ? 'styles.css' : 'fonts/[name][extname]',
        },
      },
    },
  }),
})
