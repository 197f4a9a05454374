/** The rule pages by the end of their URL (`docs-rules-money--docs`), in the order in which they are listed. */
const RULE_PAGE_NAMES = [
  'money',
  'coupons',
  'stock-and-checkout',
  'orders-and-payment',
  'premium',
  'identity',
  'law',
  'catalogue',
  'api',
  'storefront',
  'back-office',
  'departures',
] as const
export type RulePage = (typeof RULE_PAGE_NAMES)[number]

/**
 * 'MONEY-1', 'COUPON-3' … The meaning of an id never changes; a new rule gets the next number on its page.
 */
export type RuleId = `${string}-${number}`

interface RuleSection {
  readonly title: string
  /** Texts by id. Quoted texts are in “ ”, code names in backticks. */
  readonly rules: Readonly<Record<string, string>>
}

const files = import.meta.glob<string>('./*.md', { query: '?raw', import: 'default', eager: true })

/** A page is a title, what it is about, and sections whose list items are rules: `- COUPON-1: A code is …`. */
function read(page: RulePage) {
  const [head = '', ...parts] = (files[`./${page}.md`] ?? '').split(/^## /m)
  const [title = '', about = ''] = head.replace('# ', '').trim().split('\n\n')
  const sections = parts.map((part): RuleSection => {
    const rules = [...part.matchAll(/^- ([A-Z]+-\d+): (.+)$/gm)].map(
      ([, id = '', text = '']) => [id, text] as const,
    )
    return { title: part.split('\n')[0] ?? '', rules: Object.fromEntries(rules) }
  })
  return { page, title, about, sections }
}

export const RULE_PAGES = RULE_PAGE_NAMES.map(read)

/** Sections of a page, in their order. */
export const sectionsOf = (name: RulePage): readonly RuleSection[] =>
  RULE_PAGES.find(({ page }) => page === name)?.sections ?? []

/** All rules by id, in the order of their pages. */
export const RULES: Readonly<Record<string, string>> = Object.fromEntries(
  RULE_PAGES.flatMap(({ sections }) => sections.flatMap(({ rules }) => Object.entries(rules))),
)

export const isRuleId = (text: string): text is RuleId => Object.hasOwn(RULES, text)

/** The page that contains a rule. */
export const pageOf = (id: string): RulePage | undefined =>
  RULE_PAGES.find(({ sections }) => sections.some(({ rules }) => Object.hasOwn(rules, id)))?.page
