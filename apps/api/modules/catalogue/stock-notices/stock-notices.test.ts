import { and, eq } from 'drizzle-orm'
import { beforeEach, describe, expect, it } from 'vitest'
import { outbox, productPrices, stockNotices } from '@apps/api/platform/db/schema'
import { setStock } from '@apps/api/testing/checkout'
import { testShop } from '@apps/api/testing/test-app'
import { sendStockNotices } from './stock-notices'

const shop = await testShop()
const DAY_MS = 86_400_000
let params: { id: string }
beforeEach(async () => {
  await shop.reset()
  await setStock(shop, 'abendruhe', 0)
  params = { id: (await shop.product('abendruhe')).id }
})

const mails = async (kind: string) =>
  (await shop.db.select().from(outbox)).filter((mail) => mail.kind === kind)
const send = () => sendStockNotices(shop.db, shop.clock.now())

/** Requests a notice. @returns the token of the mailed link */
async function ask(email = 'gesa@example.org') {
  await shop.ok('requestStockNotice', { params, body: { email } })
  const sent = (await mails('stock-notice')).filter(({ recipient }) => recipient === email.toLowerCase())
  return { token: String(sent.at(-1)?.payload.token) }
}

describe('a notice that a product is back [CATALOGUE-40]', () => {
  it('is sent once, to an address that was confirmed', async () => {
    const body = await ask('Gesa@Example.org')
    await setStock(shop, 'abendruhe', 5)
    expect(await send()).toBe(0)
    await shop.ok('confirmStockNotice', { body })
    expect(await send()).toBe(1)
    expect(await send()).toBe(0)
    expect(await mails('back-in-stock')).toMatchObject([
      { recipient: 'gesa@example.org', payload: { slug: 'abendruhe' } },
    ])
    expect(await shop.db.$count(stockNotices)).toBe(0)
  })

  it('waits until the product can be bought', async () => {
    await shop.ok('confirmStockNotice', { body: await ask() })
    expect(await send()).toBe(0)
    await setStock(shop, 'abendruhe', 1)
    const sent = await Promise.all([send(), send()])
    expect(sent.toSorted()).toEqual([0, 1])
  })

  it('waits while the product is not sold here, and is not taken for one that is not', async () => {
    await shop.ok('confirmStockNotice', { body: await ask() })
    const isHere = and(eq(productPrices.productId, params.id), eq(productPrices.platform, 'germany'))
    const [price] = await shop.db.delete(productPrices).where(isHere).returning()
    const body = { email: 'klara@example.org' }
    expect((await shop.refused('requestStockNotice', { params, body })).status).toBe(404)
    await setStock(shop, 'abendruhe', 5)
    expect(await send()).toBe(0)
    if (price) await shop.db.insert(productPrices).values(price)
    expect(await send()).toBe(1)
  })

  it('can be cancelled by the same link, before and after it was confirmed', async () => {
    const early = await ask()
    await shop.ok('cancelStockNotice', { body: early })
    expect((await shop.refused('cancelStockNotice', { body: early })).code).toBe('INVALID_TOKEN')
    expect((await shop.refused('confirmStockNotice', { body: early })).code).toBe('INVALID_TOKEN')
    const late = await ask()
    await shop.ok('confirmStockNotice', { body: late })
    await shop.ok('cancelStockNotice', { body: late })
    await setStock(shop, 'abendruhe', 5)
    expect(await send()).toBe(0)
  })

  it('is asked for again by a new link; who waits already gets no further mail', async () => {
    const old = await ask()
    const body = await ask()
    expect((await shop.refused('confirmStockNotice', { body: old })).code).toBe('INVALID_TOKEN')
    await shop.ok('confirmStockNotice', { body })
    await shop.ok('requestStockNotice', { params, body: { email: 'gesa@example.org' } })
    expect(await mails('stock-notice')).toHaveLength(2)
  })

  it('lapses: a link after 7 days, a wish after 180', async () => {
    const unconfirmed = await ask()
    await shop.ok('confirmStockNotice', { body: await ask('klara@example.org') })
    shop.clock.advance(7 * DAY_MS)
    expect((await shop.refused('confirmStockNotice', { body: unconfirmed })).code).toBe('INVALID_TOKEN')
    shop.clock.advance(173 * DAY_MS)
    await setStock(shop, 'abendruhe', 5)
    expect(await send()).toBe(0)
  })

  it('is for sold-out products, and cannot flood a mailbox', async () => {
    const body = { email: 'gesa@example.org' }
    const other = { id: (await shop.product('hochland-roestung')).id }
    expect((await shop.refused('requestStockNotice', { params: other, body })).code).toBe('CONFLICT')
    expect((await shop.refused('requestStockNotice', { params: { id: 'x' }, body })).status).toBe(404)
    for (let sent = 0; sent < 3; sent += 1) await ask()
    expect((await shop.refused('requestStockNotice', { params, body })).status).toBe(429)
  })
})
