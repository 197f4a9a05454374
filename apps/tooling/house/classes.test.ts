import { join } from 'node:path'
import { __unstable__loadDesignSystem as loadDesignSystem } from '@tailwindcss/node'
import ts from 'typescript'
import { beforeAll, describe, expect, it } from 'vitest'
import { filesOf, lineOf, textOf, treeOf, visit } from './source'

const root = join(import.meta.dirname, '../../..')
const STYLE_CALLS = ['cva', 'cx']

/** Classes of our own stylesheets (`.dark-only { … }`). */
const ownClasses = new Set(
  filesOf(['src', 'apps/storefront', 'apps/admin', '.storybook'], ['.css', '.html']).flatMap((file) =>
    [...textOf(file).matchAll(/\.(-?[_a-z][\w-]*)/gi)].map(([, name]) => name ?? ''),
  ),
)
/** Custom properties set by any stylesheet or style attribute. */
const sources = filesOf(['src', 'apps/storefront', 'apps/admin'], ['.css', '.ts', '.tsx', '.html'])
const variables = new Set(
  sources.flatMap((file) =>
    [...textOf(file).matchAll(/['"[{;,\s(](--[\w-]+)['"\]]?\s*:/g)].map(([, name]) => name ?? ''),
  ),
)

interface Written {
  readonly at: string
  readonly classes: readonly string[]
}

const isStyleCall = (node: ts.Node) =>
  ts.isCallExpression(node) && ts.isIdentifier(node.expression) && STYLE_CALLS.includes(node.expression.text)
const isClassName = (node: ts.Node) => ts.isJsxAttribute(node) && /^class(Name)?$/.test(node.name.getText())

/** All class names in literals of `className`, cva and cx, without keys and comparisons. */
function classesOf(file: string): Written[] {
  const found: Written[] = []
  const collect = (node: ts.Node): void => {
    if (ts.isTypeNode(node)) return
    if (ts.isBinaryExpression(node) && /^[!=]==?$/.test(node.operatorToken.getText())) return
    if (ts.isPropertyAssignment(node)) {
      const name = node.name.getText()
      const isCondition = ts.isArrayLiteralExpression(node.parent.parent) && name !== 'class'
      if (name !== 'defaultVariants' && !isCondition) collect(node.initializer)
      return
    }
    if (ts.isCallExpression(node) && !isStyleCall(node)) return
    if (ts.isStringLiteral(node) || ts.isNoSubstitutionTemplateLiteral(node)) {
      found.push({ at: lineOf(node), classes: node.text.split(/\s+/).filter(Boolean) })
    }
    ts.forEachChild(node, collect)
  }
  visit(treeOf(file), (node) => {
    if (isClassName(node) || isStyleCall(node)) ts.forEachChild(node, collect)
  })
  return found
}

const written = filesOf(
  ['src/ui', 'src/screens', 'src/art', 'src/icons', 'apps/storefront', 'apps/admin'],
  ['.tsx'],
).flatMap(classesOf)

describe('classes', () => {
  let known: (name: string) => boolean
  beforeAll(async () => {
    const system = await loadDesignSystem(textOf('src/tokens/index.css'), { base: join(root, 'src/tokens') })
    const cache = new Map<string, boolean>()
    known = (name) => {
      const hit = cache.get(name)
      if (hit !== undefined) return hit
      const isKnown =
        ownClasses.has(name) || /^(group|peer)(\/|$)/.test(name) || system.candidatesToCss([name])[0] !== null
      cache.set(name, isKnown)
      return isKnown
    }
  })

  it('are found in the sources', () => {
    expect(written.length).toBeGreaterThan(1000)
  })

  it('with a known token are valid, with an unknown one invalid', () => {
    expect(known('bg-surface-raised')).toBe(true)
    for (const name of ['bg-red-500', 'text-surfaec', 'rounded-4xl', 'shadow-2xl', 'text-sm'])
      expect(known(name), name).toBe(false)
  })

  it('exist in Tailwind or our stylesheets', () => {
    const unknown = written.flatMap(({ at, classes }) =>
      classes.filter((name) => !known(name)).map((name) => `${at} ${name}`),
    )
    expect(unknown).toEqual([])
  })

  it('and styles use only variables that are set somewhere', () => {
    const unset = sources.flatMap((file) =>
      [...textOf(file).matchAll(/var\((--[\w-]+)/g)]
        .map(([, name]) => name ?? '')
        .filter(
          (name) => !variables.has(name) && !/^--(radix|tw|spacing|font-weight|tracking|leading)/.test(name),
        )
        .map((name) => `${file} ${name}`),
    )
    expect(unset).toEqual([])
  })
})
