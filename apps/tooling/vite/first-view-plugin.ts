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

/** A file with all its transitive imports. */
function collectImports(
  file: string,
  imports: RegExp,
  root: string,
  visited = new Set<string>(),
): Set<string> {
  if (visited.has(file)) return visited
  visited.add(file)
  for (const [, source = ''] of readFileSync(file, 'utf8').matchAll(imports)) {
    const next = resolve(file, source, root)
    if (next) collectImports(next, imports, root, visited)
  }
  return visited
}

const BOUNDARY = /[\s'"`]/
/** True if the class name occurs in the text as a whole word. */
function isNamed(name: string, text: string): boolean {
  for (let at = text.indexOf(name); at >= 0; at = text.indexOf(name, at + 1))
    if (BOUNDARY.test(text[at - 1] ?? ' ') && BOUNDARY.test(text[at + name.length] ?? ' ')) return true
  return false
}

interface FirstViewOptions {
  /** Root folder of the project. */
  readonly root: string
  /** Stylesheet with all classes; keeps those of the first view. */
  readonly sheet: string
  /** Stylesheet that receives the other classes. */
  readonly rest: string
  /** Browser entry; classes not mentioned in its module graph are dropped. */
  readonly entry: string
  /** Modules of the first view; their static imports are included. */
  readonly views: readonly string[]
}

const endsWith = (path: string) => new RegExp(`${path.replaceAll('.', '\\.')}$`)

/**
 * Splits the storefront's stylesheet into two without common rules: classes of the first view, determined by imports, and
 * those loaded with the first overlay or a later page. The order of loading does not change the cascade.
 */
export function firstView({ root, sheet, rest, entry, views }: FirstViewOptions): Plugin {
  let settle: (split: Promise<SplitSheet>) => void = () => undefined
  const whenSplit = new Promise<SplitSheet>((resolve) => (settle = resolve))
  const divide = (css: string): SplitSheet => {
    const textOf = (files: readonly string[], imports: RegExp) => {
      const visited = new Set<string>()
      for (const file of files) collectImports(join(root, file), imports, root, visited)
      return [...visited].map((file) => readFileSync(file, 'utf8')).join('\n')
    }
    const first = textOf(views, IMPORT)
    const all = textOf([entry], IMPORT_NOW_OR_LATER)
    return splitUtilities(css, (name) =>
      isNamed(name, first) ? 'first' : isNamed(name, all) ? 'rest' : 'none',
    )
  }
  return {
    name: 'verda-first-view',
    // Other builds, such as Storybook's, have no first view and would wait forever for its stylesheet.
    apply: (_, { command, mode }) => command === 'build' && mode.startsWith('storefront'),
    // After Tailwind, before Vite processes the stylesheet.
    enforce: 'pre',
    transform: {
      filter: { id: [endsWith(sheet), endsWith(rest)] },
      async handler(code, id) {
        if (this.environment.name === 'ssr') return { code: '', map: null }
        if (endsWith(rest).test(id)) return { code: (await whenSplit).rest, map: null }
        // Passes a failure on to whoever awaits the rest.
        const split = Promise.resolve(code).then(divide)
        settle(split)
        return { code: (await split).first, map: null }
      },
    },
  }
}
