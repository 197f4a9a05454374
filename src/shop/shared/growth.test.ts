import { describe, expect, it } from 'vitest'
import { normalizeEmail } from './typed-text'
import { trackingUrlProblem } from '@/shop/cargo/cargo'
import { parseSortOrder } from '@/shop/categories/category'
import { normalizeCouponCode } from '@/shop/coupons/coupons'
import { isCalendarDay } from './dates'
import { email } from './fields'
import { isZipCode } from '@/shop/orders/address'
import { slowText } from './growth.fixtures'
import { parsePremiumMonths } from '@/shop/users/premium'

const readers: Readonly<Record<string, (text: string) => unknown>> = {
  email: (text) => email.safeParse(text),
  isZipCode: (text) => isZipCode(text, 'Deutschland'),
  isCalendarDay,
  normalizeCouponCode,
  normalizeEmail,
  parsePremiumMonths,
  parseSortOrder,
  trackingUrlProblem,
}

describe('what is typed', () => {
  it.each(Object.entries(readers))('is read in one pass over 900 kB by %s', (_, read) => {
    expect(slowText(read)).toBeUndefined()
  })
})

describe('the measure', () => {
  it('finds a pattern that backtracks from every position', () => {
    expect(slowText((text) => /-+$/.test(text))).toBeDefined()
  })

  it('finds accents that have to be sorted', () => {
    expect(slowText((text) => text.normalize('NFC'))).toBeDefined()
  })
})
