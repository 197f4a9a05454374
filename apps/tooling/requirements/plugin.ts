import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Plugin } from 'vite'

const NAME = 'virtual:requirements'

/** Evidence of the last `npm test` for the docs page 'Requirements'; null before the first run. */
export function requirementsReport(root: string): Plugin {
  return {
    name: 'verda-requirements',
    resolveId: (id) => (id === NAME ? `\0${NAME}` : undefined),
    load(id) {
      if (id !== `\0${NAME}`) return undefined
      const file = join(root, 'dist', 'requirements.json')
      return `export default ${existsSync(file) ? readFileSync(file, 'utf8') : 'null'}`
    },
  }
}
