import { expect, it } from 'vitest'
import { z } from 'zod'
import { schemas } from '@/contract/schemas'
import messages from '@/i18n/messages/de/adminActivity.json'
import { IGNORED_CHANGES } from '../../platform/audit/changes'

/** Records whose changes are logged field by field. */
const LOGGED = [
  // A film has calls of its own.
  schemas.updateProduct.data.shape.product.omit({ video: true }),
  schemas.updateCoupon.data.shape.coupon,
  schemas.updateCargo.data.shape.cargoCompany,
  schemas.updateCategory.data.shape.category,
  schemas.updatePaymentSettings.data.shape.settings,
  schemas.updateShopDetails.body.shape.details,
  schemas.updateAdmin.data.shape.admin,
  schemas.updateMailTexts.body.shape.texts,
]

/** The names of an object's fields and of the fields of its objects. */
function fieldsOf(schema: unknown, depth = 3): string[] {
  if (schema instanceof z.ZodNullable || schema instanceof z.ZodOptional)
    return fieldsOf(schema.unwrap(), depth)
  if (!(schema instanceof z.ZodObject) || depth === 0) return []
  const shape: Record<string, unknown> = schema.shape
  return Object.entries(shape).flatMap(([name, value]) =>
    name === '_id' || IGNORED_CHANGES.includes(name) ? [] : [name, ...fieldsOf(value, depth - 1)],
  )
}

it('every field that a change can have is named in the log [ADMIN-55]', () => {
  const fields = new Set(LOGGED.flatMap((schema) => fieldsOf(schema)))
  expect(fields.size).toBeGreaterThan(80)
  expect([...fields].filter((field) => !Object.hasOwn(messages.fields, field))).toEqual([])
})
