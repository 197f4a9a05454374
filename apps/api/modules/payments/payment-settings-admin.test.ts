import { eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import type { Body } from '@/contract/shared/dto'
import { auditLog, orders, outbox, paymentSettings } from '../../platform/db/schema'
import { orderRow } from '../../testing/order-row'
import { TEST_PASSWORD, testShop } from '../../testing/test-app'

const shop = await testShop()
const { token, email } = await shop.admin()

const read = async (platform: 'germany' | 'turkey' | 'mobile') =>
  (await shop.ok('getAdminPaymentSettings', { token, params: { platform } })).settings

describe('payment settings in the back office', () => {
  it('change in what is sent; shoppers see it at once [MONEY-11] [API-30] [ADMIN-32]', async () => {
    const before = await read('germany')
    const shopper = () => shop.ok('getPublicPaymentSettings', { params: { platform: 'germany' } })
    await shopper()
    shop.clock.advance(1000)
    const { settings } = await shop.ok('updatePaymentSettings', {
      token,
      params: { platform: 'germany' },
      body: {
        paypal: { enabled: false },
        bankTransfer: { iban: 'DE02 1203 0000 0000 2020 51' },
        shippingRules: { freeShippingThreshold: 59.99, expeditedShippingCost: 29.9 },
        taxRate: 19.5,
      },
    })
    expect(settings).toEqual({
      ...before,
      paypal: { ...before.paypal, enabled: false },
      bankTransfer: { ...before.bankTransfer, iban: 'DE02 1203 0000 0000 2020 51' },
      shippingRules: {
        ...before.shippingRules,
        freeShippingThreshold: 59.99,
        expeditedShippingCost: 29.9,
      },
      taxRate: 19.5,
      updatedAt: settings.updatedAt,
    })
    expect(Date.parse(settings.updatedAt)).toBeGreaterThan(Date.parse(before.updatedAt))
    expect(await read('germany')).toEqual(settings)
    expect((await shopper()).settings).toMatchObject({
      paypal: { enabled: false },
      shippingRules: { freeShippingThreshold: 59.99 },
    })
    expect(await read('mobile')).toEqual({ ...settings, platform: 'mobile' })
    const entries = await shop.db.select().from(auditLog).where(eq(auditLog.subject, 'payment:germany'))
    expect(entries).toMatchObject([{ action: 'payment.settings', detail: { name: 'germany' } }])
  })

  it('begin from the defaults where there are none', async () => {
    await shop.db.delete(paymentSettings).where(eq(paymentSettings.platform, 'turkey'))
    const body = {
      bankTransfer: { enabled: true, bankName: 'Ziraat', iban: 'TR330006100519786457841326' },
      currentPassword: TEST_PASSWORD,
    }
    const { settings } = await shop.ok('updatePaymentSettings', {
      token,
      params: { platform: 'turkey' },
      body,
    })
    expect(settings).toMatchObject({
      currency: 'TRY',
      bankTransfer: { enabled: true, bankName: 'Ziraat' },
      paypal: { enabled: false },
      shippingRules: { freeShippingThreshold: 100, standardShippingCost: 15 },
      taxRate: 20,
    })
  })

  it.each<[string, Body<'updatePaymentSettings'>]>([
    ['shippingRules.freeShippingThreshold', { shippingRules: { freeShippingThreshold: -1 } }],
    ['shippingRules.standardShippingCost', { shippingRules: { standardShippingCost: 1.005 } }],
    ['taxRate', { taxRate: 101 }],
    ['bankTransfer.iban', { bankTransfer: { iban: 'DE00 0000 falsch' } }],
    ['bankTransfer.iban', { bankTransfer: { iban: 'DE03 1203 0000 0000 2020 51' } }],
    ['bankTransfer.iban', { bankTransfer: { iban: 'DE02 1203 0000 0000 2020' } }],
    ['bankTransfer.bic', { bankTransfer: { bic: 'BYLA' } }],
    ['bankTransfer.iban', { bankTransfer: { enabled: true, iban: '' } }],
    ['paypal.email', { paypal: { enabled: true, email: '' } }],
  ])('refuse a wrong %s [ADMIN-33] [ADMIN-83] [MONEY-18]', async (path, body) => {
    const params = { platform: 'germany' } as const
    const refusal = await shop.refused('updatePaymentSettings', { token, params, body })
    expect(refusal).toMatchObject({ status: 400, code: 'VALIDATION', errors: [{ path }] })
  })

  it('of an unknown platform are refused', async () => {
    const response = await shop.app.inject({
      url: '/api/admin/payment-settings/mars',
      headers: { authorization: `Bearer ${token}` },
    })
    expect(response.statusCode).toBe(400)
  })
})

describe('what shoppers pay to [IDENTITY-54]', () => {
  const params = { platform: 'germany' } as const
  const changes: readonly Body<'updatePaymentSettings'>[] = [
    { bankTransfer: { iban: 'DE89 3704 0044 0532 0130 00' } },
    { bankTransfer: { bic: 'COBADEFFXXX' } },
    { bankTransfer: { accountHolder: 'Dieb' } },
    { bankTransfer: { bankName: 'Andere Bank' } },
    { bankTransfer: { instructions: 'Neue Bankverbindung: DE89 3704 0044 0532 0130 00' } },
    { paypal: { email: 'dieb@example.org' } },
    { paypal: { instructions: 'Bitte an dieb@example.org' } },
  ]

  it.each(changes)(
    'changes with the own password only, and all administrators are told: %j',
    async (body) => {
      await shop.db.delete(outbox)
      const before = await read('germany')
      const missing = await shop.refused('updatePaymentSettings', { token, params, body })
      expect(missing).toMatchObject({
        status: 400,
        code: 'VALIDATION',
        errors: [{ path: 'currentPassword' }],
      })
      const guess = { ...body, currentPassword: 'geraten' }
      const wrong = await shop.refused('updatePaymentSettings', { token, params, body: guess })
      expect(wrong).toMatchObject({ code: 'WRONG_PASSWORD', errors: [{ path: 'currentPassword' }] })
      expect(await read('germany')).toEqual(before)
      const proven = { ...body, currentPassword: TEST_PASSWORD }
      await shop.ok('updatePaymentSettings', { token, params, body: proven })
      const mails = await shop.db.select().from(outbox).where(eq(outbox.kind, 'payee-changed'))
      expect(mails.map(({ recipient }) => recipient)).toEqual([email])
      expect(mails[0]?.payload).toMatchObject({ platform: 'germany', changed: [{}] })
    },
  )

  it('is not asked for where it stays as it is, nor before the other fields are right', async () => {
    const { bankTransfer, paypal, updatedAt } = await read('germany')
    await shop.ok('updatePaymentSettings', { token, params, body: { bankTransfer, paypal, taxRate: 19 } })
    const iban = 'DE02 1203 0000 0000 2020 51'
    const stale = { bankTransfer: { iban }, updatedAt }
    expect((await shop.refused('updatePaymentSettings', { token, params, body: stale })).code).toBe('STALE')
    const invalid = { bankTransfer: { iban }, taxRate: 101 }
    expect(await shop.refused('updatePaymentSettings', { token, params, body: invalid })).toMatchObject({
      errors: [{ path: 'taxRate' }],
    })
  })
})

describe('the currency of a platform', () => {
  const update = (body: Body<'updatePaymentSettings'>) => ({
    token,
    params: { platform: 'turkey' } as const,
    body,
  })

  it('follows the prices: another one is refused [DEPART-140]', async () => {
    expect((await read('turkey')).currencies).toEqual(['TRY'])
    const refusal = await shop.refused('updatePaymentSettings', update({ currency: 'EUR' }))
    expect(refusal).toMatchObject({ status: 409, code: 'CONFLICT', details: { field: 'currency' } })
    expect((await read('turkey')).currency).toBe('TRY')
  })

  it("is the prices' in every figure, whatever was once saved", async () => {
    await shop.db
      .update(paymentSettings)
      .set({ currency: 'EUR' })
      .where(eq(paymentSettings.platform, 'turkey'))
    await shop.db.insert(orders).values(orderRow({ platform: 'turkey', currency: 'TRY', total: 4200 }))
    expect((await read('turkey')).currency).toBe('TRY')
    const { stats } = await shop.ok('getDashboard', { token })
    expect(stats.platformStats.turkey).toMatchObject({ currency: 'TRY', revenue: 42 })
    const { platforms } = await shop.ok('getAnalytics', { token })
    expect(platforms.find(({ platform }) => platform === 'turkey')).toMatchObject({
      currency: 'TRY',
      revenue: 42,
    })
  })
})

it('are not overwritten by a form that was opened before somebody else saved', async () => {
  const before = await read('germany')
  const save = (taxRate: number, updatedAt: string) => ({
    token,
    params: { platform: 'germany' } as const,
    body: { taxRate, updatedAt },
  })
  const { settings } = await shop.ok('updatePaymentSettings', save(18, before.updatedAt))
  expect(settings.updatedAt).not.toBe(before.updatedAt)
  expect(await shop.refused('updatePaymentSettings', save(17, before.updatedAt))).toMatchObject({
    status: 409,
    code: 'STALE',
  })
  expect((await read('germany')).taxRate).toBe(18)
})
