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

const propertyOf = (
  node: ts.Expression | undefined,
  name: string,
): ts.ObjectLiteralExpression | undefined => {
  if (!node || !ts.isObjectLiteralExpression(node)) return undefined
  const found = node.properties.find((each) => ts.isPropertyAssignment(each) && each.name.getText() === name)
  return found && ts.isPropertyAssignment(found) && ts.isObjectLiteralExpression(found.initializer)
    ? found.initializer
    : undefined
}

/** Comments of the variants of a `cva` call, with their defaults, by name. */
function variantComments(options: ts.Expression | undefined): ReadonlyMap<string, string> {
  const defaults = new Map(
    propertyOf(options, 'defaultVariants')?.properties.flatMap((each) =>
      ts.isPropertyAssignment(each) ? [[each.name.getText(), each.initializer.getText()] as const] : [],
    ),
  )
  const variants = propertyOf(options, 'variants')?.properties ?? []
  return new Map(
    variants.map((each) => {
      const name = each.name?.getText() ?? ''
      const says = ts.getJSDocCommentsAndTags(each).map(({ comment }) => ts.getTextOfJSDocComment(comment))
      const usual = defaults.get(name)
      return [name, [...says, ...(usual === undefined ? [] : [`@default ${usual}`])].join(' ')] as const
    }),
  )
}

/** Repeats the comments of variants above the props in a declaration, where tsc prints their types alone. */
function describeVariants(source: string, declaration: string): void {
  const file = ts.createSourceFile(source, readFileSync(source, 'utf8'), ts.ScriptTarget.Latest, true)
  let text = readFileSync(declaration, 'utf8')
  for (const statement of file.statements.filter(ts.isVariableStatement))
    for (const { name, initializer } of statement.declarationList.declarations) {
      if (!initializer || !ts.isCallExpression(initializer) || initializer.expression.getText() !== 'cva')
        continue
      const comments = variantComments(initializer.arguments[1])
      text = text.replace(new RegExp(`const ${name.getText()}: \\(props\\?: \\(\\{[^}]*\\}`), (type) =>
        type.replace(/^( +)(\w+)\?:/gm, (prop, indent: string, variant: string) => {
          const comment = comments.get(variant)
          return comment ? `${indent}/** ${comment} */\n${prop}` : prop
        }),
      )
    }
  writeFileSync(declaration, text)
}

/** Completes tsc's output: types of message files, comments of variants, and file extensions of imports. */
export function completeDeclarations(source: string, target: string): void {
  const messages = join('i18n', 'messages')
  for (const file of filesOf(join(source, messages), '.json')) {
    const tree = JSON.parse(readFileSync(join(source, messages, file), 'utf8')) as Node
    writeFileSync(
      join(target, messages, file.replace(/json$/, 'd.ts')),
      `declare const messages: ${typeOf(tree)}\nexport default messages\n`,
    )
  }
  for (const file of filesOf(join(source, 'ui'), '.tsx').filter((name) => !name.endsWith('.test.tsx')))
    describeVariants(join(source, 'ui', file), join(target, 'ui', file.replace(/tsx$/, 'd.ts')))
  for (const file of filesOf(target, '.d.ts')) resolveImports(target, join(target, file))
}
