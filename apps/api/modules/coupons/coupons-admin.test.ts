import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import type { Body } from '@/contract/shared/dto'
import { auditLog, coupons } from '../../platform/db/schema'
import { couponDraft } from '../../testing/drafts'
import { testShop } from '../../testing/test-app'

const shop = await testShop()
const { token } = await shop.admin()

const create = async (body: Partial<Body<'createCoupon'>> = {}) =>
  (await shop.ok('createCoupon', { token, body: { ...couponDraft(), ...body } })).coupon
const update = async (id: string, body: Body<'updateCoupon'>) =>
  (await shop.ok('updateCoupon', { token, params: { id }, body })).coupon
const send = (method: 'POST' | 'PUT', url: string, payload: object, language = 'tr') =>
  shop.app.inject({
    method,
    url,
    headers: { authorization: `Bearer ${token}`, 'accept-language': language },
    payload,
  })

describe('POST /coupons/admin', () => {
  it('makes one with the defaults [ADMIN-41]', async () => {
    const body = couponDraft()
    const response = await send('POST', '/api/coupons/admin', body)
    expect([response.statusCode, response.json<{ message: string }>().message]).toEqual([
      201,
      'Kupon oluşturuldu!',
    ])
    const { coupons: found } = await shop.ok('listCoupons', { token, query: { search: body.code } })
    expect(found[0]).toMatchObject({
      code: body.code,
      discountValue: 12.5,
      currency: 'EUR',
      minimumOrderAmount: 0,
      platforms: ['germany'],
      usageLimit: { total: null, perUser: 1 },
      settings: { stackable: false, oneTimeUse: true, autoApply: false, firstOrderOnly: false },
      status: 'active',
      usage: { totalUsed: 0 },
    })
    const trail = await shop.db
      .select()
      .from(auditLog)
      .where(eq(auditLog.subject, `coupon:${found[0]?._id ?? ''}`))
    expect(trail).toMatchObject([{ action: 'coupon.create', detail: { code: body.code } }])
  })

  it('logs what was changed once, and amounts as they were entered [ADMIN-55]', async () => {
    const body = { ...couponDraft(), type: 'fixed_amount' as const, discountValue: 5 }
    const { _id } = await create(body)
    await update(_id, { ...body, discountValue: 6.5, usageLimit: { total: 20, perUser: 1 } })
    const { entries } = await shop.ok('listActivity', { token, query: { kind: 'coupon' } })
    const changed = entries.find(({ action, subjectId }) => action === 'coupon.update' && subjectId === _id)
    expect(changed?.changes).toEqual([
      { field: 'discountValue', from: '5', to: '6.5' },
      { field: 'usageLimit.total', from: null, to: '20' },
    ])
  })

  it('keeps only the fields of its type [ADMIN-40]', async () => {
    const { id: product } = await shop.product('pfefferminze')
    const everything = {
      discountValue: 5.5,
      premiumExtensionMonths: 3,
      buyXGetY: { buyQuantity: 2, getFreeQuantity: 1, applicableCategories: ['Detox', 'Detox'] },
      freeProduct: { product, quantity: 2 },
      appliesTo: { products: [], categories: ['Detox', 'Detox'] },
      minimumOrderAmount: 30,
    }
    const nothing = {
      discountValue: 0,
      premiumExtensionMonths: 0,
      buyXGetY: { buyQuantity: 0, getFreeQuantity: 0, applicableProducts: [], applicableCategories: [] },
      freeProduct: { product: null, quantity: 0 },
      appliesTo: { products: [], categories: [] },
      minimumOrderAmount: 30,
    }
    const made = (type: Body<'createCoupon'>['type']) => create({ ...everything, type })
    const limited = { ...nothing, discountValue: 5.5, appliesTo: { products: [], categories: ['Detox'] } }
    expect(await made('percentage')).toMatchObject(limited)
    expect(await made('fixed_amount')).toMatchObject(limited)
    expect(await made('free_shipping')).toMatchObject(nothing)
    expect(await made('premium_extension')).toMatchObject({ ...nothing, premiumExtensionMonths: 3 })
    expect(await made('free_product')).toMatchObject({ ...nothing, freeProduct: { product, quantity: 2 } })
    const buyXGetY = {
      ...nothing.buyXGetY,
      buyQuantity: 2,
      getFreeQuantity: 1,
      applicableCategories: ['Detox'],
    }
    expect(await made('buy_x_get_y')).toMatchObject({ ...nothing, buyXGetY })
  })

  it.each([
    [' çağrı-ışık ', 'ÇAĞRI-IŞIK'],
    ['indirim', 'INDIRIM'],
    ['İNDİRİM2', 'INDIRIM2'],
    ['🌿🌿', '🌿🌿'],
    ['__proto__', '__PROTO__'],
    ["'; drop table coupons;--", ';DROPTABLECOUPONS;--'],
    ['„HERBST 10“', 'HERBST10'],
  ])('folds the code %s to %s', async (typed, code) => {
    expect((await create({ code: typed })).code).toBe(code)
    expect(
      (await shop.refused('createCoupon', { token, body: { ...couponDraft(), code: typed } })).code,
    ).toBe('CONFLICT')
  })

  it.each([
    ['no code', { code: '  ' }, 'code'],
    ['a code of quotation marks', { code: '„ “' }, 'code'],
    ['a code of 10,000 characters', { code: 'A'.repeat(10_000) }, 'code'],
    ['a NUL', { code: 'A\u0000' }, 'code'],
    ['a NUL in the name', { name: 'A\u0000' }, 'name'],
    ['101 percent', { discountValue: 101 }, 'discountValue'],
    ['a third decimal', { discountValue: 1.001 }, 'discountValue'],
    ['a negative discount', { discountValue: -1 }, 'discountValue'],
    ['no discount', { discountValue: undefined }, 'discountValue'],
    ['no amount', { type: 'fixed_amount', discountValue: undefined }, 'discountValue'],
    ['no months', { type: 'premium_extension' }, 'premiumExtensionMonths'],
    ['no quantities', { type: 'buy_x_get_y' }, 'buyXGetY.buyQuantity'],
    ['no gift', { type: 'free_product' }, 'freeProduct.product'],
    [
      'an unknown gift',
      { type: 'free_product', freeProduct: { product: randomUUID() } },
      'freeProduct.product',
    ],
    ['a malformed gift', { type: 'free_product', freeProduct: { product: '../..' } }, 'freeProduct.product'],
    [
      'a malformed product',
      { type: 'buy_x_get_y', buyXGetY: { buyQuantity: 1, getFreeQuantity: 1, applicableProducts: ['x'] } },
      'buyXGetY.applicableProducts',
    ],
    ['a malformed product of a percentage', { appliesTo: { products: ['x'] } }, 'appliesTo.products'],
    ['an end before its start', { endDate: '2026-11-20' }, 'endDate'],
    ['an end on its start', { endDate: '2026-11-21' }, 'endDate'],
    ['a start before today', { startDate: '2026-11-20' }, 'startDate'],
    ['a day that does not exist', { endDate: '2027-02-30' }, 'endDate'],
    ['an instant for a day', { endDate: '2027-02-03T00:00:00Z' }, 'endDate'],
    ['no use at all', { usageLimit: { total: 0 } }, 'usageLimit.total'],
    ['no platform', { platforms: [] }, 'platforms'],
    ['a currency of no chosen platform', { platforms: ['turkey'] }, 'currency'],
    ['a currency that no shop has', { currency: 'USD' }, 'currency'],
    ['an unknown currency', { currency: 'GBP' }, 'currency'],
    ['a derived status', { status: 'expired' }, 'status'],
  ])('refuses %s [COUPON-80]', async (_, wrong, path) => {
    const before = await shop.db.$count(coupons)
    const response = await send('POST', '/api/coupons/admin', { ...couponDraft(), ...wrong })
    const { code, errors } = response.json<{ code: string; errors: { path: string; msg: string }[] }>()
    expect([response.statusCode, code]).toEqual([400, 'VALIDATION'])
    expect(errors.map((each) => each.path)).toContain(path)
    expect(await shop.db.$count(coupons)).toBe(before)
  })

  it('says in Turkish that the end must be after the start', async () => {
    const body = { ...couponDraft(), endDate: '2026-11-01' }
    const response = await send('POST', '/api/coupons/admin', body)
    expect(response.json<{ errors: unknown[] }>().errors).toContainEqual({
      path: 'endDate',
      msg: 'Bitiş tarihi başlangıç tarihinden sonra olmalıdır',
    })
  })

  it('refuses a poisoned prototype', async () => {
    const response = await shop.app.inject({
      method: 'POST',
      url: '/api/coupons/admin',
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
      payload: `{"__proto__":{"status":"active"},${JSON.stringify(couponDraft()).slice(1)}`,
    })
    expect(response.statusCode).toBe(400)
  })

  it('counts days in the time zone of the coupon’s platform', async () => {
    const before = shop.clock.now()
    shop.clock.set(new Date('2026-11-21T21:30:00Z'))
    const { token: late } = await shop.admin()
    // In Istanbul it is the 22nd, in Berlin still the 21st.
    const body = { ...couponDraft(), platforms: ['turkey'] } satisfies Body<'createCoupon'>
    expect((await shop.refused('createCoupon', { token: late, body })).code).toBe('VALIDATION')
    await shop.ok('createCoupon', { token: late, body: { ...body, platforms: ['turkey', 'germany'] } })
    shop.clock.set(before)
  })

  it('is for administrators', async () => {
    expect((await shop.refused('createCoupon', { body: couponDraft() })).status).toBe(401)
    const customer = await shop.customer()
    expect((await shop.refused('createCoupon', { body: couponDraft(), token: customer.token })).status).toBe(
      403,
    )
  })
})

describe('PUT /coupons/admin/{id}', () => {
  it('writes the whole coupon and may keep a start before today', async () => {
    const { _id: id, code, usage } = await create({ description: 'alt', minimumOrderAmount: 9.99 })
    const body = {
      ...couponDraft(),
      code,
      name: 'Neu',
      startDate: '2026-01-01',
    } satisfies Body<'updateCoupon'>
    expect(await update(id, { ...body, status: 'inactive' })).toMatchObject({
      name: 'Neu',
      description: '',
      minimumOrderAmount: 0,
      startDate: '2026-01-01',
      status: 'inactive',
      usage,
    })
    const response = await send('PUT', `/api/coupons/admin/${id}`, body)
    expect(response.json<{ message: string }>().message).toBe('Kupon güncellendi!')
  })

  it('keeps the uses that were counted meanwhile', async () => {
    const { _id: id, updatedAt } = await create()
    await shop.db.update(coupons).set({ totalUsed: 3 }).where(eq(coupons.id, id))
    expect((await update(id, { ...couponDraft(), updatedAt })).usage.totalUsed).toBe(3)
    const full = await update(id, { ...couponDraft(), usageLimit: { total: 3 } })
    expect(full.status).toBe('used_up')
  })

  it('refuses what somebody changed, what is taken and what is unknown [ADMIN-80]', async () => {
    const { _id: id, updatedAt } = await create()
    await update(id, { ...couponDraft(), name: 'Erste', updatedAt })
    const refused = async (body: Partial<Body<'updateCoupon'>>, to = id) =>
      (await shop.refused('updateCoupon', { token, params: { id: to }, body: { ...couponDraft(), ...body } }))
        .code
    expect(await refused({ updatedAt })).toBe('STALE')
    const body = { ...couponDraft(), code: 'minus5' }
    expect(
      await shop.refused('updateCoupon', {
        token,
        params: { id },
        body,
        headers: { 'accept-language': 'tr' },
      }),
    ).toMatchObject({ code: 'CONFLICT', errors: [{ path: 'code', msg: 'Bu kod zaten kullanılıyor.' }] })
    expect(await refused({ discountValue: 101 })).toBe('VALIDATION')
    expect(await refused({ updatedAt: 'x' })).toBe('VALIDATION')
    expect(await refused({}, randomUUID())).toBe('NOT_FOUND')
    expect(await refused({}, '__proto__')).toBe('NOT_FOUND')
    const [row] = await shop.db.select().from(coupons).where(eq(coupons.id, id))
    expect(row?.name).toBe('Erste')
  })
})
