import { createHmac, randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { afterAll, beforeEach, describe, expect, it } from 'vitest'
import type { WebhookEvent } from '@/shop/webhooks/webhook-events'
import { fields } from '@/shop/shared/stored'
import { FAILING_DAYS, MAX_WEBHOOKS, RETRY_PAUSES } from '@/shop/webhooks/webhooks'
import { orders, outbox, products, roles, webhookDeliveries, webhooks } from '../../platform/db/schema'
import { inTransaction } from '../../platform/db/transaction'
import { checkOut } from '../../testing/checkout'
import { orderRow } from '../../testing/order-row'
import { Receiver } from '../../testing/receiver'
import { TEST_PASSWORD, testShop } from '../../testing/test-app'
import { noticeLowStock } from '../catalogue/low-stock'
import { lockOrder, updateOrder } from '../orders/orders.repository'
import { deliverWebhooks } from './deliver-webhooks'

const shop = await testShop({ config: { privateWebhooks: true } })
const strict = await testShop({ demoData: false })
const receiver = await new Receiver().start()
afterAll(() => receiver.stop())

const DAY_MS = 86_400_000
const proof = { currentPassword: TEST_PASSWORD }
const ALL: WebhookEvent[] = ['order.paid', 'order.shipped', 'order.refunded', 'product.stock_low']
let token: string
beforeEach(async () => {
  await shop.reset()
  receiver.received.length = 0
  receiver.status = 204
  receiver.headers = {}
  token = (await shop.admin()).token
})

const create = (events: WebhookEvent[] = ALL, url = `${receiver.url}/hook`) =>
  shop.ok('createWebhook', { token, body: { url, events, ...proof } })
const deliver = (timeLimitMs = 2_000) =>
  deliverWebhooks({
    db: shop.db,
    reach: { allowsPrivate: true, timeLimitMs },
    now: shop.clock.now(),
    warn: (error) => {
      throw error
    },
  })
const log = async (id: string) =>
  (await shop.ok('listWebhookDeliveries', { token, params: { id } })).deliveries
const row = async (id: string) => (await shop.db.select().from(webhooks).where(eq(webhooks.id, id)))[0]
const pay = (id: string) =>
  shop.ok('setPaymentStatus', { token, params: { id }, body: { status: 'completed' } })

const payloads = () => receiver.received.map(({ body }) => fields(JSON.parse(body)))

/** As a receiver computes it, from the specification. */
function isSigned({ headers, body }: (typeof receiver.received)[number], secret: string): boolean {
  const key = Buffer.from(secret.replace('whsec_', ''), 'base64')
  const content = [headers['webhook-id'], headers['webhook-timestamp'], body].join('.')
  const expected = `v1,${createHmac('sha256', key).update(content).digest('base64')}`
  return String(headers['webhook-signature']).split(' ').includes(expected)
}

describe('events', () => {
  it('of an order are sent signed, with numbers and amounts and nothing of its buyer [API-790] [API-791]', async () => {
    const { secret } = await create()
    const order = await checkOut(shop)
    await pay(order._id)
    await shop.ok('setOrderStatus', { token, params: { id: order._id }, body: { status: 'shipped' } })
    await shop.ok('refundOrder', {
      token,
      params: { id: order._id },
      body: { amount: 1.5, reason: 'Beschädigt' },
    })
    await deliver()
    const seen = payloads()
    expect(seen.map(({ type }) => String(type)).sort()).toEqual([
      'order.paid',
      'order.refunded',
      'order.shipped',
    ])
    expect(seen.find(({ type }) => type === 'order.refunded')?.data).toEqual({
      order: {
        id: order._id,
        number: order.orderNumber,
        platform: 'germany',
        status: 'shipped',
        paymentStatus: 'completed',
        total: { amount: order.payment.amount.total, currency: 'EUR' },
        refunded: { amount: 1.5, currency: 'EUR' },
        outstanding: { amount: 0, currency: 'EUR' },
      },
      refund: { amount: 1.5, currency: 'EUR' },
    })
    for (const each of receiver.received) {
      expect(isSigned(each, secret)).toBe(true)
      expect(isSigned({ ...each, body: each.body.replace('EUR', 'USD') }, secret)).toBe(false)
      expect(each.headers['webhook-id']).toMatch(/^msg_/)
      expect(Number(each.headers['webhook-timestamp'])).toBe(shop.clock.now().getTime() / 1000)
      expect(each.body).not.toMatch(/gesa|@|lindenweg|beschädigt/i)
    }
    expect(new Set(receiver.received.map(({ headers }) => headers['webhook-id'])).size).toBe(3)
  })

  it('of scarce stock are sent once [API-790]', async () => {
    await create(['product.stock_low'])
    const { id, sku, fullName: name } = await shop.product('abendruhe')
    await noticeLowStock(shop.db, shop.clock.now())
    await shop.db.delete(webhookDeliveries)
    await shop.db.update(products).set({ stockQuantity: 2 }).where(eq(products.id, id))
    await noticeLowStock(shop.db, shop.clock.now())
    await noticeLowStock(shop.db, shop.clock.now())
    await deliver()
    expect(payloads()).toEqual([
      {
        type: 'product.stock_low',
        timestamp: shop.clock.now().toISOString(),
        data: { product: { id, slug: 'abendruhe', sku, name, stock: 2, lowStockThreshold: 10 } },
      },
    ])
  })

  it('of a change that is taken back do not exist, nor do those that nobody wants [API-790]', async () => {
    await create(['order.paid'])
    const [order] = await shop.db.insert(orders).values(orderRow({})).returning()
    const id = order?.id ?? ''
    const change = (status: 'shipped' | undefined) =>
      inTransaction(shop.db, async (tx) => {
        const locked = await lockOrder(tx, id)
        if (!locked) throw new Error('no order')
        await updateOrder(tx, locked, {
          change: status ? { status } : { paymentStatus: 'completed' },
          events: [],
          by: { actor: 'x', now: shop.clock.now() },
        })
        if (!status) throw new Error('taken back')
      })
    await expect(change(undefined)).rejects.toThrow('taken back')
    await change('shipped')
    expect(await shop.db.$count(webhookDeliveries)).toBe(0)
  })
})

describe('a delivery', () => {
  it('that fails is tried again after growing pauses with the same id, ten times in all [API-792]', async () => {
    const { webhook } = await create()
    await shop.ok('testWebhook', { token, params: { id: webhook._id } })
    receiver.status = 500
    await deliver()
    for (const pause of RETRY_PAUSES) {
      shop.clock.advance(pause * 1000 - 1)
      await deliver()
      shop.clock.advance(pause * 100 + 1)
      await deliver()
    }
    shop.clock.advance(20 * DAY_MS)
    await deliver()
    token = (await shop.admin()).token
    expect(receiver.received).toHaveLength(10)
    expect(new Set(receiver.received.map(({ headers }) => headers['webhook-id'])).size).toBe(1)
    expect(await log(webhook._id)).toMatchObject([
      { type: 'webhook.test', state: 'failed', attempts: 10, status: 500, error: 'answer' },
    ])
    expect(RETRY_PAUSES.every((pause, at) => pause > (RETRY_PAUSES[at - 1] ?? 0))).toBe(true)
  })

  it('arrives at the second attempt, and is sent again by a press [API-792] [API-794]', async () => {
    const { webhook, secret } = await create()
    const params = { id: webhook._id }
    await shop.ok('testWebhook', { token, params })
    receiver.status = 500
    await deliver()
    expect(await log(webhook._id)).toMatchObject([{ state: 'waiting', status: 500 }])
    expect((await row(webhook._id))?.failingSince).toEqual(shop.clock.now())
    receiver.status = 200
    shop.clock.advance(6_000)
    await deliver()
    const [sent] = await log(webhook._id)
    expect(sent).toMatchObject({ state: 'sent', attempts: 2, status: 200, error: null, nextAttemptAt: null })
    expect(sent?.durationMs).toBeGreaterThanOrEqual(0)
    expect((await row(webhook._id))?.failingSince).toBeNull()
    await shop.ok('redeliverWebhook', { token, params: { id: sent?._id ?? '' } })
    await deliver()
    await deliver()
    expect(receiver.received).toHaveLength(3)
    expect(new Set(receiver.received.map(({ body }) => body)).size).toBe(1)
    expect(receiver.received.every((each) => isSigned(each, secret))).toBe(true)
  })

  it('waits as long as the receiver asks [API-792]', async () => {
    const { webhook } = await create()
    await shop.ok('testWebhook', { token, params: { id: webhook._id } })
    receiver.status = 429
    receiver.headers = { 'retry-after': '120' }
    await deliver()
    shop.clock.advance(119_000)
    await deliver()
    expect(receiver.received).toHaveLength(1)
    shop.clock.advance(1_000)
    await deliver()
    expect(receiver.received).toHaveLength(2)
  })

  it('follows no redirect and waits for no silence [API-793]', async () => {
    const { webhook } = await create()
    await shop.ok('testWebhook', { token, params: { id: webhook._id } })
    receiver.status = 302
    receiver.headers = { location: `${receiver.url}/elsewhere` }
    await deliver()
    expect(receiver.received.map(({ path }) => path)).toEqual(['/hook'])
    expect(await log(webhook._id)).toMatchObject([{ status: 302, error: 'redirect' }])
    receiver.status = 'silent'
    shop.clock.advance(6_000)
    await deliver(200)
    expect(await log(webhook._id)).toMatchObject([{ state: 'waiting', status: null, error: 'timeout' }])
  })

  it('is begun by one process alone [API-792]', async () => {
    const { webhook } = await create()
    await shop.ok('testWebhook', { token, params: { id: webhook._id } })
    await Promise.all([deliver(), deliver(), deliver()])
    expect(receiver.received).toHaveLength(1)
  })
})

describe('a webhook', () => {
  it('signs with its new secret and for a day with the former one, too [API-795]', async () => {
    const { webhook, secret } = await create()
    const params = { id: webhook._id }
    const renewed = await shop.ok('renewWebhookSecret', { token, params, body: proof })
    expect(renewed.secret).toMatch(/^whsec_[\w+/]{43}=$/)
    const test = async () => {
      receiver.received.length = 0
      await shop.ok('testWebhook', { token, params })
      await deliver()
      const [got] = receiver.received
      return got && [isSigned(got, secret), isSigned(got, renewed.secret)]
    }
    expect(await test()).toEqual([true, true])
    shop.clock.advance(DAY_MS)
    const later = await shop.admin()
    token = later.token
    expect(await test()).toEqual([false, true])
    const listed = JSON.stringify(await shop.ok('listWebhooks', { token }))
    expect(listed).not.toContain(secret)
    expect(listed).not.toContain(renewed.secret)
  })

  it('is switched off after days of failures, and its owners are told by mail [API-796]', async () => {
    const { webhook } = await create()
    await shop.admin({ role: 'manager', name: 'Mert' })
    receiver.status = 500
    const failWholly = async () => {
      await shop.db.insert(webhookDeliveries).values({
        webhookId: webhook._id,
        type: 'webhook.test',
        body: '{}',
        attempts: RETRY_PAUSES.length,
        createdAt: shop.clock.now(),
        nextAttemptAt: shop.clock.now(),
      })
      await deliver()
    }
    await failWholly()
    shop.clock.advance(FAILING_DAYS * DAY_MS - 1)
    await failWholly()
    expect((await row(webhook._id))?.isActive).toBe(true)
    shop.clock.advance(1)
    token = (await shop.admin()).token
    await shop.ok('testWebhook', { token, params: { id: webhook._id } })
    await failWholly()
    expect((await row(webhook._id))?.isActive).toBe(false)
    const mails = await shop.db.select().from(outbox).where(eq(outbox.kind, 'webhook-disabled'))
    expect(mails.map(({ payload }) => payload.url)).toEqual([webhook.url, webhook.url])
    expect((await log(webhook._id)).filter(({ state }) => state === 'waiting')).toEqual([])
    const [last] = await log(webhook._id)
    const off = [
      await shop.refused('testWebhook', { token, params: { id: webhook._id } }),
      await shop.refused('redeliverWebhook', { token, params: { id: last?._id ?? '' } }),
    ]
    expect(off.map(({ code }) => code)).toEqual(['CONFLICT', 'CONFLICT'])
  })

  it('that is gone (410) is switched off at once, and on again by a save [API-796]', async () => {
    const { webhook } = await create()
    const params = { id: webhook._id }
    await shop.ok('testWebhook', { token, params })
    receiver.status = 410
    await deliver()
    const { url, events } = webhook
    expect((await row(webhook._id))?.isActive).toBe(false)
    await shop.ok('updateWebhook', { token, params, body: { url, events, isActive: true } })
    expect(await row(webhook._id)).toMatchObject({ isActive: true, failingSince: null })
    await shop.ok('updateWebhook', { token, params, body: { url, events, isActive: false } })
    await pay((await checkOut(shop))._id)
    expect(await shop.db.$count(webhookDeliveries)).toBe(1)
  })

  it('needs the own password when it is made, moved or gets a new secret; a shop has at most 10 [API-797]', async () => {
    const { webhook } = await create()
    const { url, events } = webhook
    const params = { id: webhook._id }
    const moved = { url: 'https://anders.example/', events, isActive: true }
    const refused = [
      [{}, 'VALIDATION'],
      [{ currentPassword: 'falsch' }, 'WRONG_PASSWORD'],
      [{ secondFactor: { code: '000000' } }, 'WRONG_CODE'],
    ] as const
    for (const [given, expected] of refused) {
      const refusals = [
        await shop.refused('createWebhook', { token, body: { url, events, ...given } }),
        await shop.refused('updateWebhook', { token, params, body: { ...moved, ...given } }),
        await shop.refused('renewWebhookSecret', { token, params, body: given }),
      ]
      expect(refusals.map((refusal) => refusal.code)).toEqual([expected, expected, expected])
    }
    await shop.ok('updateWebhook', { token, params, body: { ...moved, ...proof } })
    const made = { url, events, secret: 'whsec_' }
    await shop.db.insert(webhooks).values(Array.from({ length: MAX_WEBHOOKS - 1 }, () => made))
    const oneMore = await shop.refused('createWebhook', { token, body: { url, events, ...proof } })
    expect(oneMore.code).toBe('CONFLICT')
    await shop.ok('deleteWebhook', { token, params })
    for (const call of ['deleteWebhook', 'testWebhook', 'listWebhookDeliveries'] as const)
      expect((await shop.refused(call, { token, params })).code).toBe('NOT_FOUND')
    const gone = [
      await shop.refused('updateWebhook', { token, params, body: { ...moved, ...proof } }),
      await shop.refused('renewWebhookSecret', { token, params, body: proof }),
      await shop.refused('redeliverWebhook', { token, params: { id: randomUUID() } }),
    ]
    expect(gone.map(({ code }) => code)).toEqual(['NOT_FOUND', 'NOT_FOUND', 'NOT_FOUND'])
  })

  it('has a public https address, and only what its maker may see sent there [API-793] [API-797]', async () => {
    const owner = await strict.admin()
    const post = (url: string, by = owner.token, events: WebhookEvent[] = ['order.paid']) =>
      strict.call('createWebhook', { token: by, body: { url, events, ...proof } })
    for (const url of [
      'http://depo.example/',
      'https://127.0.0.1/',
      'https://localhost/',
      'https://10.0.0.8/',
    ]) {
      const answer = await post(url)
      expect(answer.statusCode, url).toBe(400)
      expect(answer.json(), url).toMatchObject({ errors: [{ path: 'url' }] })
    }
    expect((await post('https://depo.example/a b')).statusCode).toBe(400)
    expect((await post('https://depo.example/verda')).statusCode).toBe(201)
    const [role] = await strict.db
      .insert(roles)
      .values({ name: 'Teknik', permissions: ['integrations.write', 'catalogue.read'] })
      .returning()
    const technician = await strict.admin({ customRoleId: role?.id })
    expect((await post('https://depo.example/', technician.token)).statusCode).toBe(403)
    expect((await post('https://depo.example/', technician.token, ['product.stock_low'])).statusCode).toBe(
      201,
    )
  })
})
