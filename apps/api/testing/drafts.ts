import { randomUUID } from 'node:crypto'
import type { Body } from '@/contract/shared/dto'

/** The least that a product needs. */
export const productDraft = {
  name: 'Salbei & Süßholz',
  shortDescription: 'Kurz.',
  detailedDescription: 'Ausführlich.',
  category: 'Detox',
  price: 12.9,
} satisfies Body<'createProduct'>

export const newCode = () => `T${randomUUID().slice(0, 8).toUpperCase()}`

/** The least that a coupon needs, with a code of its own. */
export const couponDraft = (): Body<'createCoupon'> => ({
  code: newCode(),
  name: 'Herbst',
  type: 'percentage',
  discountValue: 12.5,
  startDate: '2026-11-21',
  endDate: '2026-12-31',
})
