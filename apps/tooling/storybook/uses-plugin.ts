import type { Plugin } from 'vite'
import { usesOf } from './uses.ts'

const NAME = 'virtual:uses'

/** The module `virtual:uses`: who imports each component and screen, read once it is asked for. */
export const usesReport = (root: string): Plugin => ({
  name: 'verda-uses',
  resolveId: (id) => (id === NAME ? `\0${NAME}` : undefined),
  load: (id) => (id === `\0${NAME}` ? `export default ${JSON.stringify(usesOf(root))}` : undefined),
})
