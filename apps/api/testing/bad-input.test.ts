import { eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { coupons, products } from '../platform/db/schema'
import { bodyFor, withCoupon } from './checkout'
import { testShop } from './test-app'

const shop = await testShop()

const GONE = '00000000-0000-4000-8000-000000000000'

describe('/cart/items/{ids}', () => {
  const ask = (ids: readonly string[]) => shop.ok('getCartItems', { params: { ids: ids.join(',') } })

  it('takes fifty ids, and leaves out what is gone or was never one', async () => {
    const known = (await shop.db.select({ id: products.id }).from(products).limit(20)).map(({ id }) => id)
    const fillers = Array.from({ length: 27 }, (_, index) => GONE.slice(0, -2) + String(10 + index))
    const { items } = await ask([...known, ...fillers, 'x', '__proto__', '\u0000'])
    expect(items.map(({ productId }) => productId).sort()).toEqual([...known].sort())
  })

  it('answers a repeated id once and none with nothing', async () => {
    const { id } = await shop.product('abendruhe')
    expect((await ask([id, id, id.toUpperCase()])).items).toHaveLength(1)
    expect((await ask([',', ',,'])).items).toEqual([])
  })

  it('does not exist for more ids than a cart has lines by far', async () => {
    expect((await shop.app.inject(`/api/cart/items/${`${GONE},`.repeat(300)}`)).statusCode).toBe(404)
  })
})

describe('a coupon code', () => {
  const refusedBy = async (code: string) => {
    const body = await bodyFor(shop, { abendruhe: 1 })
    const orderData = { items: body.items, platform: 'germany', currency: 'EUR' } as const
    const validated = await shop.refused('validateCoupon', { body: { code, orderData } })
    const bought = await shop.refused('checkout', { body: { ...body, ...withCoupon(code) } })
    return [validated, bought].map(({ status }) => status)
  }

  it.each(['wıllkommen10', 'WİLLKOMMEN10', ' Willkommen10\t', '\u202eWILLKOMMEN10', 'WILLKOMMEN10\u200B'])(
    'is found as %j [COUPON-1] [API-65]',
    async (code) => {
      const { order } = await shop.ok('checkout', {
        body: await bodyFor(
          shop,
          { abendruhe: 1 },
          {
            ...withCoupon(code),
            customerInfo: { name: 'G', email: `${encodeURIComponent(code)}@example.org`, phone: '030 1' },
          },
        ),
      })
      expect(order.couponCode).toBe('WILLKOMMEN10')
    },
  )

  it.each(['GÜNEŞ', '🫖', "' or 1=1 --"])('that nobody made is refused: %j', async (code) => {
    expect(await refusedBy(code)).toEqual([409, 409])
  })

  it('of 10,000 characters is no coupon, and no field of an order', async () => {
    expect(await refusedBy('A'.repeat(10_000))).toEqual([409, 400])
  })

  it('behind which nothing else may stand is not found by its beginning', async () => {
    expect(await refusedBy(`WILLKOMMEN10${' '.repeat(5_000)}A`)).toEqual([409, 400])
  })
})

describe('a coupon that cannot give what it promises', () => {
  const bought = async (code: string, quantity: number) => {
    await shop.db.update(coupons).set({ minimumOrderAmount: 0 })
    return shop.refused('checkout', { body: await bodyFor(shop, { abendruhe: quantity }, withCoupon(code)) })
  }

  it('fails the checkout: its gift is sold out', async () => {
    const [coupon] = await shop.db.select().from(coupons).where(eq(coupons.code, 'GESCHENK'))
    const isGift = eq(products.id, coupon?.giftProductId ?? '')
    const [gift] = await shop.db.update(products).set({ stockQuantity: 0 }).where(isGift).returning()
    expect(gift).toBeDefined()
    expect(await bought('GESCHENK', 1)).toMatchObject({ status: 409, code: 'COUPON_GIFT_OUT_OF_STOCK' })
  })

  it('fails the checkout: the shipping is free already', async () => {
    expect(await bought('VERSANDFREI', 40)).toMatchObject({ status: 409, code: 'COUPON_NOT_APPLICABLE' })
  })

  it('is asked for, where none was typed', async () => {
    const { items } = await bodyFor(shop, { abendruhe: 1 })
    const orderData = { items, platform: 'germany', currency: 'EUR' } as const
    const refusal = await shop.refused('validateCoupon', { body: { code: ' ', orderData } })
    expect([refusal.status, refusal.code]).toEqual([400, 'COUPON_REQUIRED'])
  })
})

describe('an order that does not exist', () => {
  it('has no status and no payment', async () => {
    const { token } = await shop.admin()
    const params = { id: GONE }
    const status = await shop.refused('setOrderStatus', { params, body: { status: 'confirmed' }, token })
    const payment = await shop.refused('setPaymentStatus', { params, body: { status: 'completed' }, token })
    expect([status.code, payment.code]).toEqual(['NOT_FOUND', 'NOT_FOUND'])
  })
})

describe('a list', () => {
  it.each([
    'page=-1',
    'page=0',
    'page=1e18',
    'page=abc',
    'limit=0',
    'limit=101',
    'limit=1e9',
    'page=1&page=2',
  ])('with %s is 400 and names the field', async (query) => {
    const response = await shop.app.inject(`/api/products?${query}`)
    const { errors } = response.json<{ errors: { path: string }[] }>()
    expect(response.statusCode).toBe(400)
    expect(new Set(errors.map(({ path }) => path))).toEqual(new Set([query.split('=')[0]]))
  })
})
