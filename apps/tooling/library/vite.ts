import { readdirSync } from 'node:fs'
import { dirname, join } from 'node:path'
import type { Plugin, Rolldown } from 'vite'
import type { ViteUserConfig } from 'vitest/config'
import root from '../../../package.json' with { type: 'json' }
import { libraryDependencies, optionalPeers } from './manifest.ts'
import { ownClasses, ownNames } from './own-names.ts'

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
    'screens/storefront/cart/fly-to-cart.ts',
    'kit/cli.ts',
    'kit/eslint-plugin.ts',
    'testing/index.ts',
    'mocks/index.ts',
  ].map((file) => join(source, file)),
  ...filesOf(join(source, 'i18n/messages'), '.ts'),
  ...filesOf(join(source, 'i18n/messages'), '.json'),
  ...filesOf(join(source, 'screens'), '.tsx'),
]

const CLIENT_ROOMS = /^(ui|screens|vendor|i18n\/(provider|use-)).*(?<!index)\.js$/
/** Hooks, contexts, refs, handlers and memos of its own, which only a browser has. */
const NEEDS_CLIENT = /\buse[A-Z]|createContext|\bon[A-Z]\w*(: |=\{)|\bref\b|react\/compiler-runtime/
const NAMED_IMPORTS = /^import \{ ([^}]+) \} from "(\.[^"]+)"/gm
const COMPONENT = /^[A-Z]\w*[a-z]/

/** What only draws is not compiled: a server has none of the memo's cache. */
const withoutMemo: Plugin = {
  name: 'without-memo',
  enforce: 'pre',
  transform: {
    filter: { id: /\/src\/(ui|screens|icons|art)\/.*\.tsx$/ },
    handler: (code) => (NEEDS_CLIENT.test(code) ? null : `'use no memo'\n${code}`),
  },
}

/**
 * 'use client' for frameworks with server components, where a module needs it or calls what such a module exports: a server
 * gets references of the rest, which it can draw, but not call or read.
 */
const clientDirective: Rolldown.Plugin = {
  name: 'client-directive',
  generateBundle(_, bundle) {
    const chunks = Object.values(bundle).flatMap((each) => (each.type === 'chunk' ? [each] : []))
    // It was for the compiler; bundlers of hosts would warn.
    for (const chunk of chunks) chunk.code = chunk.code.replace(/^"use no memo";\n/, '')
    const rooms = chunks.filter(({ fileName }) => CLIENT_ROOMS.test(fileName))
    const isClient = new Set(
      rooms.filter(({ code }) => NEEDS_CLIENT.test(code)).map(({ fileName }) => fileName),
    )
    for (let known = 0; known < isClient.size;) {
      known = isClient.size
      for (const { code, fileName } of rooms)
        for (const [, names = '', from = ''] of code.matchAll(NAMED_IMPORTS))
          if (isClient.has(join(dirname(fileName), from)))
            if (names.split(', ').some((name) => !COMPONENT.test(name))) isClient.add(fileName)
    }
    for (const chunk of rooms) if (isClient.has(chunk.fileName)) chunk.code = `'use client'\n${chunk.code}`
  },
}

/** Vite builds `lib` and `lib-styles`. @param at resolves a path relative to the root */
export const libraryBuilds = (at: (path: string) => string): Record<string, () => ViteUserConfig> => ({
  lib: () => ({
    base: './',
    plugins: [withoutMemo, ownClasses(at('dist/lib/styles.css'))],
    ssr: { noExternal: ['use-intl', 'icu-minify'] },
    build: {
      outDir: at('dist/lib'),
      emptyOutDir: false,
      minify: false,
      lib: { entry: entriesOf(at('src')), formats: ['es'] },
      rolldownOptions: {
        external: isInstalled,
        plugins: [clientDirective],
        output: {
          preserveModules: true,
          preserveModulesRoot: at('src'),
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
    plugins: [ownNames],
    build: {
      outDir: at('dist/lib'),
      emptyOutDir: false,
      assetsInlineLimit: 0,
      rolldownOptions: {
        input: { styles: at('src/package.css'), page: at('src/page.css') },
        output: {
          assetFileNames: ({ names }) =>
            names.some((name) => name.endsWith('.css')) ? '[name][extname]' : 'fonts/[name][extname]',
        },
      },
    },
  }),
})
