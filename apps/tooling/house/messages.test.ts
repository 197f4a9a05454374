import { basename } from 'node:path'
import ts from 'typescript'
import { describe, expect, it } from 'vitest'
import { pseudo } from '#.storybook/pseudo'
import { allMessages } from '@/i18n/all-messages'
import { sourceFiles, lineOfNode, textOf, treeOf, visit } from './source'

const MESSAGES = 'src/i18n/messages/de'
const code = sourceFiles(['src', 'apps/storefront', 'apps/admin', 'apps/api'], ['.ts', '.tsx']).filter(
  (file) => !file.startsWith('apps/api/demo/'),
)

/** Sample values that are the same in every language, for example a URL or an order number. */
const SAMPLE = /^(https:\/\/|verda\.example\b|VD-\d{4}-\d{6}$)/

type Node = string | { readonly [key: string]: Node }
const isNode = (value: unknown): value is Node =>
  typeof value === 'string' ||
  (typeof value === 'object' && value !== null && Object.values(value).every(isNode))

const leaves = (node: Node, path: readonly string[]): string[] =>
  typeof node === 'string'
    ? [path.join('.')]
    : Object.entries(node).flatMap(([key, value]) => leaves(value, [...path, key]))

/** All strings that could be message keys: literals, and templates as patterns. */
function mentions() {
  const literals = new Set<string>()
  const patterns: RegExp[] = []
  const escape = (text: string) => text.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&')
  for (const file of code) {
    visit(treeOf(file), (node) => {
      if (ts.isStringLiteralLike(node)) literals.add(node.text)
      if (
        ts.isTemplateExpression(node) &&
        /^[\w.]*$/.test(node.head.text + node.templateSpans.map((span) => span.literal.text).join(''))
      ) {
        const rest = node.templateSpans.map((span) => `[\\w-]+${escape(span.literal.text)}`).join('')
        const pattern = node.head.text + rest
        if (/[a-z]/i.test(pattern.replaceAll('[\\w-]+', ''))) patterns.push(new RegExp(`^${pattern}$`))
      }
      // Keys of records over a union: { pending: …, shipped: … }.
      if (ts.isPropertyAssignment(node) || ts.isPropertySignature(node))
        literals.add(node.name.getText().replaceAll(/^'|'$/g, ''))
    })
  }
  return { literals, patterns }
}

const { literals, patterns } = mentions()
const isMentioned = (text: string) => literals.has(text) || patterns.some((pattern) => pattern.test(text))

/** `checkout.fields.name` is used by 'fields.name', by 'name', or by `fields.${field}`. */
function isUsed(key: string): boolean {
  const parts = key.split('.')
  return parts.slice(1).some((_, index) => isMentioned(parts.slice(index + 1).join('.')))
}

describe('messages', () => {
  const keys = sourceFiles([MESSAGES], ['.json']).flatMap((file) => {
    const parsed: unknown = JSON.parse(textOf(file))
    if (!isNode(parsed)) throw new Error(`${file} is no catalogue`)
    return leaves(parsed, [basename(file, '.json')])
  })

  it('are found, and an unused one is detected', () => {
    expect(keys.length).toBeGreaterThan(500)
    expect(isUsed('checkout.neverAskedForByAnyone')).toBe(false)
  })

  it('are all used', () => {
    expect(keys.filter((key) => !isUsed(key))).toEqual([])
  })

  it('are not hard-coded in screens', () => {
    const written: string[] = []
    for (const file of sourceFiles(['src/ui', 'src/screens', 'apps/storefront', 'apps/admin'], ['.tsx'])) {
      visit(treeOf(file), (node) => {
        const isShown =
          ts.isJsxText(node) ||
          (ts.isStringLiteral(node) &&
            ts.isJsxAttribute(node.parent) &&
            /^(aria-label|alt|title|placeholder|label|hint|description)$/.test(node.parent.name.getText()))
        if (isShown && /\p{L}{2,}/u.test(node.text) && !SAMPLE.test(node.text.trim()))
          written.push(`${lineOfNode(node)} ${node.text.trim()}`)
      })
    }
    expect(written).toEqual([])
  })
})

it('are longer and accented in the pseudo language of the toolbar, where values and choices stay', () => {
  const count = ['count', 2, { one: [0, ' ééñtrý'], other: [0, ' ééñtrîîééš'] }]
  const summary = ['[', 'Pààğéé ', ['page'], ' / ', ['pages'], ' (', count, ')', ']']
  expect(pseudo(allMessages.en)).toMatchObject({ ui: { pagination: { next: '[Ñééxt pààğéé]', summary } } })
})
