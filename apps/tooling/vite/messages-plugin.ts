import compile from 'icu-minify/compile'
import { createRequire } from 'node:module'
import type { Plugin } from 'vite'

type Node = string | { readonly [key: string]: Node }
type Compiled = ReturnType<typeof compile> | { readonly [key: string]: Compiled }

const compileTree = (node: Node): Compiled =>
  typeof node === 'string'
    ? compile(node)
    : Object.fromEntries(Object.entries(node).map(([key, value]) => [key, compileTree(value)]))

/**
 * Compiles the ICU messages at build time and uses use-intl's format-only build, so that the parser (about 9 kB gzip) is
 * not part of the bundle.
 */
export function messages(): Plugin {
  return {
    name: 'verda-messages',
    enforce: 'pre',
    config: () => ({
      resolve: {
        alias: {
          'use-intl/format-message': createRequire(import.meta.url).resolve(
            'use-intl/format-message/format-only',
          ),
        },
      },
    }),
    transform: {
      filter: { id: /\/src\/i18n\/messages\/.+\.json$/ },
      handler: (code) => ({
        code: JSON.stringify(compileTree(JSON.parse(code) as Node)),
        map: null,
      }),
    },
  }
}
