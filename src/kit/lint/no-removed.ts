import type { Rule } from 'eslint'
import { removedExports, removedProps, type Now } from './removed'
import { child, children, elementOf, importsOf, isNode, textOf, type Element, type Node } from './tree'

const PACKAGE = /^verda(\/|$)/
/** What binds tighter than `&&`, or is written as one word. */
const ONE_WORD = /^(Identifier|MemberExpression|CallExpression|UnaryExpression|Literal|BinaryExpression)$/

interface Place {
  readonly element: Element
  /** The attribute, or the property of the object that it takes. */
  readonly found: Node
  readonly text: string
}
type Fix = (fixer: Rule.RuleFixer) => Rule.Fix | Rule.Fix[]

const textAt = ({ text }: Place, { range: [start, end] }: Node) => text.slice(start, end)
const expressionOf = (attribute: Node) => child(child(attribute, 'value'), 'expression')

/** `{open && <Part />}` of `<Part open={open} />`, where an expression may stand. */
function mounted(place: Place): Fix | undefined {
  const { node } = place.element
  const { found } = place
  const before = place.text.slice(0, found.range[0]).trimEnd().length
  const without = (fixer: Rule.RuleFixer) => fixer.removeRange([before, found.range[1]])
  if (child(found, 'value') === undefined) return without
  const condition = expressionOf(found)
  const parent = child(node, 'parent')
  if (!condition || !parent) return undefined
  const isInside = parent.type === 'JSXElement' || parent.type === 'JSXFragment'
  if (!isInside && !/^(ReturnStatement|ArrowFunctionExpression|JSXExpressionContainer)$/.test(parent.type))
    return undefined
  const written = textAt(place, condition)
  const text = ONE_WORD.test(condition.type) ? written : `(${written})`
  return (fixer) => [
    fixer.insertTextBeforeRange([...node.range], `${isInside ? '{' : ''}${text} && `),
    without(fixer),
    ...(isInside ? [fixer.insertTextAfterRange([...node.range], '}')] : []),
  ]
}

function fixOf(now: Now, place: Place): Fix | undefined {
  const { found } = place
  if ('mounted' in now) return mounted(place)
  if ('prop' in now) {
    const condition = expressionOf(found)
    const text = condition ? `{${textAt(place, condition)} ? '${now.value}' : undefined}` : `"${now.value}"`
    return (fixer) => fixer.replaceTextRange([...found.range], `${now.prop}=${text}`)
  }
  const name = child(found, found.type === 'Property' ? 'key' : 'name')
  if (!('renamed' in now) || !name) return undefined
  return found.shorthand === true
    ? (fixer) => fixer.insertTextBeforeRange([...name.range], `${now.renamed}: `)
    : (fixer) => fixer.replaceTextRange([...name.range], now.renamed)
}

function adviceOf(now: Now): string {
  if ('byHand' in now) return now.byHand
  if ('mounted' in now) return 'mount it while it is open'
  return `write ${'renamed' in now ? now.renamed : `${now.prop}="${now.value}"`}`
}

function propertyOf(attribute: Node, key: string): Node | undefined {
  const object = expressionOf(attribute)
  return object && children(object, 'properties').find((each) => textOf(child(each, 'key'), 'name') === key)
}

/** What the package no longer has, with what it has instead. */
export const noRemoved: Rule.RuleModule = {
  meta: {
    type: 'problem',
    docs: { description: 'What a later version took away is written anew' },
    messages: { found: '{{name}} is gone: {{advice}}.' },
    fixable: 'code',
    schema: [],
  },
  create: (context) => {
    const { sourceCode } = context
    let imports: ReadonlyMap<string, string> = new Map()
    const locOf = ({ range: [start, end] }: Node) => ({
      start: sourceCode.getLocFromIndex(start),
      end: sourceCode.getLocFromIndex(end),
    })
    return {
      Program: (node: unknown) => {
        if (isNode(node)) imports = importsOf(node, PACKAGE)
      },
      ImportSpecifier: (node: unknown) => {
        if (!isNode(node)) return
        const name = imports.get(textOf(child(node, 'local'), 'name')) ?? ''
        const advice = removedExports[name]
        if (advice !== undefined)
          context.report({ loc: locOf(node), messageId: 'found', data: { name, advice } })
      },
      JSXElement: (node: unknown) => {
        if (!isNode(node)) return
        const element = elementOf(node, imports)
        for (const [path, now] of Object.entries(removedProps[element.name ?? ''] ?? {})) {
          const [prop = '', key] = path.split('.')
          const attribute = element.attributes.get(prop)
          const found = attribute && key !== undefined ? propertyOf(attribute, key) : attribute
          if (!found) continue
          const data = { name: `${path} of ${element.name}`, advice: adviceOf(now) }
          const fix = fixOf(now, { element, found, text: sourceCode.text }) ?? null
          context.report({ loc: locOf(found), messageId: 'found', data, fix })
        }
      },
    }
  },
}
