import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { slowText } from '@/shop/shared/growth.fixtures'
import { inner, isObject, parts, texts, type Schema } from './request-fields.fixtures'

/** A value with this text in every text field, for rules over several fields. */
function sample(schema: Schema, text: string): unknown {
  const bare = inner(schema)
  if (isObject(bare)) {
    return Object.fromEntries(
      Object.entries(bare._zod.def.shape).map(([name, field]) => [name, sample(field, text)]),
    )
  }
  if (bare instanceof z.core.$ZodArray) return [sample(bare._zod.def.element, text)]
  if (bare instanceof z.core.$ZodEnum) return [...bare._zod.values][0]
  if (bare instanceof z.core.$ZodLiteral) return bare._zod.def.values[0]
  if (bare instanceof z.core.$ZodBoolean) return true
  return bare instanceof z.core.$ZodNumber ? 1 : text
}

/** Fields with the same schema are checked once. */
const different = [...new Map(texts.map((field) => [field.schema, field])).values()]

describe('a field of the contract', () => {
  it('is found, wherever it stands', () => {
    const paths = texts.map(({ path }) => path)
    expect(paths).toEqual(
      expect.arrayContaining([
        'forgotPassword.body.email',
        'checkout.body.customerInfo.email',
        'checkout.body.items[].productId',
        'validateCoupon.body.userEmail',
        'updateProfile.body.address.street',
        'listProducts.query.search',
        'getCartItems.params.ids',
      ]),
    )
  })

  it.each(different)('is checked in one pass over 900 kB: $path', ({ schema }) => {
    expect(slowText((text) => z.safeParse(schema, text))).toBeUndefined()
  })
})

describe('rules over several fields', () => {
  it.each(parts)('are checked in one pass: $path', ({ schema }) => {
    expect(slowText((text) => z.safeParse(schema, sample(schema, text)))).toBeUndefined()
  })
})
