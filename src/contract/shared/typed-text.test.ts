import { expect, it } from 'vitest'
import { z } from 'zod'
import { texts } from './request-fields.fixtures'

/** Names of records and files, which are compared or parsed and never shown as text. */
const AS_THEY_ARE =
  /(?:[iI]ds?(?:\[\])?|query\.(?:admin|user)|_id|notePaypal\.body\.resource\.links\[\]\.href|slug|version|updatedAt|csv|readBankStatement\.body\.content|previewMail\.body\.kind|category|parent|family|product|applicableProducts\[\]|appliesTo\.products\[\]|items\[\]\.productId|relatedProducts\[\])$|^useCoupon\.|^validateCoupon\.|^autoCoupon\.|^checkout\.body\.couponData/

it('every text of a request goes through the door [API-60] [API-61]', () => {
  const open = texts.filter(({ path, schema }) => {
    const value = (text: string) => z.safeParse(schema, text)
    return !AS_THEY_ARE.test(path) && value('Tee').success && value('a\u0007b').data === 'a\u0007b'
  })
  expect(open.map(({ path }) => path)).toEqual([])
})

it('every text of a request is stored in one encoding [API-60] [API-61]', () => {
  const open = texts.filter(({ path, schema }) => {
    const { data } = z.safeParse(schema, 'Bru\u0308he')
    return !AS_THEY_ARE.test(path) && typeof data === 'string' && data !== 'Brühe'
  })
  expect(open.map(({ path }) => path)).toEqual([])
})
