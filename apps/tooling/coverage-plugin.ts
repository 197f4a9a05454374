import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Plugin } from 'vite'
import { coverage } from '../../stories/docs/coverage/coverage.ts'
import { MESSAGES } from '../../stories/docs/coverage/messages.ts'

const NAME = 'virtual:specification-coverage'

function read(root: string, folder: string, end: string): Record<string, string> {
  const names = readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
  return Object.fromEntries(
    names
      .filter((name) => name.endsWith(end) && !name.includes('.test.'))
      .map((name) => [join(folder, name), readFileSync(join(root, folder, name), 'utf8')]),
  )
}

/** The table of the page 'Specification coverage', read from the sources when Storybook is built. */
export function specificationCoverage(root: string): Plugin {
  return {
    name: 'verda-specification-coverage',
    resolveId: (id) => (id === NAME ? `\0${NAME}` : undefined),
    load(id) {
      if (id !== `\0${NAME}`) return undefined
      const screens = { ...read(root, 'src/screens', '.ts'), ...read(root, 'src/screens', '.tsx') }
      const { messages, states } = coverage(
        {
          screens,
          stories: read(root, 'stories', '.stories.tsx'),
          args: read(root, 'stories', '-args.ts'),
        },
        MESSAGES,
      )
      const slim = (rows: typeof messages) =>
        rows.map(({ area, item, stories }) => ({
          area,
          item,
          stories: stories.map(({ id, title, name }) => ({ id, title, name })),
        }))
      return `export default ${JSON.stringify({ messages: slim(messages), states: slim(states) })}`
    },
  }
}
