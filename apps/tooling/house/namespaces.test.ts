import { existsSync } from 'node:fs'
import { dirname, join, normalize } from 'node:path'
import ts from 'typescript'
import { describe, expect, it } from 'vitest'
import { sourceFiles, treeOf, visit } from './source'

/** Namespaces always loaded by each app. */
const LOADED = { 'apps/storefront': ['ui', 'shop', 'meta'], 'apps/admin': ['ui', 'admin'] }

/** A page, section or overlay: a lazily loaded module with the namespaces in its definition. */
interface Part {
  readonly module: string
  readonly namespaces: readonly string[]
}

function resolve(from: string, target: string): string | undefined {
  const path = target.startsWith('.')
    ? normalize(join(dirname(from), target))
    : target.replace(/^@apps\//, 'apps/').replace(/^@\//, 'src/')
  return ['.ts', '.tsx', '/index.ts', '/index.tsx']
    .map((end) => path + end)
    .find((file) => /^(src|apps)\//.test(file) && existsSync(file))
}

const importedBy = (node: ts.Node): string | undefined => {
  if (ts.isCallExpression(node) && node.expression.kind === ts.SyntaxKind.ImportKeyword)
    return node.arguments[0] && ts.isStringLiteral(node.arguments[0]) ? node.arguments[0].text : undefined
  if (
    ts.isImportDeclaration(node) &&
    !node.importClause?.isTypeOnly &&
    ts.isStringLiteral(node.moduleSpecifier)
  )
    return node.moduleSpecifier.text
  if (ts.isExportDeclaration(node) && node.moduleSpecifier && ts.isStringLiteral(node.moduleSpecifier))
    return node.moduleSpecifier.text
  return undefined
}

function property(
  object: ts.ObjectLiteralExpression,
  ...names: readonly string[]
): ts.Expression | undefined {
  const found = object.properties.find((each) => each.name && names.includes(each.name.getText()))
  return found && ts.isPropertyAssignment(found) ? found.initializer : undefined
}

/** Parses an object with `load` and `namespaces`. */
function partOf(file: string, node: ts.Node): Part | undefined {
  if (!ts.isObjectLiteralExpression(node)) return undefined
  const list = property(node, 'messages', 'namespaces')
  const load = property(node, 'load')
  if (!list || !ts.isArrayLiteralExpression(list) || !load) return undefined
  let holder: ts.Node = load
  visit(load.getSourceFile(), (each) => {
    if (ts.isVariableDeclaration(each) && each.name.getText() === load.getText()) holder = each
  })
  let module: string | undefined
  visit(holder, (each) => (module ??= importedBy(each)))
  const resolved = module === undefined ? undefined : resolve(file, module)
  const namespaces = list.elements.filter(ts.isStringLiteral).map(({ text }) => text)
  return resolved === undefined ? undefined : { module: resolved, namespaces }
}

interface Source {
  readonly parts: readonly Part[]
  readonly imports: readonly string[]
  readonly uses: readonly string[]
}
const sources = new Map<string, Source>()

function sourceOf(file: string): Source {
  const known = sources.get(file)
  if (known) return known
  const parts: Part[] = []
  const imports: string[] = []
  const uses: string[] = []
  visit(treeOf(file), (node) => {
    const part = partOf(file, node)
    if (part) parts.push(part)
    const target = importedBy(node)
    const imported = target === undefined ? undefined : resolve(file, target)
    if (imported !== undefined) imports.push(imported)
    if (ts.isCallExpression(node) && node.expression.getText() === 'useTranslations') {
      const [namespace] = node.arguments
      if (namespace && ts.isStringLiteral(namespace)) uses.push(namespace.text.split('.')[0] ?? '')
    }
  })
  const source = { parts, imports, uses }
  sources.set(file, source)
  return source
}

/** Namespaces used by a module and its imports, excluding lazily loaded parts with their own namespaces. */
function usedFrom(module: string): Map<string, string> {
  const used = new Map<string, string>()
  const visited = new Set<string>()
  const walk = (file: string) => {
    if (visited.has(file)) return
    visited.add(file)
    const { parts, imports, uses } = sourceOf(file)
    for (const namespace of uses) used.set(namespace, file)
    for (const imported of imports) if (!parts.some((part) => part.module === imported)) walk(imported)
  }
  walk(module)
  return used
}

const lacking = ({ module, namespaces }: Part, loaded: readonly string[]) =>
  [...usedFrom(module)]
    .filter(([namespace]) => !loaded.includes(namespace) && !namespaces.includes(namespace))
    .map(([namespace, file]) => `${module} shows '${namespace}' in ${file}`)

describe.each(Object.entries(LOADED))('messages in %s', (folder, loaded) => {
  const parts = sourceFiles([folder], ['.ts', '.tsx']).flatMap((file) => sourceOf(file).parts)

  it('are loaded with every page, section and overlay that uses them', () => {
    expect(parts.length).toBeGreaterThan(10)
    expect(parts.flatMap((part) => lacking(part, loaded))).toEqual([])
  })

  it('that are always loaded are loaded by the app’s entry', () => {
    const lists = sourceFiles([folder], ['messages.ts', 'main.tsx']).flatMap((file) => {
      const found: string[][] = []
      visit(treeOf(file), (node) => {
        if (ts.isArrayLiteralExpression(node))
          found.push(node.elements.filter(ts.isStringLiteral).map(({ text }) => text))
      })
      return found
    })
    expect(lists).toContainEqual(loaded)
  })

  it('are reported as missing if a definition lacks them', () => {
    const forgotten = parts.flatMap(({ module }) => lacking({ module, namespaces: [] }, loaded))
    expect(forgotten.length).toBeGreaterThanOrEqual(10)
  })
})
