import { describe, expect, it } from 'vitest'
import { RULES } from '@stories/docs/rules/rules'
import { sourceFiles, textOf } from './source'

const ids = Object.keys(RULES)

/** Sources of the product's texts: message catalogues, and messages of server and domain. */
const spoken = [
  ...sourceFiles(['src/i18n/messages/de', 'src/i18n/messages/tr'], ['.json']),
  ...sourceFiles(['apps/api/platform/http', 'src/contract', 'src/shop'], ['.ts']),
]
  .map((path) =>
    textOf(path)
      .replaceAll(/<\/?\w+>/g, '')
      .replaceAll("'{trackingNumber}'", '{trackingNumber}'),
  )
  .join('\n')

const escaped = (text: string) => text.replaceAll(/[$()*+.?[\\\]^{|}]/g, String.raw`\$&`)

/** Finds a text that a rule quotes; `{x}` and `…` match anything on the same line. */
const patternOf = (quoted: string) =>
  new RegExp(
    quoted
      .split(/\{[^}]*\}|…/)
      .map((part) => escaped(part.trim()).replaceAll(/\s+/g, String.raw`\s+`))
      .join('.*'),
    'u',
  )

describe('rules', () => {
  it('are all items of the pages, with unique numbers', () => {
    const items = sourceFiles(['stories/docs/rules'], ['.md']).flatMap(
      (file) => textOf(file).match(/^- .*/gm) ?? [],
    )
    expect(items.map((item) => item.slice(2).split(':')[0]).toSorted()).toEqual(ids.toSorted())
  })

  it('refer to existing rules', () => {
    const named = Object.values(RULES).flatMap((text) => text.match(/\b[A-Z]{3,}-\d+\b/g) ?? [])
    expect(named.filter((id) => !Object.hasOwn(RULES, id))).toEqual([])
  })

  it('quote texts of the product', () => {
    const quotes = Object.entries(RULES).flatMap(([id, text]) =>
      [...text.matchAll(/“([^”]+)”/g)].map(([, quoted = '']) => ({ id, quoted })),
    )
    expect(quotes.length).toBeGreaterThan(150)
    expect(quotes.filter(({ quoted }) => !patternOf(quoted).test(spoken))).toEqual([])
  })
})

/** A test names rules in its title, `[COUPON-3]`, or a story in its parameters, `rules: ['COUPON-3']`. */
describe('tests', () => {
  const ends = ['.test.ts', '.test.tsx', '.spec.ts', '.faults.ts', '.stories.tsx']
  const topics = new Set(ids.map((id) => id.split('-')[0]))
  const named = new Set(
    sourceFiles(['src', 'apps', 'stories'], ends, true)
      .flatMap((file) => [...textOf(file).matchAll(/['[](([A-Z]+)-\d+)['\]]/g)])
      .flatMap(([, id = '', topic = '']) => (topics.has(topic) ? [id] : [])),
  )

  it('name every rule', () => {
    expect(ids.filter((id) => !named.has(id))).toEqual([])
  })

  it('name nothing that is no rule', () => {
    expect([...named].filter((id) => !Object.hasOwn(RULES, id))).toEqual([])
  })
})
