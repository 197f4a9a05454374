import { and, asc, eq } from 'drizzle-orm'
import { beforeEach, describe, expect, it } from 'vitest'
import { outbox, priceMails, productPrices } from '@apps/api/platform/db/schema'
import { setStock } from '@apps/api/testing/checkout'
import { TEST_NOW, testShop } from '@apps/api/testing/test-app'
import { sendPriceMails } from './price-mails'

const shop = await testShop()
beforeEach(() => shop.reset())

const DAY_MS = 86_400_000
const SLUGS = ['abendruhe', 'hochland-roestung'] as const
const send = () => sendPriceMails(shop.db, shop.clock.now())
const mails = () =>
  shop.db.select().from(outbox).where(eq(outbox.kind, 'price-drop')).orderBy(asc(outbox.createdAt))

async function setPrice(slug: string, amount: number) {
  const { id } = await shop.product(slug)
  const here = and(eq(productPrices.productId, id), eq(productPrices.platform, 'germany'))
  await shop.db.update(productPrices).set({ amount }).where(here)
}

/** A customer with wishes who wants to be told of lower prices. */
async function waiting(values: Parameters<typeof shop.customer>[0] = {}) {
  const customer = await shop.customer({ emailVerifiedAt: TEST_NOW, ...values })
  const { token } = customer
  for (const slug of SLUGS) {
    await setPrice(slug, 1000)
    const { id: productId } = await shop.product(slug)
    await shop.ok('addToWishlist', { token, params: { productId } })
  }
  await shop.ok('setPriceMails', { token, body: { wanted: true } })
  return customer
}

describe('price mails [SHOP-602] [LAW-600]', () => {
  it('are off until they are wanted, and the consent is kept with its date', async () => {
    const { id, token } = await shop.customer()
    expect(await shop.ok('getPriceMails', { token })).toEqual({ priceMails: 'off' })
    const wanted = await shop.ok('setPriceMails', { token, body: { wanted: true } })
    expect(wanted).toEqual({ priceMails: 'unconfirmed' })
    shop.clock.advance(DAY_MS)
    await shop.ok('setPriceMails', { token, body: { wanted: true } })
    expect(await shop.db.select().from(priceMails)).toMatchObject([
      { userId: id, consentedAt: TEST_NOW, language: 'de', mailedOn: null },
    ])
    await shop.ok('setPriceMails', { token, body: { wanted: false } })
    expect(await shop.ok('getPriceMails', { token })).toEqual({ priceMails: 'off' })
    expect(await shop.db.$count(priceMails)).toBe(0)
  })

  it('tell of several products in one, in the customer’s language, and of a price once', async () => {
    const { email } = await waiting({ language: 'tr' })
    expect(await send()).toBe(0)
    await setPrice('abendruhe', 990)
    await setPrice('hochland-roestung', 700)
    const sent = await Promise.all([send(), send()])
    expect(sent.toSorted()).toEqual([0, 1])
    expect(await mails()).toMatchObject([
      {
        recipient: email,
        language: 'tr',
        payload: {
          products: [
            { slug: 'hochland-roestung', amount: 700 },
            { slug: 'abendruhe', amount: 990 },
          ],
          more: 0,
        },
      },
    ])
    shop.clock.advance(DAY_MS)
    expect(await send()).toBe(0)
  })

  it('come at most once a day; what fell meanwhile is told the next', async () => {
    await waiting()
    await setPrice('abendruhe', 900)
    expect(await send()).toBe(1)
    await setPrice('abendruhe', 700)
    await setPrice('hochland-roestung', 900)
    expect(await send()).toBe(0)
    shop.clock.advance(DAY_MS)
    expect(await send()).toBe(1)
    const [, second] = await mails()
    expect(second?.payload).toMatchObject({ products: [{ amount: 700 }, { amount: 900 }] })
  })

  it('tell of a price that rose and fell again, and of none that fell before they were wanted', async () => {
    const { token } = await waiting()
    await setPrice('abendruhe', 900)
    await send()
    shop.clock.advance(DAY_MS)
    await setPrice('abendruhe', 1000)
    expect(await send()).toBe(0)
    await setPrice('abendruhe', 900)
    expect(await send()).toBe(1)
    await shop.ok('setPriceMails', { token, body: { wanted: false } })
    await setPrice('abendruhe', 500)
    await shop.ok('setPriceMails', { token, body: { wanted: true } })
    shop.clock.advance(DAY_MS)
    expect(await send()).toBe(0)
  })

  it('count a later wish from its own price', async () => {
    const { token } = await waiting()
    const { id: productId } = await shop.product('lavendel-pflegeoel')
    await setPrice('lavendel-pflegeoel', 1000)
    await shop.ok('addToWishlist', { token, params: { productId } })
    expect(await send()).toBe(0)
    await setPrice('lavendel-pflegeoel', 999)
    expect(await send()).toBe(1)
  })

  it('wait for an address that is confirmed and a product that can be bought', async () => {
    await waiting({ emailVerifiedAt: null })
    await waiting({ status: 'banned' }).catch(() => undefined)
    await setPrice('abendruhe', 900)
    expect(await send()).toBe(0)
    await shop.reset()
    await waiting()
    await setPrice('abendruhe', 900)
    await setStock(shop, 'abendruhe', 0)
    expect(await send()).toBe(0)
    await setStock(shop, 'abendruhe', 3)
    expect(await send()).toBe(1)
  })

  it('end by the link in them without a login, and it can do nothing else', async () => {
    const { token } = await waiting()
    await setPrice('abendruhe', 900)
    await send()
    const [mail] = await mails()
    const body = { token: String(mail?.payload.token) }
    expect((await shop.call('getWishlist', { token: body.token })).statusCode).toBe(401)
    await shop.ok('endMails', { body })
    expect((await shop.refused('endMails', { body })).code).toBe('INVALID_TOKEN')
    expect(await shop.ok('getPriceMails', { token })).toEqual({ priceMails: 'off' })
    await setPrice('abendruhe', 500)
    shop.clock.advance(DAY_MS)
    expect(await send()).toBe(0)
  })

  it('end by one press in a mail program, and again without harm', async () => {
    const { token } = await waiting()
    await setPrice('abendruhe', 900)
    await send()
    const [mail] = await mails()
    const press = (payload: string, type = 'application/x-www-form-urlencoded') =>
      shop.app.inject({
        method: 'POST',
        url: `/unsubscribe?token=${String(mail?.payload.token)}`,
        headers: { 'content-type': type },
        payload,
      })
    expect((await press('x'.repeat(2_000))).statusCode).toBe(413)
    expect((await shop.app.inject({ method: 'POST', url: '/unsubscribe' })).statusCode).toBe(400)
    expect(await shop.ok('getPriceMails', { token })).toEqual({ priceMails: 'on' })
    expect((await press('List-Unsubscribe=One-Click')).statusCode).toBe(200)
    expect(await shop.ok('getPriceMails', { token })).toEqual({ priceMails: 'off' })
    const again = await press(
      '--x\r\nContent-Disposition: form-data; name="List-Unsubscribe"\r\n\r\nOne-Click\r\n--x--\r\n',
      'multipart/form-data; boundary=x',
    )
    expect(again.statusCode).toBe(200)
  })
})
