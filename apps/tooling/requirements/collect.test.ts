import { describe, expect, it } from 'vitest'
import { literalPattern } from '../../../stories/docs/rules/literals'
import { passedTests, unheldRules, unknownIds } from './collect'

const RULES = {
  'MONEY-1': 'Amounts are integers.',
  'SHOP-1': 'An empty code: “Bitte Code eingeben”. A short cart: “Noch {x} bis”.',
  'SHOP-2': 'Sold out: “Ausverkauft”.',
  'SHOP-3': 'The next one comes after 6000 ms.',
}
const rulesReport = (shown: { id: string; literal: string }, ...asserted: string[]) => [
  { type: 'a11y', result: {} },
  { type: 'rules', version: 1, status: 'passed', result: { asserted, shown: [shown] } },
]
const unit = {
  testResults: [
    {
      name: 'money.test.ts',
      assertionResults: [
        { fullName: 'money [MONEY-1] is an integer', status: 'passed' },
        { fullName: 'money [SHOP-2] fails', status: 'failed' },
      ],
    },
  ],
}
const stories = {
  testResults: [
    {
      name: 'cart.stories.tsx',
      assertionResults: [
        {
          fullName: 'Empty',
          status: 'passed',
          meta: {
            storyId: 'shop-cart--empty',
            reports: rulesReport({ id: 'SHOP-1', literal: 'Bitte Code eingeben' }, 'SHOP-3', 'SHOP-8'),
          },
        },
        {
          fullName: 'Sold Out',
          status: 'failed',
          meta: {
            storyId: 'shop-cart--sold-out',
            reports: rulesReport({ id: 'SHOP-2', literal: 'Ausverkauft' }),
          },
        },
      ],
    },
  ],
}
const e2e = {
  suites: [
    {
      title: 'purchase.spec.ts',
      suites: [
        {
          title: 'a guest',
          specs: [
            { title: 'pays [SHOP-9]', ok: true, file: 'purchase.spec.ts', tests: [{ status: 'expected' }] },
            {
              title: 'sees [SHOP-2]',
              ok: false,
              file: 'purchase.spec.ts',
              tests: [{ status: 'unexpected' }],
            },
            // Playwright reports what was not run as ok.
            { title: 'reads [SHOP-2]', ok: true, file: 'purchase.spec.ts', tests: [{ status: 'skipped' }] },
          ],
        },
      ],
    },
  ],
}

describe('requirements', () => {
  const passed = [unit, stories, e2e].flatMap(passedTests)

  it('are held by passing tests that name them, or stories that show all they quote', () => {
    expect(unheldRules(RULES, passed)).toEqual(['SHOP-1', 'SHOP-2'])
    expect(unheldRules({ 'SHOP-1': 'An empty code: “Bitte Code eingeben”.' }, passed)).toEqual([])
  })

  it('report unknown ids', () => {
    expect(unknownIds(RULES, passed)).toEqual(['SHOP-8', 'SHOP-9'])
  })

  it.each([
    ['Noch {x} für Versand', 'Noch 12,50 € für Versand', true],
    ['Noch {x} für Versand', 'Noch 12,50 €\nfür Versand', false],
    ["Takip URL'i {trackingNumber}", "Takip URL'i hier", true],
    ['Wunschliste …', 'Wunschliste hinzufügen', true],
    ['Sind Sie sicher?', 'Sind Sie sicher', false],
    ['Zur Kasse', 'Zur\nKasse', true],
  ])('find “%s” in %j: %s', (literal, text, found) => {
    expect(literalPattern(literal).test(text)).toBe(found)
  })
})
