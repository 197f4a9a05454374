import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import ts from 'typescript'

type Node = string | { readonly [key: string]: Node }

const typeOf = (node: Node): string =>
  typeof node === 'string'
    ? 'string'
    : `{ ${Object.entries(node)
        .map(([key, value]) => `readonly ${JSON.stringify(key)}: ${typeOf(value)}`)
        .join('; ')} }`

/** Import of a declaration as Node requires it: relative, with the file's extension. */
function resolved(root: string, from: string, imported: string): string {
  const path = imported.startsWith('@/') ? relative(dirname(from), join(root, imported.slice(2))) : imported
  const specifier = path === imported || path.startsWith('.') ? path : `./${path}`
  if (!specifier.startsWith('.')) return specifier
  if (specifier.endsWith('.json')) return specifier.replace(/json$/, 'js')
  const target = join(dirname(from), specifier)
  if (existsSync(`${target}.d.ts`)) return `${specifier}.js`
  if (existsSync(join(target, 'index.d.ts'))) return `${specifier}/index.js`
  throw new Error(`${from} imports ${specifier}, which has no declaration`)
}

function resolveImports(root: string, file: string): void {
  const text = readFileSync(file, 'utf8')
  const imports = ts.preProcessFile(text, true, true).importedFiles
  // From the end, so that earlier positions remain valid.
  const complete = imports.toReversed().reduce((changed, { fileName, pos, end }) => {
    const quote = changed.charAt(pos)
    const isQuoted = quote === '"' || quote === "'"
    const [start, stop] = isQuoted ? [pos + 1, pos + 1 + fileName.length] : [pos, end]
    return changed.slice(0, start) + resolved(root, file, fileName) + changed.slice(stop)
  }, text)
  if (complete !== text) writeFileSync(file, complete)
}

const filesOf = (folder: string, extension: string) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith(extension))

/** Completes tsc's output: types of message files, and file extensions of imports. */
export function completeDeclarations(source: string, target: string): void {
  const messages = join('i18n', 'messages')
  for (const file of filesOf(join(source, messages), '.json')) {
    const tree = JSON.parse(readFileSync(join(source, messages, file), 'utf8')) as Node
    writeFileSync(
      join(target, messages, file.replace(/json$/, 'd.ts')),
      `declare const messages: ${typeOf(tree)}\nexport default messages\n`,
    )
  }
  for (const file of filesOf(target, '.d.ts')) resolveImports(target, join(target, file))
}
