import { createServer } from 'node:http'
import { afterEach, expect, it, vi } from 'vitest'
import { createTestApp } from '../../testing/test-app'

afterEach(() => vi.unstubAllEnvs())

it('a request is a span of its caller’s trace, whether he wants it or not, and without its query [API-85]', async () => {
  const received: string[] = []
  const collector = createServer((request, response) => {
    const parts: Buffer[] = []
    request.on('data', (part: Buffer) => parts.push(part))
    request.on('end', () => {
      received.push(Buffer.concat(parts).toString())
      response.writeHead(200, { 'content-type': 'application/json' }).end('{}')
    })
  })
  await new Promise<void>((resolve) => collector.listen(0, '127.0.0.1', resolve))
  const address = collector.address()
  const port = typeof address === 'object' ? address?.port : undefined
  vi.stubEnv('OTEL_EXPORTER_OTLP_ENDPOINT', `http://127.0.0.1:${port}`)
  vi.stubEnv('OTEL_SERVICE_NAME', 'kiosk')
  const shop = await createTestApp({ demoData: false, config: { isTraced: true } })
  const traceId = '0af7651916cd43dd8448eb211c80319c'
  await shop.app.inject({
    url: '/api/products?search=geheim',
    headers: { traceparent: `00-${traceId}-b7ad6b7169203331-01` },
  })
  const hiding = '1bf7651916cd43dd8448eb211c80319d'
  await shop.app.inject({
    url: '/api/categories',
    headers: { traceparent: `00-${hiding}-b7ad6b7169203331-00` },
  })
  await shop.close()
  collector.close()
  const sent = received.join()
  for (const part of [traceId, hiding, 'GET /api/products', 'kiosk', 'http.response.status_code']) {
    expect(sent).toContain(part)
  }
  expect(sent).not.toContain('geheim')
})
