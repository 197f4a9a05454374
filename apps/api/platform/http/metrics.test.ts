import { expect, it } from 'vitest'
import { checkOut } from '../../testing/checkout'
import { createTestApp, testShop } from '../../testing/test-app'

const TOKEN = 'a-secret-of-prometheus'
const shop = await testShop({ config: { metricsToken: TOKEN } })
const read = (authorization?: string) =>
  shop.app.inject({ url: '/metrics', headers: authorization === undefined ? {} : { authorization } })

it('metrics contain requests, errors, latencies, connections, cache, mails and orders', async () => {
  await checkOut(shop)
  for (let reads = 0; reads < 3; reads += 1) await shop.app.inject('/api/products?platform=germany')
  await shop.app.inject('/api/nope/1')
  await shop.app.inject('/api/nope/2')
  const { statusCode, headers, body } = await read(`Bearer ${TOKEN}`)
  expect([statusCode, headers['content-type']]).toEqual([200, expect.stringContaining('text/plain')])
  for (const line of [
    /^verda_http_request_duration_seconds_count\{method="POST",route="\/api\/cart\/checkout",status="201"\} 1$/m,
    /^verda_http_request_duration_seconds_count\{method="GET",route="\/api\/products",status="200"\} 3$/m,
    /^verda_db_connections\{pool="browsing",state="open"\} \d+$/m,
    /^verda_cache_answers_total\{outcome="hit"\} 2$/m,
    /^verda_cache_answers_total\{outcome="miss"\} 1$/m,
    /^verda_outbox_mails\{state="waiting"\} 1$/m,
    /^nodejs_eventloop_lag_seconds \S+$/m,
  ]) {
    expect(body).toMatch(line)
  }
  expect(body).not.toContain('nope')
})

it.each([undefined, 'Bearer', 'Bearer wrong', `Basic ${TOKEN}`])(
  'metrics require the token: %s',
  async (sent) => expect((await read(sent)).statusCode).toBe(404),
)

it.each(['/metrics/', '/%6detrics', '/metrics/?x'])(
  'metrics have one spelling, because a proxy refuses only what it knows: not %s [API-86]',
  async (url) => {
    const headers = { authorization: `Bearer ${TOKEN}` }
    expect((await shop.app.inject({ url, headers })).statusCode).toBe(404)
  },
)

it('metrics are disabled without a configured token', async () => {
  const bare = await createTestApp({ demoData: false })
  const { statusCode } = await bare.app.inject({
    url: '/metrics',
    headers: { authorization: 'Bearer undefined' },
  })
  expect(statusCode).toBe(404)
  await bare.close()
})

it('metrics omit database gauges while the database is down', async () => {
  const lost = await createTestApp({ demoData: false, config: { metricsToken: TOKEN } })
  await lost.database.close()
  const { statusCode, body } = await lost.app.inject({
    url: '/metrics',
    headers: { authorization: `Bearer ${TOKEN}` },
  })
  expect([statusCode, body.includes('verda_db_connections')]).toEqual([200, true])
  await lost.app.close()
})
