import { join, normalize } from 'node:path'
import ts from 'typescript'
import { describe, expect, it } from 'vitest'
import { endpointOf, endpoints, type EndpointName } from '@/contract'
import { sourceFiles, treeOf, visit } from './source'

const CLIENT = /^src\/(client\/|shop\/.+\.client$)/
const clientFiles = [...sourceFiles(['src/client'], ['.ts']), ...sourceFiles(['src/shop'], ['.client.ts'])]
const names = Object.keys(endpoints).filter((name): name is EndpointName => name in endpoints)

/** File of the client that an import refers to. */
function targetOf(file: string, specifier: string): string | undefined {
  const path = specifier.startsWith('@/')
    ? `src/${specifier.slice(2)}`
    : normalize(join(file, '..', specifier))
  if (specifier !== '@/client' && !CLIENT.test(path)) return undefined
  return path === 'src/client' ? 'src/client/index.ts' : `${path}.ts`
}

interface Import {
  readonly file: string
  readonly name: string
}

/** Names a file imports from the client, including re-exports. */
function importsOf(file: string): Import[] {
  const found: Import[] = []
  for (const statement of treeOf(file).statements) {
    if (!ts.isImportDeclaration(statement) && !ts.isExportDeclaration(statement)) continue
    if (!statement.moduleSpecifier || !ts.isStringLiteral(statement.moduleSpecifier)) continue
    const target = targetOf(file, statement.moduleSpecifier.text)
    const list = ts.isImportDeclaration(statement)
      ? statement.importClause?.namedBindings
      : statement.exportClause
    if (!target || !list || !(ts.isNamedImports(list) || ts.isNamedExports(list))) continue
    for (const { name, propertyName } of list.elements)
      found.push({ file: target, name: (propertyName ?? name).text })
  }
  return [...found, ...lateImportsOf(file)]
}

/** Names of a dynamically imported module can be used anywhere in the file, so all its identifiers count. */
function lateImportsOf(file: string): Import[] {
  const targets = new Set<string>()
  const identifiers = new Set<string>()
  visit(treeOf(file), (node) => {
    if (ts.isIdentifier(node)) identifiers.add(node.text)
    if (!ts.isCallExpression(node) || node.expression.kind !== ts.SyntaxKind.ImportKeyword) return
    const [specifier] = node.arguments
    const target = specifier && ts.isStringLiteral(specifier) && targetOf(file, specifier.text)
    if (target) targets.add(target)
  })
  return [...targets].flatMap((target) => [...identifiers].map((name) => ({ file: target, name })))
}

interface Exported extends Import {
  /** Endpoints it calls directly. */
  readonly calls: readonly string[]
  /** Other identifiers it uses. */
  readonly uses: readonly string[]
}

const isExported = (node: ts.FunctionDeclaration | ts.VariableStatement) =>
  node.modifiers?.some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword) ?? false

function exportedOf(file: string): Exported[] {
  return treeOf(file).statements.flatMap((statement) => {
    if (!ts.isFunctionDeclaration(statement) && !ts.isVariableStatement(statement)) return []
    const declared = ts.isFunctionDeclaration(statement)
      ? [statement]
      : [...statement.declarationList.declarations]
    const calls: string[] = []
    const uses: string[] = []
    visit(statement, (node) => {
      if (ts.isStringLiteral(node)) calls.push(node.text)
      if (ts.isIdentifier(node)) uses.push(node.text)
    })
    return isExported(statement)
      ? declared.map(({ name }) => ({ file, name: name?.getText() ?? '', calls, uses }))
      : []
  })
}

const exported = clientFiles.flatMap(exportedOf)
const inApps = sourceFiles(['apps/storefront', 'apps/admin'], ['.ts', '.tsx']).flatMap(importsOf)
const inClient = clientFiles.flatMap(importsOf)
const isIn = (list: readonly Import[], { file, name }: Import) =>
  list.some((other) => other.file === file && other.name === name)

/** Functions called by an app, and those they call in their own file. */
const usedByApps = exported.filter(
  (one) =>
    isIn(inApps, one) ||
    exported.some((other) => other.file === one.file && isIn(inApps, other) && other.uses.includes(one.name)),
)
const called = new Set(usedByApps.flatMap(({ calls }) => calls))

describe('calls of the contract', () => {
  it('are found in the client', () => {
    expect(clientFiles.length).toBeGreaterThan(20)
    expect(called).toContain('listProducts')
  })

  it.each(names)('%s is made by an app, or is declared for other clients', (name) => {
    expect(called.has(name)).toBe(endpointOf(name).calledBy === undefined)
  })
})

describe('the client', () => {
  it('exports only what an app or another client module uses; stories and mocks do not count', () => {
    const unused = exported.filter(
      (one) => !isIn(inApps, one) && !isIn(inClient, one) && !usedByApps.includes(one),
    )
    expect(unused.map(({ file, name }) => `${file} ${name}`)).toEqual([])
  })
})
