import { existsSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import type { Plugin } from 'vite'
import { splitUtilities, type SplitSheet } from './split-utilities.ts'

const IMPORT = /from '([^']+)'/g
const IMPORT_NOW_OR_LATER = /(?:from |import\()'([^']+)'/g

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

/** A file and all that it imports. */
function reach(file: string, imports: RegExp, root: string, seen = new Set<string>()): Set<string> {
  if (seen.has(file)) return seen
  seen.add(file)
  for (const [, source = ''] of readFileSync(file, 'utf8').matchAll(imports)) {
    const next = resolve(file, source, root)
    if (next) reach(next, imports, root, seen)
  }
  return seen
}

const BOUNDARY = /[\s'"`]/
/** Whether a class stands somewhere in the texts, by itself. */
function isNamed(name: string, text: string): boolean {
  for (let at = text.indexOf(name); at >= 0; at = text.indexOf(name, at + 1))
    if (BOUNDARY.test(text[at - 1] ?? ' ') && BOUNDARY.test(text[at + name.length] ?? ' ')) return true
  return false
}

interface FirstViewOptions {
  /** The project's folder. */
  readonly root: string
  /** Has every class; keeps what the first view draws. */
  readonly sheet: string
  /** Gets the other classes. */
  readonly rest: string
  /** Module that the browser starts with: classes that nothing behind it names are left out. */
  readonly entry: string
  /** Modules that draw the first view, with all that they import at once. */
  readonly views: readonly string[]
}

const endsWith = (path: string) => new RegExp(`${path.replaceAll('.', '\\.')}$`)

/**
 * Splits the storefront's stylesheet in two that share no rule: what the first view draws, read off the imports, and
 * what comes with the first overlay or a later page. Neither order of loading nor the split changes what wins.
 */
export function firstView({ root, sheet, rest, entry, views }: FirstViewOptions): Plugin {
  let settle: (split: Promise<SplitSheet>) => void = () => undefined
  const whenSplit = new Promise<SplitSheet>((resolve) => (settle = resolve))
  const divide = (css: string): SplitSheet => {
    const textOf = (files: readonly string[], imports: RegExp) => {
      const seen = new Set<string>()
      for (const file of files) reach(join(root, file), imports, root, seen)
      return [...seen].map((file) => readFileSync(file, 'utf8')).join('\n')
    }
    const first = textOf(views, IMPORT)
    const all = textOf([entry], IMPORT_NOW_OR_LATER)
    return splitUtilities(css, (name) =>
      isNamed(name, first) ? 'first' : isNamed(name, all) ? 'rest' : 'none',
    )
  }
  return {
    name: 'verda-first-view',
    // Another build, Storybook's say, has no first view: it would wait for a sheet that never comes.
    apply: (_, { command, mode }) => command === 'build' && mode.startsWith('storefront'),
    // After Tailwind, before Vite hands the stylesheet on.
    enforce: 'pre',
    transform: {
      filter: { id: [endsWith(sheet), endsWith(rest)] },
      async handler(code, id) {
        if (this.environment.name === 'ssr') return { code: '', map: null }
        if (endsWith(rest).test(id)) return { code: (await whenSplit).rest, map: null }
        // A failure reaches whoever waits for the rest, too.
        const split = Promise.resolve(code).then(divide)
        settle(split)
        return { code: (await split).first, map: null }
      },
    },
  }
}
