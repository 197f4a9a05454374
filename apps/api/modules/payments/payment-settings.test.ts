import { eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { paymentSettings } from '../../platform/db/schema'
import { testShop } from '../../testing/test-app'

const shop = await testShop()

describe('payment settings', () => {
  it('show a shopper what there is, and nothing of the accounts [MONEY-11] [API-19]', async () => {
    const response = await shop.call('getPublicPaymentSettings', { params: { platform: 'germany' } })
    expect(response.json()).toEqual({
      success: true,
      data: {
        settings: {
          platform: 'germany',
          currency: 'EUR',
          paypal: { enabled: true, connected: false },
          bankTransfer: { enabled: true },
          shippingRules: { freeShippingThreshold: 100, standardShippingCost: 15 },
        },
      },
    })
  })

  it('of mobile are those of germany [ORDER-11]', async () => {
    const { settings } = await shop.ok('getPublicPaymentSettings', { params: { platform: 'mobile' } })
    expect(settings).toMatchObject({ platform: 'mobile', currency: 'EUR', paypal: { enabled: true } })
  })

  it('follow the customer’s platform where none is asked for', async () => {
    const { token } = await shop.customer({ platform: 'turkey' })
    expect((await shop.ok('getPaymentSettings', { token })).settings.currency).toBe('TRY')
    expect((await shop.ok('getPaymentSettings')).settings.currency).toBe('EUR')
  })

  it('fall back to 100 and 15 while nobody has saved any [MONEY-8]', async () => {
    await shop.db.delete(paymentSettings).where(eq(paymentSettings.platform, 'turkey'))
    const { settings } = await shop.ok('getPaymentSettings', { query: { platform: 'turkey' } })
    expect(settings).toMatchObject({
      paypal: { enabled: false },
      shippingRules: { freeShippingThreshold: 100, standardShippingCost: 15 },
    })
  })
})
