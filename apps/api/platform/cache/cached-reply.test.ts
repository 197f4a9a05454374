import { describe, expect, it } from 'vitest'
import { createTestApp, testShop } from '../../testing/test-app'

const shop = await testShop()

describe('answers from the store', () => {
  const list = (headers: Readonly<Record<string, string>> = {}) =>
    shop.app.inject({ url: '/api/products?platform=germany', headers })
  const withoutDate = (headers: Readonly<Record<string, unknown>>) =>
    Object.entries(headers).filter(([name]) => name !== 'date')

  it.each(['identity', 'br', 'gzip'])('are the same the second time (%s)', async (encoding) => {
    shop.cache.drop()
    const ask = () => list({ 'accept-encoding': encoding })
    const [first, second] = [await ask(), await ask()]
    expect(second.statusCode).toBe(200)
    expect(first.headers['content-encoding'] ?? 'identity').toBe(encoding)
    expect(second.rawPayload.equals(first.rawPayload)).toBe(true)
    expect(withoutDate(second.headers).sort()).toEqual(withoutDate(first.headers).sort())
  })

  it('say nothing again to who has them', async () => {
    const { etag = '' } = (await list()).headers
    const again = await list({ 'if-none-match': String(etag) })
    expect([again.statusCode, again.body, again.headers.etag]).toEqual([304, '', etag])
    expect((await list({ 'if-none-match': '"other"' })).statusCode).toBe(200)
  })

  it('say that they are stale while the database is away', async () => {
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

  it('are not for requests with a token [API-9]', async () => {
    await list()
    const answer = await list({ authorization: 'Bearer dead' })
    expect([answer.statusCode, answer.headers['cache-control']]).toEqual([200, 'no-store'])
  })
})
