import ts from 'typescript'
import { describe, expect, it } from 'vitest'
import { endpoints } from '@/contract'
import { sourceFiles, treeOf, visit } from './source'

const screens = sourceFiles(['src/screens'], ['.ts', '.tsx'])
const moduleOf = (file: string) => file.replace(/^src\//, '@/').replace(/\.tsx?$/, '')

/** `status` values of a union: `{ status: 'loading' } | { status: 'ready' }`. */
function statusesOf(type: ts.TypeNode): string[] {
  const found: string[] = []
  visit(type, (node) => {
    if (!ts.isPropertySignature(node) || node.name.getText() !== 'status' || !node.type) return
    visit(node.type, (literal) => {
      if (ts.isLiteralTypeNode(literal) && ts.isStringLiteral(literal.literal))
        found.push(literal.literal.text)
    })
  })
  return [...new Set(found)]
}

/** All exported `…State` unions by name. */
function stateUnions(files: readonly ts.SourceFile[]): Map<string, string[]> {
  const unions = new Map<string, string[]>()
  for (const file of files) {
    for (const statement of file.statements) {
      if (!ts.isTypeAliasDeclaration(statement) || !statement.name.text.endsWith('State')) continue
      const members = statusesOf(statement.type)
      if (members.length > 0) unions.set(statement.name.text, members)
    }
  }
  return unions
}

/** Type of a component's `state` prop. */
function stateTypeOf(file: ts.SourceFile): string | undefined {
  let name: string | undefined
  for (const statement of file.statements) {
    if (!ts.isInterfaceDeclaration(statement)) continue
    for (const member of statement.members) {
      if (!ts.isPropertySignature(member) || member.name.getText() !== 'state' || !member.type) continue
      if (ts.isTypeReferenceNode(member.type)) name = member.type.typeName.getText()
    }
  }
  return name
}

const importsOf = (file: ts.SourceFile): string[] =>
  file.statements.flatMap((statement) =>
    ts.isImportDeclaration(statement) && ts.isStringLiteral(statement.moduleSpecifier)
      ? [statement.moduleSpecifier.text]
      : [],
  )

/** All values of `status` properties in the file. */
function statusesIn(file: ts.SourceFile): Set<string> {
  const found = new Set<string>()
  visit(file, (node) => {
    if (!ts.isPropertyAssignment(node) || node.name.getText() !== 'status') return
    visit(node.initializer, (literal) => {
      if (ts.isStringLiteral(literal)) found.add(literal.text)
    })
  })
  return found
}

const stories = sourceFiles(['stories'], ['.stories.tsx']).map((path) => ({ path, tree: treeOf(path) }))
const helpers = new Map(
  sourceFiles(['stories/admin', 'stories/storefront'], ['.ts', '.tsx'])
    .filter((path) => !path.endsWith('.stories.tsx'))
    .map((path) => [path.replace(/\.tsx?$/, ''), treeOf(path)]),
)

/** A story's file and its neighbours from which it takes args or a composition. */
const partsOf = ({ path, tree }: (typeof stories)[number]): readonly ts.SourceFile[] => {
  const folder = path.slice(0, path.lastIndexOf('/') + 1)
  return [tree, ...importsOf(tree).flatMap((name) => helpers.get(folder + name.replace(/^\.\//, '')) ?? [])]
}

const trees = screens.map((file) => ({ file, tree: treeOf(file) }))
const unions = stateUnions(trees.map(({ tree }) => tree))
const withState = trees.flatMap(({ file, tree }) => {
  const members = unions.get(stateTypeOf(tree) ?? '')
  return members && file.endsWith('.tsx') ? [{ module: moduleOf(file), members }] : []
})

/** Screens used by another screen, whose stories show their states. */
const parts = new Set(
  trees.flatMap(({ file, tree }) =>
    importsOf(tree)
      .filter((name) => name.startsWith('.'))
      .map((name) => moduleOf(new URL(name, `file:///${file}`).pathname.slice(1))),
  ),
)

describe('states of screens', () => {
  it('are found', () => {
    expect(withState.length).toBeGreaterThan(20)
    expect(unions.size).toBeGreaterThan(15)
  })

  it.each(withState)('$module: every member has a story', ({ module, members }) => {
    const own = stories.map(partsOf).filter((files) => files.some((file) => importsOf(file).includes(module)))
    if (own.length === 0) expect(parts, 'neither a story nor another screen draws it').toContain(module)
    else {
      const shown = new Set(own.flat().flatMap((file) => [...statusesIn(file)]))
      expect(members.filter((member) => !shown.has(member))).toEqual([])
    }
  })
})

describe('mocks', () => {
  it('handle every call of the contract', () => {
    const answered = new Set<string>()
    for (const file of sourceFiles(['src/mocks', 'src/shop', 'stories/flows'], ['.ts', '.tsx'])) {
      visit(treeOf(file), (node) => {
        if (!ts.isCallExpression(node) || !['ok', 'answers', 'accepts'].includes(node.expression.getText()))
          return
        const [name] = node.arguments
        if (name && ts.isStringLiteral(name)) answered.add(name.text)
      })
    }
    expect(Object.keys(endpoints).filter((name) => !answered.has(name))).toEqual([])
  })
})
