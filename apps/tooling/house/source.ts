import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import ts from 'typescript'

const root = join(import.meta.dirname, '../../..')

/** Files in these folders with one of these endings, relative to the root. @param tests includes tests */
export const sourceFiles = (folders: readonly string[], ends: readonly string[], tests = false): string[] =>
  folders.flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
      .filter((name) => ends.some((end) => name.endsWith(end)) && (tests || !name.includes('.test.')))
      .map((name) => join(folder, name)),
  )

export const textOf = (file: string): string => readFileSync(join(root, file), 'utf8')

export const treeOf = (file: string): ts.SourceFile =>
  ts.createSourceFile(
    file,
    textOf(file),
    ts.ScriptTarget.Latest,
    true,
    file.endsWith('x') ? ts.ScriptKind.TSX : ts.ScriptKind.TS,
  )

export function visit(node: ts.Node, see: (node: ts.Node) => void): void {
  see(node)
  ts.forEachChild(node, (child) => visit(child, see))
}

export const lineOfNode = (node: ts.Node): string => {
  const file = node.getSourceFile()
  return `${file.fileName}:${file.getLineAndCharacterOfPosition(node.getStart()).line + 1}`
}
