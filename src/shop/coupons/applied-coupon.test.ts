import { describe, expect, it } from 'vitest'
import { isCouponFresh, parseAppliedCoupon, toStoredCoupon, type AppliedCoupon } from './applied-coupon'

const appliedAt = Date.UTC(2026, 5, 15, 12)
const applied: AppliedCoupon = {
  code: 'GESCHENK',
  name: 'Geschenk',
  type: 'free_product',
  discount: 595,
  shippingDiscount: 1_500,
  freeShipping: true,
  freeItems: [
    { productId: 'tea', name: 'Tee', quantity: 2, imageUrl: '/media/t.webp' },
    { productId: 'oil', name: 'Öl', quantity: 1 },
  ],
  premiumMonths: 3,
  message: 'Kupon başarıyla uygulandı',
  appliedAt,
}
const stored = {
  coupon: { code: 'GESCHENK', name: 'Geschenk', type: 'free_product' },
  discount: 5.95,
  shippingDiscount: 15,
  freeShipping: true,
  additionalItems: [
    { product: 'tea', name: 'Tee', quantity: 2, image: '/media/t.webp' },
    { product: 'oil', name: 'Öl', quantity: 1, image: null },
  ],
  premiumExtension: 3,
  message: 'Kupon başarıyla uygulandı',
  appliedAt,
}

describe('appliedCoupon', () => {
  it('is written as the server’s data with appliedAt, and read back as it was', () => {
    expect(toStoredCoupon(applied)).toEqual(stored)
    expect(parseAppliedCoupon(stored)).toEqual(applied)
    expect(parseAppliedCoupon(JSON.stringify(stored))).toEqual(applied)
    const untyped = { ...stored, coupon: { code: 'GESCHENK', name: 'Geschenk' } }
    const { coupon } = toStoredCoupon({ ...applied, type: undefined })
    expect(coupon).toEqual(untyped.coupon)
    expect(parseAppliedCoupon(untyped)).toEqual({ ...applied, type: undefined })
  })

  it('reads a moment as number or as ISO text', () => {
    expect(parseAppliedCoupon({ ...stored, appliedAt: '2026-06-15T12:00:00.000Z' })).toEqual(applied)
  })

  it.each<[unknown]>([
    [undefined],
    [null],
    ['{'],
    ['[]'],
    [7],
    [{}],
    [{ ...stored, coupon: undefined }],
    [{ ...stored, coupon: { code: '' } }],
    [{ ...stored, coupon: { code: 5 } }],
    [{ ...stored, appliedAt: undefined }],
    [{ ...stored, appliedAt: 'yesterday' }],
    [{ ...stored, appliedAt: null }],
  ])('%j is none', (value) => {
    expect(parseAppliedCoupon(value)).toBeNull()
  })

  it('keeps the valid parts', () => {
    expect(
      parseAppliedCoupon({
        coupon: { code: 'X', name: 4, type: 'magic' },
        discount: -5,
        shippingDiscount: '15',
        freeShipping: 'true',
        additionalItems: [null, { product: 'a', quantity: 0, name: 'A' }, stored.additionalItems[1]],
        premiumExtension: 1.5,
        message: {},
        appliedAt,
      }),
    ).toEqual({
      code: 'X',
      name: 'X',
      discount: 0,
      shippingDiscount: 0,
      freeShipping: false,
      freeItems: [applied.freeItems[1]],
      premiumMonths: 0,
      message: '',
      appliedAt,
    })
    expect(parseAppliedCoupon({ ...stored, additionalItems: 'x' })?.freeItems).toEqual([])
  })
})

describe('isCouponFresh [COUPON-35]', () => {
  const minutes = (count: number) => appliedAt + count * 60_000
  it.each([
    [minutes(0), true],
    [minutes(29), true],
    [minutes(30), true],
    [minutes(30) + 1, false],
    [minutes(-1), false],
  ])('at %i: %s', (now, fresh) => {
    expect(isCouponFresh(appliedAt, now)).toBe(fresh)
    expect(isCouponFresh(appliedAt, new Date(now))).toBe(fresh)
  })
})
