import { describe, expect, it } from 'vitest'
import { literalPattern, literalsOf } from '../../../stories/docs/rules/literals'
import { RULE_IDS, RULE_PAGE_NAMES, RULE_PAGES, RULES } from '../../../stories/docs/rules/rules'
import { sourceFiles, textOf } from './source'

/** Sources of the product's texts: message catalogues, and messages of server and domain. */
const spoken = [
  ...sourceFiles(['src/i18n/messages/de', 'src/i18n/messages/tr'], ['.json']),
  ...sourceFiles(['apps/api/platform/http', 'src/shop'], ['.ts']),
]
  .map((path) =>
    textOf(path)
      .replaceAll(/<\/?\w+>/g, '')
      .replaceAll("'{trackingNumber}'", '{trackingNumber}'),
  )
  .join('\n')

describe('rules', () => {
  it('have unique numbers in the order of their page', () => {
    const numbered = RULE_PAGE_NAMES.flatMap((page) =>
      RULE_PAGES[page].flatMap(({ rules }) => Object.keys(rules)),
    )
    expect(numbered).toEqual([...new Set(numbered)])
    expect([...RULE_IDS]).toEqual(numbered)
  })

  it('have a page that lists them', () => {
    const shown = RULE_PAGE_NAMES.filter((page) =>
      textOf(`stories/docs/rules/${page}.mdx`).includes(`<RuleList page="${page}" />`),
    )
    expect(shown).toEqual(RULE_PAGE_NAMES)
  })

  it('refer to existing rules', () => {
    const named = Object.values(RULES).flatMap((text) => text.match(/\b[A-Z]{3,}-\d+\b/g) ?? [])
    expect(named.filter((id) => !Object.hasOwn(RULES, id))).toEqual([])
  })

  const quotes = Object.entries(RULES).flatMap(([id, text]) => literalsOf(text).map((quoted) => [id, quoted]))

  it('quote texts', () => {
    expect(quotes.length).toBeGreaterThan(150)
  })

  it.each(quotes)('%s: the product contains the text “%s”', (_, quoted) => {
    expect(spoken).toMatch(literalPattern(quoted))
  })
})
