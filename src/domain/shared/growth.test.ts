import { describe, expect, it } from 'vitest'
import { normalizeEmail } from '../account/account'
import { trackingUrlProblem } from '../cargo/cargo'
import { parseSortOrder } from '../catalogue/category'
import { normalizeCouponCode } from '../coupons/coupon'
import { isCalendarDay } from './dates'
import { email } from './fields'
import { isZipCode } from '../orders/address'
import { slowTexts } from './growth.fixtures'
import { parsePremiumMonths } from '../users/premium'

const judges: Readonly<Record<string, (text: string) => unknown>> = {
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
  it.each(Object.entries(judges))('is read in one pass over 900 kB by %s', (_, judge) => {
    expect(slowTexts(judge)).toEqual([])
  })
})

describe('the measure', () => {
  it('finds a pattern that begins again at every letter', () => {
    expect(slowTexts((text) => /-+$/.test(text))).not.toEqual([])
    expect(slowTexts((text) => text.normalize('NFC'))).not.toEqual([])
  })
})
