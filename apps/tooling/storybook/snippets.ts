import ts from 'typescript'

const parse = (file: string, text: string) =>
  ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX)

/** Where the package has what a module of the repository exports; undefined for fixtures and helpers. */
function entryOf(module: string): string | undefined {
  const [, screen] = /^@\/(screens\/.+)$/.exec(module) ?? []
  if (screen !== undefined) return `verda/${screen}`
  if (module === 'react') return module
  return /^@\/(index$|ui\/|icons$|i18n|art\/botanical$)/.test(module) ? 'verda' : undefined
}

/** Names that a module's import brings, each with the line that a user of the package writes. */
function importedBy(statement: ts.ImportDeclaration): [name: string, line: string][] {
  const module = ts.isStringLiteral(statement.moduleSpecifier) ? statement.moduleSpecifier.text : ''
  const entry = entryOf(module)
  const { name, namedBindings, isTypeOnly = false } = statement.importClause ?? {}
  if (entry === undefined) return []
  const list = namedBindings && ts.isNamedImports(namedBindings) ? namedBindings.elements : []
  const word = isTypeOnly ? 'import type' : 'import'
  return [
    ...(name ? [[name.text, `${word} ${name.text} from '${entry}'`] satisfies [string, string]] : []),
    ...list.map((each): [string, string] => [
      each.name.text,
      `${word} { ${each.getText()} } from '${entry}'`,
    ]),
  ]
}

/**
 * Whether Storybook can read all args of a story or meta: it leaves out those that a function, a spread or the render
 * function of a plain object's meta brings.
 */
function isReadable(declaration: ts.VariableDeclaration): boolean {
  let readable = !/^\w+ = preview\.type\b|^meta = \{[^]*\n {2}render: /.test(declaration.getText())
  const see = (node: ts.Node): void => {
    if (ts.isPropertyAssignment(node) && node.name.getText() === 'args') {
      const { initializer } = node
      readable &&=
        ts.isObjectLiteralExpression(initializer) && !initializer.properties.some(ts.isSpreadAssignment)
    } else if (!ts.isJsxElement(node)) ts.forEachChild(node, see)
  }
  see(declaration)
  return readable
}

interface StoryFile {
  /** Import lines of the package by the name that they bring. */
  readonly imports: ReadonlyMap<string, string>
  /** Top-level constants and functions by name. */
  readonly constants: ReadonlyMap<string, string>
  /** Names of the stories, and of the meta, whose args are in the file. */
  readonly readable: ReadonlySet<string>
  /** Names of the stories of a screen that it draws by itself, whose props the package has as samples. */
  readonly sampled: ReadonlySet<string>
  /** The import of those samples. */
  readonly samples: string
  /** Whether they are the first to have their names as samples: other files may have further stories of the screen. */
  readonly isOwn: boolean
}

/** Draws something by itself. */
const DRAWS = /!dev|\brender:/
/** Another story of which it has all but its own. */
const SPREAD_STORY = /^ {2}\.\.\.([A-Z]\w*)/gm
/** The render function of a meta that does not hand all props to its screen. */
const DRAWS_IN_PART = /^ {2}render:(?![^]*\{\.\.\.(?:args|props)\})/m

/** What snippets of a story file may need. */
export function readStoryFile(path: string, text: string): StoryFile {
  const { statements } = parse(path, text)
  const imports = new Map(statements.filter(ts.isImportDeclaration).flatMap(importedBy))
  const constants = new Map<string, string>()
  const readable = new Set<string>()
  const drawn = new Set<string>()
  for (const statement of statements.filter(ts.isFunctionDeclaration))
    if (statement.name) constants.set(statement.name.text, statement.getText())
  for (const statement of statements.filter(ts.isVariableStatement))
    for (const declaration of statement.declarationList.declarations) {
      const name = declaration.name.getText()
      if (!statement.modifiers) constants.set(name, statement.getText())
      if (isReadable(declaration)) readable.add(name)
      const code = declaration.getText()
      const origins = [...code.matchAll(SPREAD_STORY)].map(([, origin = '']) => origin)
      if (!DRAWS.test(code) && origins.every((origin) => drawn.has(origin))) drawn.add(name)
    }
  const meta = constants.get('meta') ?? ''
  const [, component = ''] = /^ {2}component: (\w+),$/m.exec(meta) ?? []
  const [, screen] = /'verda\/screens\/(.+)'$/.exec(imports.get(component) ?? '') ?? []
  return {
    imports,
    constants,
    readable,
    sampled: screen === undefined || DRAWS_IN_PART.test(meta) ? new Set() : drawn,
    samples: `import * as samples from 'verda/samples/${screen ?? ''}'`,
    isOwn: path.endsWith(`stories/${screen ?? ''}.stories.tsx`),
  }
}

/** Names that some code takes from elsewhere. */
function foreignNames(code: string): string[] {
  const used = new Set<string>()
  const own = new Set<string>(['const'])
  const see = (node: ts.Node): void => {
    ts.forEachChild(node, see)
    const { parent } = node
    if (!ts.isIdentifier(node) || ts.isJsxAttribute(parent) || ts.isQualifiedName(parent)) return
    if ((ts.isPropertyAccessExpression(parent) || ts.isPropertyAssignment(parent)) && parent.name === node)
      return
    if (ts.isPropertySignature(parent)) return
    if (ts.isVariableDeclaration(parent) || ts.isParameter(parent) || ts.isBindingElement(parent))
      if (parent.name === node) own.add(node.text)
    if (ts.isFunctionDeclaration(parent)) own.add(node.text)
    const isTag = ts.isJsxOpeningLikeElement(parent) || ts.isJsxClosingElement(parent)
    if (!isTag || /^[A-Z]/.test(node.text)) used.add(node.text)
  }
  see(parse('snippet.tsx', code))
  return [...used].filter((name) => !own.has(name) && !(name in globalThis))
}

/** Of a render function, which gets its props from Storybook. */
const WITH_PARAMETERS = /^const \w+ = (\([^)]|\w+ =>)/

interface Pasted {
  readonly snippet: string
  readonly imports: ReadonlySet<string>
}

/** A snippet that draws a screen with its sample. */
export function sampled(
  snippet: string,
  screen: string,
  { sampled: names, samples }: StoryFile,
): Pasted | undefined {
  const [, story = ''] = /^const (\w+) = /.exec(snippet) ?? []
  if (!names.has(story)) return undefined
  return {
    snippet: `const ${story} = () => <${screen} {...samples.${story}} />`,
    imports: new Set([samples]),
  }
}

/** A snippet after the constants that it uses, and its imports; undefined if the package alone is not enough for it. */
export function pastable(drawn: string, { imports, constants, readable }: StoryFile): Pasted | undefined {
  // What Storybook leaves of args: their place among elements of a list, and those that a story lacks.
  const snippet = drawn
    .replace(/^(const \w+ = )\(?args\)? =>/, '$1() =>')
    .replaceAll(/\s+(?:\{\.\.\.args\}|\w+=\{args\.\w+\})/g, '')
  const [, story = ''] = /^const (\w+)/.exec(snippet) ?? []
  if (!readable.has('meta') || !readable.has(story) || WITH_PARAMETERS.test(snippet)) return undefined
  const needed = new Set<string>()
  const parts: string[] = []
  const add = (source: string): boolean => {
    // Storybook leaves the parentheses of an element that it makes a child, where they are text.
    const code = source
      .replaceAll(/\bfn\(\)/g, '() => {}')
      .replaceAll(/(?<=[^=]>)\((?=<)|(?<=>)\)(?=<\/)/g, '')
    // Classes of the repository's own stylesheet.
    if (code.includes('className="')) return false
    const isKnown = foreignNames(code).every((name) => {
      const [line, constant] = [imports.get(name), constants.get(name)]
      if (line !== undefined) needed.add(line)
      return line !== undefined || (constant !== undefined && add(constant))
    })
    if (!parts.includes(code)) parts.push(code)
    return isKnown
  }
  return add(snippet) ? { snippet: parts.join('\n\n'), imports: needed } : undefined
}
