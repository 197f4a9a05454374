import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { ProductServer } from '../server'
import { newPostgresDatabase } from './databases'
import { remote } from './remote'

/** Well below the 10 s after which a cached response expires anyway. */
const NOTICE_MS = 4_000

describe('two processes on one PostgreSQL', () => {
  let url = ''
  let first: ProductServer
  let second: ProductServer
  beforeAll(async () => {
    url = await newPostgresDatabase()
    first = await ProductServer.start({ DATABASE_URL: url, RATE_LIMIT: '1000000' })
    second = await ProductServer.start({ DATABASE_URL: url, RATE_LIMIT: '1000000' })
  })
  afterAll(async () => {
    await first.dispose()
    await second.dispose()
  })

  it('show each other’s writes at once, before cached responses expire', async () => {
    const [here, there] = [remote(first), remote(second)]
    const token = await here.adminToken()
    const params = { slug: 'abendruhe' }
    const nameThere = async () => (await there.ok('getProductBySlug', { params })).product.name
    const { product } = await here.ok('getProductBySlug', { params })
    expect(await nameThere()).toBe(product.name)
    const name = `Sturm ${randomUUID()}`
    await here.ok('updateProduct', { params: { id: product._id }, body: { name }, token })
    await vi.waitFor(async () => expect(await nameThere()).toBe(name), { timeout: NOTICE_MS })
  })
})
