import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import ts from 'typescript'
import { keyboardMap, type KeyRow } from '#stories/docs/keyboard-map'

const textOf = (file: string) => readFileSync(file, 'utf8').trim()
const withoutTitle = (text: string) => text.replace(/^# .+\n/, '')
const decisions = () =>
  readdirSync('stories/docs/decisions')
    .filter((name) => /^\d/.test(name))
    .map((name) => textOf(join('stories/docs/decisions', name)).replaceAll(/^#/gm, '##'))
/** The sample as in an application that has installed the package. */
const firstScreen = () =>
  textOf('stories/docs/samples/newsletter-form.tsx')
    .replace(`'@/index'`, `'verda'`)
    .replace(/^\/\*\*.*\n/m, '')

/** What lists of a block are called for those who do not see how it draws them. */
const HEADS: Readonly<Record<string, string>> = {
  use: 'Use it:\n\n',
  avoid: 'Use something else for:\n\n',
  right: 'Right:\n\n',
  wrong: 'Wrong:\n\n',
}
const LISTS = new Set([...Object.keys(HEADS), 'items', 'links', 'parts', 'rows'])

/** Texts of an expression in their order, those of one entry in one line. */
function textsIn(node: ts.Node): readonly string[] {
  if (ts.isStringLiteralLike(node)) return [node.text]
  if (!ts.isArrayLiteralExpression(node)) return []
  return node.elements.flatMap((each) =>
    ts.isArrayLiteralExpression(each) ? [each.elements.flatMap(textsIn).join(': ')] : textsIn(each),
  )
}

const PRIMITIVE = 'src/tokens/primitive.css'
/** Where what a block draws is written down, and the lines if it draws no other. */
const SOURCES: Readonly<Record<string, readonly [file: string, lines?: RegExp]>> = {
  BrandBoard: ['stories/fixtures/brands.ts', /^ {2}\w+: \{/],
  ContrastTable: ['src/kit/contrast-pairs.ts'],
  EventSamples: ['src/shop/webhooks/webhook-payloads.ts'],
  EventTable: ['src/shop/webhooks/webhook-events.ts'],
  FormatTable: ['src/i18n/format.ts', /^ {2}(?:\/\*\*|\w+: dateFormat)|^\/\*\* Formats|^export/],
  IconGrid: ['src/icons/registry.ts', /^ {2}/],
  KeyPermissions: ['src/shop/api-keys/api-keys.ts', /PEOPLES: |decided by people/],
  Keyframes: ['src/tokens/motion.css'],
  Packs: ['stories/docs/blocks/art/packs.tsx', /^ {2}\['/],
  PermissionTable: ['src/shop/roles/roles.ts'],
  Plants: ['src/art/botanical.tsx', /^ {2}'/],
  Ramps: [PRIMITIVE, /: oklch/],
  RetryTable: ['src/shop/webhooks/webhooks.ts', /PAUSES|MINUTE|HOUR|^ {2}\d/],
  SemanticColours: ['src/tokens/semantic.css'],
  TokenDownload: ['src/kit/token-purposes.ts'],
  TurkishTable: ['stories/docs/turkish-exceptions.ts'],
  'TypeScale admin': [PRIMITIVE, /--verda-a-/],
  'TypeScale shop': [PRIMITIVE, /--verda-(display|title|body|small|caption)/],
}

const keyTable = (rows: readonly KeyRow[]) =>
  rows.map(([keys, effect]) => `- ${keys.replaceAll(' ', ', ').replaceAll('_', ' ')}: ${effect}`).join('\n')

/** What a block draws that the repository knows, such as all tokens. */
function dataOf(block: string): string | undefined {
  const [, name = '', component, prefixes = ''] =
    /^<(\w+)(?: of="([^"]+)"| prefixes=\{\[(.+?)\]\})?/.exec(block)?.values() ?? []
  const maps = Object.entries<readonly KeyRow[]>(keyboardMap).filter(([, rows]) => rows.length > 0)
  if (name === 'KeyMap') return maps.map(([of, rows]) => `### ${of}\n\n${keyTable(rows)}`).join('\n\n')
  if (name === 'Keyboard')
    return maps.flatMap(([of, rows]) => (of === component ? keyTable(rows) : [])).join('')
  const scale = new RegExp(`--verda-(${prefixes.match(/[\w-]+/g)?.join('|') ?? ''})`)
  const [file, lines = /^/] =
    SOURCES[component === undefined ? name : `${name} ${component}`] ??
    (name === 'Scale' ? [PRIMITIVE, scale] : [])
  if (file === undefined) return undefined
  const shown = textOf(file)
    .split('\n')
    .filter((line) => lines.test(line))
  return `\`\`\`${file.split('.').at(-1) ?? ''}\n${shown.join('\n')}\n\`\`\``
}

/** The lists of texts that a block of a page draws. */
function listsOf(block: string): string {
  const lists: string[] = []
  const see = (node: ts.Node): void => {
    if (!ts.isJsxAttribute(node)) return ts.forEachChild(node, see)
    const name = node.name.getText()
    const { expression } = node.initializer && ts.isJsxExpression(node.initializer) ? node.initializer : {}
    const texts = expression && LISTS.has(name) ? textsIn(expression) : []
    if (texts.length > 0) lists.push((HEADS[name] ?? '') + texts.map((text) => `- ${text}`).join('\n'))
  }
  see(ts.createSourceFile('block.tsx', block, ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX))
  return lists.join('\n\n')
}

const CODE = /^```[^]*?^```$/gm
/** A block that stands by itself, up to the end of its element. */
const BLOCK = /^<([A-Z]\w*)(?:[^\n]*\/>|[^]*?(?:^\/>|<\/\1>))$/gm
/** A heading under which nothing is left. */
const EMPTY = /^(#{2,}) [^\n]+\n+(?=\1 |$(?![^]))/gm

/** A page of MDX with the texts that its blocks show, without what only Storybook reads. */
export function asMarkdown(content: string, path: string): string {
  const texts = new Map(
    [...content.matchAll(/^import (\w+) from '(.+)\?raw'/gm)].map(([, name = '', file = '']) => [name, file]),
  )
  const textNamed = (name: string) => textOf(join(dirname(path), texts.get(name) ?? ''))
  const codes: string[] = []
  return content
    .replace(/^(?:import [^\n]+\n|\n|<Meta [^\n]+\n)+/, '')
    .replaceAll(CODE, (code) => `\`\`\`${codes.push(code)}`)
    .replaceAll(/<\/?Lead>/g, '')
    .replaceAll(/<MarkdownPage text=\{(\w+)\} \/>/g, (_, name: string) => textNamed(name))
    .replaceAll(
      /<Code language="(\w+)" code=\{(\w+)\} \/>/g,
      (_, language: string, name: string) => `\`\`\`${language}\n${textNamed(name)}\n\`\`\``,
    )
    .replaceAll(/<RuleList page="([\w-]+)" \/>/g, (_, name: string) =>
      withoutTitle(textOf(`stories/docs/rules/${name}.md`)),
    )
    .replaceAll('<FirstScreen />', () => `\`\`\`tsx\n${firstScreen()}\n\`\`\``)
    .replaceAll('<DecisionList />', () => decisions().join('\n\n'))
    .replaceAll(BLOCK, (block) => dataOf(block) ?? listsOf(block))
    .replaceAll(/\n{3,}/g, '\n\n')
    .replaceAll(EMPTY, '')
    .replaceAll(/^```(\d+)$/gm, (_, at: string) => codes[Number(at) - 1] ?? '')
    .trim()
}
