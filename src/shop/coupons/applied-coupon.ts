import type { FreeItem } from '../cart/cart'
import { COUPON_TYPES, type CouponType } from './coupon-types'
import { toMajor, toMinor } from '../shared/money'
import { fields, isText, jsonOf, oneOf, readAmount, textOr } from '../shared/stored'

/** An applied coupon expires after 30 minutes. */
export const COUPON_LIFETIME_MS = 30 * 60 * 1000

/** The coupon applied by the shopper. Amounts in minor units. */
export interface AppliedCoupon {
  readonly code: string
  readonly name: string
  readonly type?: CouponType
  readonly discount: number
  readonly shippingDiscount: number
  readonly freeShipping: boolean
  readonly freeItems: readonly FreeItem[]
  readonly premiumMonths: number
  readonly message: string
  /** Milliseconds since 1970. */
  readonly appliedAt: number
}

/** The server's coupon data with `appliedAt`, as stored under `appliedCoupon`; amounts in euros. */
export interface StoredCoupon {
  readonly coupon: { readonly code: string; readonly name: string; readonly type?: CouponType }
  readonly discount: number
  readonly freeShipping: boolean
  readonly shippingDiscount: number
  readonly additionalItems: readonly {
    readonly product: string
    readonly quantity: number
    readonly name: string
    readonly image: string | null
  }[]
  readonly premiumExtension: number
  readonly message: string
  readonly appliedAt: number
}

export const toStoredCoupon = (applied: AppliedCoupon): StoredCoupon => ({
  coupon: { code: applied.code, name: applied.name, ...(applied.type && { type: applied.type }) },
  discount: toMajor(applied.discount),
  freeShipping: applied.freeShipping,
  shippingDiscount: toMajor(applied.shippingDiscount),
  additionalItems: applied.freeItems.map(({ productId, quantity, name, imageUrl }) => ({
    product: productId,
    quantity,
    name,
    image: imageUrl ?? null,
  })),
  premiumExtension: applied.premiumMonths,
  message: applied.message,
  appliedAt: applied.appliedAt,
})

const readUnits = (value: unknown): number =>
  typeof value === 'number' && Number.isInteger(value) && value > 0 ? value : 0

/** Accepts milliseconds or an ISO 8601 text. */
function readMoment(value: unknown): number | undefined {
  const time = typeof value === 'string' ? Date.parse(value) : value
  return typeof time === 'number' && Number.isFinite(time) ? time : undefined
}

function readFreeItem(value: unknown): FreeItem[] {
  const { product, quantity, name, image } = fields(value)
  const units = readUnits(quantity)
  if (!isText(product) || !isText(name) || units === 0) return []
  return [{ productId: product, name, quantity: units, ...(isText(image) && { imageUrl: image }) }]
}

/** Parses the `appliedCoupon` storage entry (JSON text or an object); null without a code or a valid time. */
export function parseAppliedCoupon(stored: unknown): AppliedCoupon | null {
  const data = fields(jsonOf(stored))
  const coupon = fields(data.coupon)
  const appliedAt = readMoment(data.appliedAt)
  if (!isText(coupon.code) || appliedAt === undefined) return null
  const type = oneOf(COUPON_TYPES, coupon.type)
  const items: readonly unknown[] = Array.isArray(data.additionalItems) ? data.additionalItems : []
  return {
    code: coupon.code,
    name: textOr(coupon.name, coupon.code),
    ...(type && { type }),
    discount: toMinor(readAmount(data.discount) ?? 0),
    shippingDiscount: toMinor(readAmount(data.shippingDiscount) ?? 0),
    freeShipping: data.freeShipping === true,
    freeItems: items.flatMap(readFreeItem),
    premiumMonths: readUnits(data.premiumExtension),
    message: textOr(data.message, ''),
    appliedAt,
  }
}

/**
 * A time in the future means that the clock was changed; such a coupon would never expire, so it counts as expired.
 */
export function isCouponFresh(appliedAt: number, now: number | Date): boolean {
  const age = Number(now) - appliedAt
  return age >= 0 && age <= COUPON_LIFETIME_MS
}
