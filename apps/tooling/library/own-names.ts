import { readFileSync } from 'node:fs'
import { transform } from 'lightningcss'
import { parseSync, Visitor, type ESTree, type Plugin, type VisitorObject } from 'vite'

/** Begins every class and every animation of the package. */
const PREFIX = 'vd-'
/** Variables of Tailwind's utilities and scales, which a host's Tailwind has as well. */
const OF_TAILWIND = /^--(?=tw-|(container|font|leading|spacing|tracking)\b)/

const renamed = (css: string | Uint8Array, pattern: string) =>
  transform({
    filename: 'styles.css',
    code: typeof css === 'string' ? new TextEncoder().encode(css) : css,
    minify: true,
    cssModules: { pattern, grid: false },
    visitor: { DashedIdent: (name) => name.replace(OF_TAILWIND, '--verda-') },
  })

/** Whatever order its sheets are loaded in: what page.css does to a page comes below, that it follows the system above. */
const LAYERS = ['page', 'properties', 'theme', 'system', 'base', 'utilities']

/** The package's stylesheets in a layer of their own, with names that no host has. */
export const ownNames: Plugin = {
  name: 'own-names',
  enforce: 'post',
  generateBundle(_, bundle) {
    for (const asset of Object.values(bundle)) {
      if (asset.type !== 'asset' || !asset.fileName.endsWith('.css')) continue
      const css = new TextDecoder().decode(renamed(asset.source, `${PREFIX}[local]`).code)
      asset.source = `@layer ${LAYERS.map((layer) => `verda.${layer}`).join()};@layer verda{${css}}\n`
    }
  },
}

/** Classes of a built stylesheet, as the sources write them. */
export const classesOf = (css: string): ReadonlySet<string> =>
  new Set(Object.keys(renamed(css, '[local]').exports ?? {}).map((name) => name.slice(PREFIX.length)))

const TAKES_CLASSES = /^class$|className$/i
const isSure = (word: string) => /[-:[/]/.test(word)

/** Strings of a module: of class positions, where every word is a class, and values that none is. */
class Strings {
  readonly classes = new Set<ESTree.Node>()
  readonly values = new Set<ESTree.Node>()

  /** Marks the values that an expression may have: `a` and `b` of `c ? a : b`, not `c`. */
  mark(node: ESTree.Node | null): void {
    switch (node?.type) {
      case 'Literal':
      case 'TemplateElement':
        this.classes.add(node)
        return
      case 'ConditionalExpression':
        return this.markAll([node.consequent, node.alternate])
      case 'LogicalExpression':
        return this.markAll(node.operator === '&&' ? [node.right] : [node.left, node.right])
      case 'TemplateLiteral':
        return this.markAll([...node.quasis, ...node.expressions])
      case 'ArrayExpression':
        return this.markAll(node.elements)
      case 'ObjectExpression':
        return this.markAll(node.properties)
      case 'Property':
        return this.mark(node.value)
      case 'JSXExpressionContainer':
        return this.mark(node.expression)
      // `{ s: 'size-3' }[size]` and `[a, b].join(' ')`
      case 'MemberExpression':
        return this.mark(node.object)
      case 'CallExpression':
        if (node.callee.type === 'MemberExpression') this.mark(node.callee)
    }
  }

  private markAll(nodes: readonly (ESTree.Node | null)[]): void {
    for (const node of nodes) this.mark(node)
  }

  readonly visitor: VisitorObject = {
    JSXAttribute: ({ name, value }) => {
      if (TAKES_CLASSES.test(nameOf(name))) this.mark(value)
      else if (value) this.values.add(value)
    },
    Property: ({ key, value }) => {
      this.values.add(key)
      if (TAKES_CLASSES.test(nameOf(key))) this.mark(value)
    },
    BinaryExpression: ({ left, right }) => {
      this.values.add(left).add(right)
    },
    TSLiteralType: ({ literal }) => {
      this.values.add(literal)
    },
    CallExpression: ({ callee, arguments: [first, options] }) => {
      if (nameOf(callee) !== 'cva' || !first) return
      this.mark(first)
      if (options?.type !== 'ObjectExpression') return
      for (const each of options.properties)
        if (each.type === 'Property' && nameOf(each.key) === 'variants') this.mark(each)
    },
  }
}

const nameOf = (node: ESTree.Node) =>
  node.type === 'Identifier' || node.type === 'JSXIdentifier' ? node.name : ''

/**
 * A module whose classes are those of the built stylesheet: in class positions every word, elsewhere strings of classes of which
 * one is no plain word. Throws where that does not tell.
 */
export function withOwnClasses(code: string, file: string, classes: ReadonlySet<string>): string {
  const { program } = parseSync(file, code)
  const strings = new Strings()
  new Visitor(strings.visitor).visit(program)
  const edits: { start: number; end: number; text: string }[] = []
  const rename = (node: ESTree.Node, raw: string, text: string) => {
    const words = text.split(/\s+/).filter(Boolean)
    const known = words.filter((word) => classes.has(word))
    const isClass = strings.classes.has(node)
    if (!isClass && (strings.values.has(node) || !known.some(isSure))) return
    const own = raw.replaceAll(/\S+/g, (word) => PREFIX + word)
    if (known.length < words.length || raw !== text)
      throw new Error(`${file}:${code.slice(0, node.start).split('\n').length}: is "${text}" a class?`)
    edits.push({
      start: node.start,
      end: node.end,
      text: code.slice(node.start, node.end).replace(raw, () => own),
    })
  }
  new Visitor({
    Literal: (node) => {
      if (typeof node.value === 'string') rename(node, code.slice(node.start + 1, node.end - 1), node.value)
    },
    TemplateElement: (node) => rename(node, node.value.raw, node.value.cooked ?? ''),
  }).visit(program)
  return edits
    .sort((a, b) => b.start - a.start)
    .reduce((text, { start, end, text: own }) => text.slice(0, start) + own + text.slice(end), code)
}

/** Gives primitives and screens the classes of the stylesheet that was built before. */
export const ownClasses = (stylesheet: string): Plugin => {
  let classes: ReadonlySet<string> | undefined
  return {
    name: 'own-classes',
    enforce: 'pre',
    transform: {
      filter: { id: /\/src\/(ui|screens|icons|art)\/[^?]*\.tsx?$/ },
      handler(code, id) {
        classes ??= classesOf(readFileSync(stylesheet, 'utf8'))
        return withOwnClasses(code, id, classes)
      },
    },
  }
}
