import type { Rule } from 'eslint'

/** A node of any parser; JSX has no types in ESLint. */
export interface Node {
  readonly type: string
  readonly range: readonly [number, number]
  readonly [key: string]: unknown
}

export const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && 'type' in value && 'range' in value
export const child = (node: Node | undefined, key: string): Node | undefined => {
  const found = node?.[key]
  return isNode(found) ? found : undefined
}
export const children = (node: Node, key: string): readonly Node[] => {
  const found: unknown = node[key]
  return Array.isArray(found) ? found.filter(isNode) : []
}
export const textOf = (node: Node | undefined, key: string): string => {
  const text = node?.[key]
  return typeof text === 'string' ? text : ''
}

/** What a file imports from the package, by the local name. */
export function importsOf(program: Node, from = /^verda$/): ReadonlyMap<string, string> {
  const declarations = children(program, 'body').filter(
    (node) => node.type === 'ImportDeclaration' && from.test(textOf(child(node, 'source'), 'value')),
  )
  return new Map(
    declarations
      .flatMap((node) => children(node, 'specifiers'))
      .map((each) => [textOf(child(each, 'local'), 'name'), textOf(child(each, 'imported'), 'name')]),
  )
}

/** An element of JSX with its attributes. */
export interface Element {
  readonly node: Node
  /** Name in the package; 'div' of an element of HTML; undefined for components of others. */
  readonly name: string | undefined
  /** Node of each attribute by name. */
  readonly attributes: ReadonlyMap<string, Node>
  /** Further attributes may come from `{...props}`. */
  readonly isOpen: boolean
}

export function elementOf(node: Node, imports: ReadonlyMap<string, string>): Element {
  const opening = child(node, 'openingElement') ?? node
  const attributes = children(opening, 'attributes')
  const local = textOf(child(opening, 'name'), 'name')
  return {
    node,
    name: /^[a-z]/.test(local) ? local : imports.get(local),
    attributes: new Map(attributes.map((each) => [textOf(child(each, 'name'), 'name'), each])),
    isOpen: attributes.some(({ type }) => type === 'JSXSpreadAttribute'),
  }
}

/** Elements around an element, the nearest first. */
export function around(node: Node, imports: ReadonlyMap<string, string>): readonly Element[] {
  const found: Element[] = []
  for (let at = child(node, 'parent'); at; at = child(at, 'parent'))
    if (at.type === 'JSXElement') found.push(elementOf(at, imports))
  return found
}

const isBlank = (node: Node): boolean =>
  (node.type === 'JSXText' && textOf(node, 'value').trim() === '') ||
  (node.type === 'JSXExpressionContainer' && child(node, 'expression')?.type === 'JSXEmptyExpression')

/** An element draws nothing of what stands between its tags. */
export const isEmpty = (node: Node): boolean => children(node, 'children').every(isBlank)

/** Elements inside of an element; undefined if what it draws cannot be read from the file. */
export function inside(node: Node, imports: ReadonlyMap<string, string>): readonly Element[] | undefined {
  const found: Element[] = []
  for (const each of children(node, 'children')) {
    if (each.type === 'JSXText' || isBlank(each)) continue
    if (each.type !== 'JSXElement' && each.type !== 'JSXFragment') return undefined
    const element = elementOf(each, imports)
    const deeper = inside(each, imports)
    if (deeper === undefined || (element.name === undefined && each.type === 'JSXElement')) return undefined
    found.push(element, ...deeper)
  }
  return found
}

/** The text of an attribute that is written as one. */
export const valueOf = ({ attributes }: Element, name: string): string =>
  textOf(child(attributes.get(name), 'value'), 'value')

/** Every text in a node, with where it stands. */
export function textsIn(node: Node): readonly { readonly text: string; readonly node: Node }[] {
  const { value } = node
  const isQuasi = typeof value === 'object' && value !== null && 'raw' in value && !isNode(value)
  const raw = isQuasi ? value.raw : value
  const own = typeof raw === 'string' ? [{ text: raw, node }] : []
  const deeper = Object.entries(node).flatMap(([key, each]) => {
    const nodes: readonly unknown[] = Array.isArray(each) ? each : [each]
    return key === 'parent' || key === 'key' ? [] : nodes.filter(isNode).flatMap(textsIn)
  })
  return [...own, ...deeper]
}

/** A rule over the elements of the package. */
export const ruleOf = (
  description: string,
  message: string,
  check: (element: Element, imports: ReadonlyMap<string, string>, report: Report) => void,
): Rule.RuleModule => ({
  meta: { type: 'problem', docs: { description }, messages: { found: message }, fixable: 'code', schema: [] },
  create: (context) => {
    let imports: ReadonlyMap<string, string> = new Map()
    const report: Report = ({ node, data = {}, attribute }) => {
      const [start, end] = node.range
      const at = (index: number) => context.sourceCode.getLocFromIndex(index)
      const name = child(child(node, 'openingElement'), 'name')
      const fix =
        attribute !== undefined && name
          ? (fixer: Rule.RuleFixer) => fixer.insertTextAfterRange([...name.range], ` ${attribute}`)
          : null
      context.report({ loc: { start: at(start), end: at(end) }, messageId: 'found', data, fix })
    }
    return {
      Program: (node: unknown) => {
        if (isNode(node)) imports = importsOf(node)
      },
      JSXElement: (node: unknown) => {
        if (isNode(node)) check(elementOf(node, imports), imports, report)
      },
    }
  },
})

type Report = (found: {
  readonly node: Node
  readonly data?: Record<string, string>
  /** An attribute that mends it. */
  readonly attribute?: string
}) => void
