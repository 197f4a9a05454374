import { beforeEach, describe, expect, it } from 'vitest'
import type { Body } from '@/contract/shared/dto'
import { bodyFor } from '@apps/api/testing/checkout'
import { subscriptionBench } from '@apps/api/testing/subscriptions'
import { testShop } from '@apps/api/testing/test-app'

const shop = await testShop()
const { begin, change, days, mails, pay, placed, row, tokenOf } = subscriptionBench(shop)
beforeEach(() => shop.reset())

const moved = {
  kind: 'address',
  customer: { name: 'Gesa Neu', phone: '+49 3641 12', company: 'Tee & Co.' },
  address: {
    street: 'Packstation 145',
    postNumber: '123 4567',
    city: 'Jena',
    zipCode: '07743',
    country: 'Deutschland',
  },
} as const
const paypal = { kind: 'payment', paymentMethod: 'paypal' } as const

describe('address and payment method of a Sparabo [ORDER-780] [SHOP-781]', () => {
  it('hold from the next order on, also of one that is announced', async () => {
    const first = await begin()
    await pay(first._id)
    await days(12)
    expect(await mails('subscription-announced')).toHaveLength(1)
    await change(moved)
    expect(await change(paypal)).toMatchObject({ paymentMethod: 'paypal', nextOn: '2026-12-05' })
    await days(2)
    const [former, next] = await placed()
    expect(former).toMatchObject({ customerName: 'Gesa Gast', street: 'Lindenweg 4', postNumber: '' })
    expect(next).toMatchObject({
      customerName: 'Gesa Neu',
      company: 'Tee & Co.',
      phone: '+49 3641 12',
      street: 'Packstation 145',
      postNumber: '1234567',
      zipCode: '07743',
      email: 'gesa.gast@example.org',
      paymentMethod: 'paypal',
    })
  })

  it('are confirmed to the address of its mails, once for each that differs', async () => {
    await begin()
    await change(moved)
    shop.clock.advance(1_000)
    await change(moved)
    expect(await mails('subscription-changed')).toMatchObject([
      {
        recipient: 'gesa.gast@example.org',
        payload: { address: { name: 'Gesa Neu', street: 'Packstation 145' } },
      },
    ])
    const answer = await change(paypal)
    expect(JSON.stringify(answer)).not.toMatch(/Gesa|Packstation|Jena/)
    expect(await mails('subscription-changed')).toHaveLength(2)
  })

  it('are refused where the shop knows no such country or method, and after the end', async () => {
    await begin()
    const token = await tokenOf('subscription-started')
    const refused = (action: Body<'changeSubscription'>['action']) =>
      shop.refused('changeSubscription', { body: { token, action } })
    const abroad = { ...moved.address, street: 'Ihlamur 4', postNumber: '', country: 'Türkiye' } as const
    expect((await refused({ ...moved, address: abroad })).errors?.[0]?.path).toBe('action.address.country')
    const short = await refused({ ...moved, address: { ...moved.address, zipCode: '123' } })
    expect([short.code, short.errors?.[0]?.path]).toEqual(['VALIDATION', 'action.address.zipCode'])
    await shop.db.execute('update payment_settings set paypal_enabled = false')
    expect((await refused(paypal)).code).toBe('PAYMENT_METHOD_UNAVAILABLE')
    await change({ kind: 'end' })
    expect((await refused(moved)).code).toBe('CONFLICT')
    expect(await row()).toMatchObject({ customerName: 'Gesa Gast', paymentMethod: 'bank_transfer' })
  })

  it('are changed in the account too, which shows them', async () => {
    const { token } = await shop.customer()
    const body = await bodyFor(shop, { abendruhe: 1 }, { subscription: { weeks: 2 } })
    await shop.ok('checkout', { token, body })
    const { subscriptions } = await shop.ok('listMySubscriptions', { token })
    const params = { id: subscriptions[0]?._id ?? '' }
    const { subscription } = await shop.ok('changeMySubscription', { token, params, body: { action: moved } })
    expect(subscription).toMatchObject({
      recipient: {
        customer: { name: 'Gesa Neu' },
        address: { street: 'Packstation 145', postNumber: '1234567' },
      },
      countries: ['Deutschland', 'Österreich', 'Schweiz'],
      paymentMethods: ['paypal', 'bank_transfer'],
    })
    await shop.db.execute('update payment_settings set paypal_enabled = false')
    const refused = await shop.refused('changeMySubscription', { token, params, body: { action: paypal } })
    expect(refused.code).toBe('PAYMENT_METHOD_UNAVAILABLE')
  })
})
