import type { Plugin } from 'vite'
import { usesOf } from './uses.ts'

const NAME = 'virtual:uses'

/** Virtual module `virtual:uses`: importers of each component and screen, determined on demand. */
export const usesReport = (root: string): Plugin => ({
  name: 'verda-uses',
  resolveId: (id) => (id === NAME ? `\0${NAME}` : undefined),
  load: (id) => (id === `\0${NAME}` ? `export default ${JSON.stringify(usesOf(root))}` : undefined),
})
