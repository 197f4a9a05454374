import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import type { Body } from '@/contract/shared/dto'
import { cargoCompanies, orders, parcels } from '../../platform/db/schema'
import { orderRow } from '../../testing/order-row'
import { testShop } from '../../testing/test-app'

const shop = await testShop()
const { token } = await shop.admin()

const draft = (): Body<'createCargo'> => ({
  name: 'Sürat Kargo',
  code: `s-${randomUUID().slice(0, 8)}`,
  trackingUrl: 'https://example.org/?n={trackingNumber}',
  platforms: ['turkey', 'mobile'],
})
const create = async (body: Partial<Body<'createCargo'>> = {}) =>
  (await shop.ok('createCargo', { token, body: { ...draft(), ...body } })).cargoCompany
const update = async (id: string, body: Body<'updateCargo'>) =>
  (await shop.ok('updateCargo', { token, params: { id }, body })).cargoCompany

describe('GET /cargo', () => {
  it('lists, filters and pages [API-31] [ADMIN-26]', async () => {
    const all = await shop.ok('listCargo', { token })
    expect(all.cargoCompanies.map(({ name }) => name)).toEqual([
      'Aras Kargo',
      'DHL',
      'DPD',
      'Hermes',
      'Yurtiçi Kargo',
    ])
    expect(all.pagination).toMatchObject({ total: 5, pages: 1, current: 1 })
    const names = async (query: object) =>
      (await shop.ok('listCargo', { token, query })).cargoCompanies.map(({ name }) => name)
    expect(await names({ platform: 'turkey' })).toEqual(['Aras Kargo', 'Yurtiçi Kargo'])
    expect(await names({ search: 'yurtici' })).toEqual(['Yurtiçi Kargo'])
    expect(await names({ search: 'YURTİÇİ' })).toEqual(['Yurtiçi Kargo'])
    expect(await names({ search: 'dhl' })).toEqual(['DHL'])
    expect(await names({ search: '%' })).toEqual([])
    expect(await names({ limit: 2, page: 2 })).toEqual(['DPD', 'Hermes'])
    expect(await names({ isActive: 'false' })).toEqual([])
  })

  it('is for administrators', async () => {
    expect((await shop.refused('listCargo')).status).toBe(401)
    expect((await shop.refused('listCargo', { token: (await shop.customer()).token })).status).toBe(403)
  })
})

describe('a cargo company', () => {
  it('keeps the delivery days that an update does not name [ADMIN-31]', async () => {
    const { _id } = await create({ estimatedDeliveryDays: { domestic: 2, international: 14 } })
    const changed = await update(_id, { estimatedDeliveryDays: { domestic: 4 } })
    expect(changed.estimatedDeliveryDays).toEqual({ domestic: 4, international: 14 })
  })

  it('is made with the defaults and keeps all its platforms [ADMIN-28] [ADMIN-31] [DEPART-10]', async () => {
    const company = await create({ platform: 'turkey' })
    expect(company).toMatchObject({
      platform: 'turkey',
      platforms: ['turkey', 'mobile'],
      estimatedDeliveryDays: { domestic: 3, international: 7 },
      isActive: true,
      description: '',
      contactInfo: { phone: '', email: '', website: '' },
    })
    const single = await create({ platform: 'mobile', platforms: undefined })
    expect(single.platforms).toEqual(['mobile'])
  })

  it('changes what is sent and nothing else', async () => {
    const before = await create({ contactInfo: { phone: '1', email: 'a@b.de', website: 'https://b.de' } })
    const after = await update(before._id, { contactInfo: { phone: '2' }, isActive: false })
    expect(after).toEqual({
      ...before,
      isActive: false,
      contactInfo: { ...before.contactInfo, phone: '2' },
      updatedAt: after.updatedAt,
    })
    expect((await update(before._id, { platform: 'turkey' })).platforms).toEqual(['turkey', 'mobile'])
    expect((await update(before._id, { platform: 'germany' })).platforms).toEqual(['germany'])
    expect((await update(before._id, { platforms: ['mobile', 'germany', 'mobile'] })).platforms).toEqual([
      'mobile',
      'germany',
    ])
  })

  it('is read by itself', async () => {
    const company = await create()
    const params = { id: company._id }
    expect((await shop.ok('getCargo', { token, params })).cargoCompany).toEqual(company)
    expect((await shop.refused('getCargo', { token, params: { id: randomUUID() } })).code).toBe('NOT_FOUND')
  })

  it('is not overwritten by a form that was opened before somebody else saved', async () => {
    const { _id: id, updatedAt } = await create()
    const first = await update(id, { name: 'Erste', updatedAt })
    const late = { token, params: { id }, body: { name: 'Zweite', updatedAt } }
    expect((await shop.refused('updateCargo', late)).code).toBe('STALE')
    expect((await update(id, { name: 'Dritte', updatedAt: first.updatedAt })).name).toBe('Dritte')
  })

  it('is switched off and on [API-31]', async () => {
    const { _id: id } = await create({ platforms: ['turkey'] })
    const toggled = () => shop.ok('toggleCargo', { token, params: { id } })
    const active = async () =>
      (await shop.ok('listActiveCargo', { token, params: { platform: 'turkey' } })).cargoCompanies.some(
        ({ _id }) => _id === id,
      )
    expect([(await toggled()).cargoCompany.isActive, await active()]).toEqual([false, false])
    expect([(await toggled()).cargoCompany.isActive, await active()]).toEqual([true, true])
  })

  it('has a code of its own, whatever its case', async () => {
    const body = { ...draft(), code: 'dhl' }
    expect(await shop.refused('createCargo', { token, body })).toMatchObject({
      status: 409,
      code: 'CONFLICT',
      errors: [{ path: 'code', msg: 'Dieser Code ist schon vergeben.' }],
    })
    const { _id: id, code } = await create()
    const change = { token, params: { id }, body: { code: 'DHL' } }
    expect((await shop.refused('updateCargo', change)).code).toBe('CONFLICT')
    expect((await update(id, { code: code.toUpperCase() })).code).toBe(code.toUpperCase())
  })

  it('is deleted unless an order went with it', async () => {
    const { _id: id } = await create()
    const [order] = await shop.db.insert(orders).values(orderRow({})).returning()
    const orderId = order?.id ?? ''
    await shop.db.insert(parcels).values({ orderId, number: 1, cargoCompanyId: id, lines: [] })
    expect(await shop.refused('deleteCargo', { token, params: { id } })).toMatchObject({
      status: 409,
      code: 'IN_USE',
    })
    await shop.db.delete(orders).where(eq(orders.id, orderId))
    await shop.ok('deleteCargo', { token, params: { id } })
    for (const name of ['deleteCargo', 'toggleCargo'] as const) {
      expect((await shop.refused(name, { token, params: { id } })).code).toBe('NOT_FOUND')
      expect((await shop.refused(name, { token, params: { id: 'x' } })).code).toBe('NOT_FOUND')
    }
    const change = { token, params: { id }, body: { name: 'x' } }
    expect((await shop.refused('updateCargo', change)).code).toBe('NOT_FOUND')
  })

  it.each([
    ['no placeholder', { trackingUrl: 'https://example.org/' }],
    ['a script', { trackingUrl: 'javascript:alert("{trackingNumber}")' }],
    ['a script behind a break', { trackingUrl: 'java\nscript:alert("{trackingNumber}")' }],
    ['data', { trackingUrl: 'data:text/html,{trackingNumber}' }],
    ['a host that the number chooses', { trackingUrl: 'https://{trackingNumber}/' }],
    ['a NUL', { name: 'a\u0000' }],
    ['no name', { name: '' }],
    ['a long code', { code: 'x'.repeat(10_000) }],
    ['no platform', { platforms: [] }],
    ['an unknown platform', { platforms: ['mars'] }],
    ['no day', { estimatedDeliveryDays: { domestic: 0 } }],
    ['a script for a logo', { logo: 'JavaScript:alert(1)' }],
    ['a script for a website', { contactInfo: { website: 'java\tscript:alert(1)' } }],
  ])('is refused with %s, made or changed', async (_, wrong) => {
    const { _id: id } = await create()
    const before = await shop.db.select().from(cargoCompanies).orderBy(cargoCompanies.id)
    const headers = { authorization: `Bearer ${token}` }
    for (const [method, url] of [
      ['POST', '/api/cargo'],
      ['PUT', `/api/cargo/${id}`],
    ] as const) {
      const response = await shop.app.inject({ method, url, headers, payload: { ...draft(), ...wrong } })
      expect([response.statusCode, response.json<{ code: string }>().code]).toEqual([400, 'VALIDATION'])
    }
    expect(await shop.db.select().from(cargoCompanies).orderBy(cargoCompanies.id)).toEqual(before)
  })
})
