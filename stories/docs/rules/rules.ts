import { api } from './api'
import { backOffice } from './back-office'
import { catalogue } from './catalogue'
import { coupons } from './coupons'
import { departures } from './departures'
import { identity } from './identity'
import { law } from './law'
import { money } from './money'
import { ordersAndPayment } from './orders-and-payment'
import { premium } from './premium'
import { stockAndCheckout } from './stock-and-checkout'
import { storefront } from './storefront'
import type { RuleSection } from './topic'

/** The rule pages by the end of their URL: `docs-rules-money--docs`. */
export const RULE_PAGES = {
  money,
  coupons,
  'stock-and-checkout': stockAndCheckout,
  'orders-and-payment': ordersAndPayment,
  premium,
  identity,
  law,
  catalogue,
  api,
  storefront,
  'back-office': backOffice,
  departures,
} as const satisfies Readonly<Record<string, readonly RuleSection[]>>

type Pages = typeof RULE_PAGES
export type RulePage = keyof Pages

type KeyOf<T> = T extends unknown ? keyof T : never
/**
 * 'MONEY-1', 'COUPON-3' … The meaning of an id never changes; a new rule gets the next number on its page.
 */
export type RuleId = Extract<KeyOf<Pages[RulePage][number]['rules']>, string>

const sections: readonly RuleSection[] = Object.values(RULE_PAGES).flat()

/** All rules by id. */
export const RULES: Readonly<Record<string, string>> = Object.fromEntries(
  sections.flatMap(({ rules }) => Object.entries(rules)),
)

export const isRuleId = (text: string): text is RuleId => Object.hasOwn(RULES, text)

export const RULE_IDS: readonly RuleId[] = Object.keys(RULES).filter(isRuleId)

/** The page that contains a rule. */
export const pageOf = (id: string): RulePage | undefined =>
  RULE_PAGE_NAMES.find((page) => RULE_PAGES[page].some(({ rules }) => Object.hasOwn(rules, id)))

const isRulePage = (name: string): name is RulePage => Object.hasOwn(RULE_PAGES, name)
export const RULE_PAGE_NAMES: readonly RulePage[] = Object.keys(RULE_PAGES).filter(isRulePage)
