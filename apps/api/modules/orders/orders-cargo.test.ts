import { eq } from 'drizzle-orm'
import { beforeEach, describe, expect, it } from 'vitest'
import { cargoCompanies, type orders } from '../../platform/db/schema'
import { bodyFor, emptyOrders, mailsOf, checkOut } from '../../testing/checkout'
import { testShop } from '../../testing/test-app'

const shop = await testShop()
let token: string
beforeEach(async () => {
  await emptyOrders(shop)
  token = (await shop.admin()).token
})

const setStatus = (id: string, status: (typeof orders.$inferSelect)['status']) =>
  shop.ok('setOrderStatus', { params: { id }, body: { status }, token })

describe('cargo', () => {
  const dhl = async () => {
    const { cargoCompanies: all } = await shop.ok('listActiveCargo', {
      params: { platform: 'germany' },
      token,
    })
    const company = all.find(({ code }) => code === 'DHL')
    if (!company) throw new Error('no DHL')
    return company
  }
  const assign = async (id: string, trackingNumber = ' 0034 / 1 ', cargoCompanyId?: string) => ({
    params: { id },
    body: { cargoCompanyId: cargoCompanyId ?? (await dhl())._id, trackingNumber },
    token,
  })

  it('lists the active companies of a platform', async () => {
    await shop.db.update(cargoCompanies).set({ isActive: false }).where(eq(cargoCompanies.code, 'HERMES'))
    const of = async (platform: 'germany' | 'turkey' | 'mobile') =>
      (await shop.ok('listActiveCargo', { params: { platform }, token })).cargoCompanies.map(
        ({ code }) => code,
      )
    expect(await of('germany')).toEqual(['DHL', 'DPD'])
    expect(await of('turkey')).toEqual(['ARAS', 'YURTICI'])
    expect((await shop.refused('listActiveCargo', { params: { platform: 'germany' } })).status).toBe(401)
  })

  it('ships the order and mails the shopper once [ORDER-14] [ORDER-16]', async () => {
    const placed = await checkOut(shop)
    shop.clock.advance(1000)
    const { order } = await shop.ok('assignCargo', await assign(placed._id))
    expect(order.status).toBe('shipped')
    expect(order.shipping).toMatchObject({
      cargoCompany: { name: 'DHL' },
      trackingNumber: '0034 / 1',
      shippedAt: shop.clock.now().toISOString(),
    })
    expect(order.shipping.trackingUrl).toMatch(/piececode=0034%20%2F%201$/)
    expect(order.history.map(({ kind, to }) => [kind, to])).toEqual([
      ['status', 'pending'],
      ['cargo', 'DHL 0034 / 1'],
      ['status', 'shipped'],
    ])
    await shop.ok('assignCargo', await assign(placed._id))
    const mails = (await mailsOf(shop)).filter(({ kind }) => kind === 'shipped')
    expect(mails.map(({ payload }) => payload.trackingNumber)).toEqual(['0034 / 1'])
  })

  it('sends no mail of the shipment to an account that wants none, but all others [ORDER-80]', async () => {
    const customer = await shop.customer({ notifyEmail: false })
    const body = await bodyFor(shop, { abendruhe: 1 })
    const { _id } = (await shop.ok('checkout', { body, token: customer.token })).order
    await shop.ok('setPaymentStatus', { params: { id: _id }, body: { status: 'completed' }, token })
    await shop.ok('assignCargo', await assign(_id))
    await setStatus(_id, 'cancelled')
    expect((await mailsOf(shop)).map(({ kind }) => kind).sort()).toEqual(['cancelled', 'paid', 'placed'])
  })

  it('mails the shopper again if only the company was corrected [ORDER-14]', async () => {
    const { _id } = await checkOut(shop)
    const [hermes] = await shop.db.select().from(cargoCompanies).where(eq(cargoCompanies.code, 'HERMES'))
    await shop.ok('assignCargo', await assign(_id, '0034'))
    await shop.ok('assignCargo', await assign(_id, '0034', hermes?.id))
    const mails = (await mailsOf(shop)).filter(({ kind }) => kind === 'shipped')
    expect(mails.map(({ payload }) => payload.cargoName).sort()).toEqual(['DHL', 'Hermes'])
  })

  it('leaves a delivered order delivered, and does not say that it is on its way [ORDER-14]', async () => {
    const placed = await checkOut(shop)
    await setStatus(placed._id, 'delivered')
    expect((await shop.ok('assignCargo', await assign(placed._id))).order.status).toBe('delivered')
    expect((await mailsOf(shop)).map(({ kind }) => kind)).toEqual(['placed'])
  })

  it.each(['cancelled', 'refunded'] as const)('refuses cargo for a %s order [ORDER-15]', async (status) => {
    const { _id } = await checkOut(shop)
    await setStatus(_id, status)
    const refusal = await shop.refused('assignCargo', {
      ...(await assign(_id)),
      headers: { 'accept-language': 'tr' },
    })
    expect(refusal).toMatchObject({
      status: 409,
      code: 'CONFLICT',
      message: 'İptal veya iade edilen siparişe kargo atanamaz.',
    })
    const { order } = await shop.ok('getOrder', { params: { id: _id }, token })
    expect([order.status, order.shipping.trackingNumber]).toEqual([status, null])
  })

  it('keeps in the history that an unpaid order was shipped [ADMIN-84]', async () => {
    const history = async (id: string) =>
      (await shop.ok('getOrder', { params: { id }, token })).order.history
        .filter(({ kind, to }) => kind === 'status' && to === 'shipped')
        .map(({ note }) => note)
    const [assigned, moved, paid] = [await checkOut(shop), await checkOut(shop), await checkOut(shop)]
    await shop.ok('assignCargo', await assign(assigned._id))
    await setStatus(moved._id, 'shipped')
    await shop.ok('setPaymentStatus', { params: { id: paid._id }, body: { status: 'completed' }, token })
    await shop.ok('assignCargo', await assign(paid._id))
    expect(await Promise.all([assigned, moved, paid].map(({ _id }) => history(_id)))).toEqual([
      ['unpaid'],
      ['unpaid'],
      [null],
    ])
  })

  it('asks about a number that another order has [ADMIN-141]', async () => {
    const [first, second] = [await checkOut(shop), await checkOut(shop)]
    await shop.ok('assignCargo', await assign(first._id, '0034'))
    const input = await assign(second._id, '0034')
    const ask = { ...input, body: { ...input.body, anyway: false } }
    const refusal = await shop.refused('assignCargo', ask)
    expect([refusal.code, refusal.errors?.map(({ path }) => path)]).toEqual(['CONFLICT', ['trackingNumber']])
    expect(refusal.message).toContain(first.orderNumber)
    const again = await assign(first._id, '0034')
    await shop.ok('assignCargo', { ...again, body: { ...again.body, anyway: false } })
    await shop.ok('assignCargo', { ...input, body: { ...input.body, anyway: true } })
    await shop.ok('assignCargo', input)
  })

  it('needs a number, an active company of the platform, and an order [ORDER-14] [ORDER-15]', async () => {
    const { _id } = await checkOut(shop)
    const { cargoCompanies: turkish } = await shop.ok('listActiveCargo', {
      params: { platform: 'turkey' },
      token,
    })
    expect((await shop.refused('assignCargo', await assign(_id, '  '))).code).toBe('VALIDATION')
    expect((await shop.refused('assignCargo', await assign(_id, '1', turkish[0]?._id))).code).toBe('CONFLICT')
    const unknown = '00000000-0000-4000-8000-000000000000'
    expect((await shop.refused('assignCargo', await assign(_id, '1', unknown))).code).toBe('NOT_FOUND')
    expect((await shop.refused('assignCargo', await assign(unknown))).code).toBe('NOT_FOUND')
    const input = await assign(_id)
    await shop.db.update(cargoCompanies).set({ isActive: false })
    expect((await shop.refused('assignCargo', input)).code).toBe('CONFLICT')
    expect((await shop.ok('getOrder', { params: { id: _id }, token })).order.status).toBe('pending')
  })
})
