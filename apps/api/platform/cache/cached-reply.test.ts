import { eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { products } from '../../platform/db/schema'
import { createTestApp, testShop } from '../../testing/test-app'

const shop = await testShop()

describe('stored responses', () => {
  const list = (headers: Readonly<Record<string, string>> = {}) =>
    shop.app.inject({ url: '/api/products?platform=germany', headers })
  const withoutDate = (headers: Readonly<Record<string, unknown>>) =>
    Object.entries(headers).filter(([name]) => name !== 'date')

  it.each(['identity', 'br', 'gzip'])('are identical the second time (%s)', async (encoding) => {
    shop.cache.drop()
    const ask = () => list({ 'accept-encoding': encoding })
    const [first, second] = [await ask(), await ask()]
    expect(second.statusCode).toBe(200)
    expect(first.headers['content-encoding'] ?? 'identity').toBe(encoding)
    expect(second.rawPayload.equals(first.rawPayload)).toBe(true)
    expect(withoutDate(second.headers).sort()).toEqual(withoutDate(first.headers).sort())
  })

  it('are 304 for a matching etag', async () => {
    const { etag = '' } = (await list()).headers
    const again = await list({ 'if-none-match': String(etag) })
    expect([again.statusCode, again.body, again.headers.etag]).toEqual([304, '', etag])
    expect((await list({ 'if-none-match': '"other"' })).statusCode).toBe(200)
  })

  it('are marked as stale while the database is down', async () => {
    const lost = await createTestApp({ demoData: false })
    const ask = () => lost.app.inject({ url: '/api/products?platform=germany' })
    const before = await ask()
    await lost.database.close()
    lost.cache.drop()
    const after = await ask()
    expect([after.statusCode, after.body, after.headers.etag]).toEqual([
      200,
      before.body,
      before.headers.etag,
    ])
    expect([before.headers['cache-status'], after.headers['cache-status'], after.headers.age]).toEqual([
      ...[undefined, 'verda; hit; ttl=10; detail=database-away', '0'],
    ])
    await lost.app.close()
  })

  describe('with an irrelevant header or parameter', () => {
    const rename = async (name: string) => {
      const { id } = await shop.product('abendruhe')
      await shop.db.update(products).set({ name }).where(eq(products.id, id))
    }
    const bearer = (token: string) => ({ authorization: `Bearer ${token}` })
    /** Data changed past the API are visible only in a new response, which tells whether it came from the store. */
    const isFromStore = async (request: { url: string; headers?: Readonly<Record<string, string>> }) => {
      shop.cache.drop()
      const { body } = await shop.app.inject({ url: request.url.split('?')[0] })
      await rename('Sturmnacht')
      const answer = await shop.app.inject(request)
      await rename('Abendruhe')
      expect(answer.statusCode).toBe(200)
      return answer.body === body
    }
    const url = '/api/products/slug/abendruhe'

    it.each(['x', 'Bearer dead', 'Basic eDp5', `Bearer ${'a'.repeat(43)}`, 'Bearer ä'])(
      'authorization %s: still served',
      async (authorization) => expect(await isFromStore({ url, headers: { authorization } })).toBe(true),
    )

    it('a customer’s token: still served', async () => {
      const { token } = await shop.customer()
      expect(await isFromStore({ url, headers: bearer(token) })).toBe(true)
    })

    it('an administrator’s token: not served, because administrators see more', async () => {
      const { token } = await shop.admin()
      expect(await isFromStore({ url, headers: bearer(token) })).toBe(false)
    })

    it.each(['utm_source=mail', 'x=1&y=2', `z=${'z'.repeat(5_000)}`])('%s', async (search) =>
      expect(await isFromStore({ url: `${url}?${search}` })).toBe(true),
    )

    it('are served to a customer with a token while the database is down', async () => {
      const lost = await createTestApp({ demoData: false })
      const { token } = await lost.customer()
      const ask = () => lost.app.inject({ url: '/api/products', headers: bearer(token) })
      await ask()
      const other = bearer((await lost.customer()).token)
      await lost.database.close()
      lost.cache.drop()
      expect((await ask()).statusCode).toBe(200)
      expect((await lost.app.inject({ url: '/api/products', headers: other })).statusCode).toBe(200)
      await lost.app.close()
    })
  })
})
