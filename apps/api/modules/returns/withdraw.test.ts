import { beforeEach, describe, expect, it } from 'vitest'
import type { Body } from '@/contract/shared/dto'
import { STANDARD_DETAILS } from '@/shop/shop-details/shop-details'
import { withdrawals } from '../../platform/db/schema'
import { composeMail } from '../../platform/mail/compose'
import { bodyFor, emptyOrders, mailsOf } from '../../testing/checkout'
import { TEST_NOW, testShop } from '../../testing/test-app'
import { lookupLimits } from '../orders/lookup-code'
import { withdrawal } from './return-mails'
import { withdrawalLimits } from './withdraw'

const shop = await testShop()
beforeEach(() => emptyOrders(shop))

describe('a withdrawal', () => {
  const declare = async (values: Partial<Body<'withdraw'>> = {}) => {
    const { order } = await shop.ok('checkout', { body: await bodyFor(shop, { abendruhe: 1 }) })
    const { orderNumber, customer } = order
    return { order, body: { orderNumber, email: customer.email, name: 'Gesa Gast', ...values } }
  }
  const receipts = async () => (await mailsOf(shop)).filter(({ kind }) => kind === 'withdrawal')

  it('is stored, and its receipt confirmed by mail with the time [LAW-6] [LAW-7]', async () => {
    const values = { email: 'gesa.GAST@example.org', items: ['1 × Abendruhe'], reason: 'Zu spät' }
    const { order, body } = await declare(values)
    const { receivedAt } = await shop.ok('withdraw', { body, headers: { 'accept-language': 'en' } })
    expect(receivedAt).toBe(TEST_NOW.toISOString())
    const [stored] = await shop.db.select().from(withdrawals)
    expect(stored).toMatchObject({ orderId: order._id, items: ['1 × Abendruhe'], reason: 'Zu spät' })
    expect(await receipts()).toMatchObject([{ recipient: 'gesa.gast@example.org', language: 'en' }])
  })

  it('may leave items and reason out', async () => {
    const { body } = await declare()
    await shop.ok('withdraw', { body })
    expect((await shop.db.select().from(withdrawals))[0]).toMatchObject({ items: [], reason: null })
  })

  it('is confirmed with content, date and time, and to an unconfirmed address without the reason [LAW-7]', async () => {
    const typed = { name: 'Gesa Gast', items: ['1 × Abendruhe', 'der Löffel'], reason: 'Kaufen Sie hier' }
    const { body } = await declare(typed)
    await shop.ok('withdraw', { body })
    const [{ payload } = { payload: {} }] = await receipts()
    const { text, html, subject } = composeMail(withdrawal, payload, {
      seller: STANDARD_DETAILS,
      language: 'de',
      publicUrl: 'https://verda.example',
    })
    expect(text).toContain(body.orderNumber)
    expect(text).toContain('Name: Gesa Gast')
    expect(text).toContain('Betrifft: 1 × Abendruhe, der Löffel')
    expect(text).toMatch(/Eingegangen am: .*2026.*\d\d:\d\d/)
    expect(`${subject}${text}${html}`).not.toMatch(/Kaufen/)
  })

  it('gets the same response whether or not number and email match', async () => {
    const { order, body } = await declare()
    const known = await shop.call('withdraw', { body })
    for (const wrong of [{ email: 'fremd@example.org' }, { orderNumber: 'VD-2026-999999' }]) {
      const unknown = await shop.call('withdraw', { body: { ...body, ...wrong } })
      expect([unknown.statusCode, unknown.body]).toEqual([known.statusCode, known.body])
    }
    expect(await receipts()).toHaveLength(1)
    // Mistyped declarations are stored too: the shop can still find the order.
    const stored = await shop.db
      .select()
      .from(withdrawals)
      .orderBy(withdrawals.orderNumber, withdrawals.email)
    expect(stored.map(({ orderId, email }) => [orderId, email])).toEqual([
      [null, 'fremd@example.org'],
      [order._id, 'gesa.gast@example.org'],
      [null, 'gesa.gast@example.org'],
    ])
  })

  it('is rate limited by email, and by IP address across emails', async () => {
    const { body } = await declare()
    const send = (values: Partial<Body<'withdraw'>>) =>
      shop.call('withdraw', { body: { ...body, ...values } })
    const ofOneMail = await Promise.all(Array.from({ length: 6 }, () => send({})))
    expect(ofOneMail.map(({ statusCode }) => statusCode).sort()).toEqual([201, 201, 201, 201, 201, 429])
    const ofMany = await Promise.all(
      Array.from({ length: 60 }, (_, n) => send({ email: `n${n}@example.org` })),
    )
    // 60 with the five; the refused one does not count.
    expect(ofMany.filter(({ statusCode }) => statusCode === 429)).toHaveLength(5)
  })

  it('sends at most three receipts per order and day, with an unchanged response', async () => {
    const { body } = await declare()
    for (let sent = 0; sent < 5; sent += 1) await shop.ok('withdraw', { body })
    expect(await receipts()).toHaveLength(3)
    expect(await shop.db.$count(withdrawals)).toBe(5)
  })
})

describe('limits per address', () => {
  it.each([
    ['of lookups', lookupLimits, 'VD-2026-00001'],
    ['of withdrawals', withdrawalLimits, 'sabine@post.example'],
  ] as const)('%s count a whole /64 of IPv6 as one [IDENTITY-18]', (_, limits, subject) => {
    const one = limits(subject, '2001:db8:7::1')
    expect(limits(subject, '2001:db8:7:0:ffff::2')).toEqual(one)
    expect(limits(subject, '2001:db8:7:1::1')).not.toEqual(one)
  })
})
