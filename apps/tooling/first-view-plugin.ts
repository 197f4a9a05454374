import { existsSync, readFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import type { Plugin } from 'vite'

const IMPORT = /from '([^']+)'/g
const MARK = '/* first-view sources */'

function resolve(from: string, source: string, root: string): string | undefined {
  const base = source.startsWith('@/')
    ? join(root, 'src', source.slice(2))
    : source.startsWith('.')
      ? join(dirname(from), source)
      : undefined
  if (base === undefined) return undefined
  return ['.tsx', '.ts', '/index.ts', '']
    .map((end) => base + end)
    .find((path) => /\.tsx?$/.test(path) && existsSync(path))
}

/** A file and what it imports at once; what it imports later belongs to another view. */
function reach(file: string, root: string, seen = new Set<string>()): Set<string> {
  if (seen.has(file)) return seen
  seen.add(file)
  for (const [, source = ''] of readFileSync(file, 'utf8').matchAll(IMPORT)) {
    const next = resolve(file, source, root)
    if (next) reach(next, root, seen)
  }
  return seen
}

/**
 * Names to Tailwind what the first view draws, read off the imports: its stylesheet holds nothing else (the budgets
 * of `npm run size`), and no list of files can grow stale.
 */
export function firstView(root: string, stylesheet: string, entries: readonly string[]): Plugin {
  return {
    name: 'verda-first-view',
    enforce: 'pre',
    transform: {
      filter: { id: new RegExp(`${stylesheet.replaceAll('.', '\\.')}$`) },
      handler(code, id) {
        const files = new Set(entries.flatMap((entry) => [...reach(join(root, entry), root)]))
        const sources = [...files].filter((file) => file.endsWith('.tsx')).sort()
        for (const file of sources) this.addWatchFile(file)
        const lines = sources.map((file) => `@source '${relative(dirname(id), file)}';`)
        return { code: code.replace(MARK, lines.join('\n')), map: null }
      },
    },
  }
}
