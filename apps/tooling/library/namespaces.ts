import { existsSync, readFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { filesOf } from './vite.ts'

const IMPORTS = /(?:\bfrom|\bimport\(?)\s*'(\.[^']+|@\/[^']+)'/g
const USES = /\buseTranslations\('(\w+)'\)/g

const matches = (text: string, pattern: RegExp) => [...text.matchAll(pattern)].map(([, found = '']) => found)

/** The file that a module of `source` means by a path; undefined for messages, pictures and folders of types. */
function resolved(source: string, from: string, path: string): string | undefined {
  const base = path.startsWith('@/') ? join(source, path.slice(2)) : join(dirname(from), path)
  return [`${base}.tsx`, `${base}.ts`, join(base, 'index.ts')].find((file) => existsSync(file))
}

/** Namespaces of messages that each screen reads, its parts' included: what an application passes to `IntlProvider`. */
export function namespacesOf(source: string): Record<string, string[]> {
  const reach = (file: string, reached: Set<string>): Set<string> => {
    if (reached.has(file)) return reached
    reached.add(file)
    for (const path of matches(readFileSync(file, 'utf8'), IMPORTS)) {
      const next = resolved(source, file, path)
      if (next !== undefined) reach(next, reached)
    }
    return reached
  }
  const read = (file: string) =>
    [...reach(file, new Set())].flatMap((each) => matches(readFileSync(each, 'utf8'), USES))
  return Object.fromEntries(
    filesOf(join(source, 'screens'), '.tsx').map((file) => [
      relative(source, file).replace(/\.tsx$/, ''),
      [...new Set(read(file))].sort(),
    ]),
  )
}
