import { gzipSync } from 'node:zlib'
import { describe, expect, it } from 'vitest'
import { createTestApp, testShop, type TestApp } from '../../testing/test-app'

const shop = await testShop({ demoData: false })

const login = (payload: string | Buffer, contentType = 'application/json', headers = {}) =>
  shop.app.inject({
    method: 'POST',
    url: '/api/auth/login',
    headers: { 'content-type': contentType, ...headers },
    payload,
  })

describe('error responses', () => {
  it.each([
    ['broken JSON', '{"email":', 'application/json', 400, 'MALFORMED_JSON'],
    [
      'a poisoned prototype',
      '{"__proto__":{"x":1},"email":"a","password":"b"}',
      'application/json',
      400,
      'MALFORMED_JSON',
    ],
    ['an empty body', '', 'application/json', 400, 'VALIDATION'],
    ['an array', '[]', 'application/json', 400, 'VALIDATION'],
    ['null', 'null', 'application/json', 400, 'VALIDATION'],
    ['a NUL', '{"email":"a\\u0000@b.de","password":"x"}', 'application/json', 400, 'VALIDATION'],
    ['another format', '<login/>', 'application/xml', 415, 'UNSUPPORTED_MEDIA_TYPE'],
    ['plain text', 'hello', 'text/plain', 415, 'UNSUPPORTED_MEDIA_TYPE'],
    ['a megabyte of brackets', '['.repeat(1_000_000), 'application/json', 400, 'MALFORMED_JSON'],
    [
      'deep nesting',
      `{"email":${'['.repeat(40)}${']'.repeat(40)}}`,
      'application/json',
      400,
      'MALFORMED_JSON',
    ],
    ['two megabytes', `{"email":"${'x'.repeat(2_000_000)}"}`, 'application/json', 413, 'TOO_LARGE'],
  ])('to %s have their code [API-5]', async (_, payload, contentType, status, code) => {
    const response = await login(payload, contentType)
    expect([response.statusCode, response.json<{ code: string }>().code]).toEqual([status, code])
  })

  it('name every invalid field in the client’s language [API-3] [API-4]', async () => {
    const response = await login('{"password":""}', 'application/json', {
      'accept-language': 'tr-TR,tr;q=0.9',
    })
    expect(response.json()).toEqual({
      success: false,
      code: 'VALIDATION',
      message: 'Lütfen girdiğiniz bilgileri kontrol edin.',
      errors: [
        { path: 'email', msg: 'Bu alan zorunludur' },
        { path: 'password', msg: 'Çok kısa veya çok küçük' },
      ],
    })
  })

  it.each([
    ['an unknown one', 'nonsense', '{}', 415, 'UNSUPPORTED_MEDIA_TYPE'],
    ['a false one', 'gzip', '{}', 400, 'MALFORMED_JSON'],
    ['a broken one', 'gzip', gzipSync('{"email":""}').subarray(0, -6), 400, 'MALFORMED_JSON'],
    ['a false one', 'br', '{}', 400, 'MALFORMED_JSON'],
    ['a bomb', 'gzip', gzipSync(' '.repeat(20_000_000)), 413, 'TOO_LARGE'],
    ['a true one', 'gzip', gzipSync('{}'), 400, 'VALIDATION'],
  ])('to a content encoding, %s, have their code', async (_, encoding, payload, status, code) => {
    const response = await login(payload, 'application/json', { 'content-encoding': encoding })
    expect([response.statusCode, response.json<{ code: string }>().code]).toEqual([status, code])
  })

  it('to a QUERY request are 404', async () => {
    const origin = await shop.app.listen({ host: '127.0.0.1', port: 0 })
    const response = await fetch(`${origin}/api/products`, { method: 'QUERY' })
    expect([response.status, await response.json()]).toMatchObject([404, { code: 'NOT_FOUND' }])
  })

  it.each([
    ['GET', '/api/nowhere'],
    ['PATCH', '/api/auth/login'],
    ['GET', '/api'],
    ['GET', '/api/products/%E0%A4%A'],
    ['GET', '/media/nothing.webp'],
    ['GET', '/media/..%2f..%2fpackage.json'],
    ['GET', '/'],
  ] as const)('of %s %s are 404 in the envelope', async (method, url) => {
    const response = await shop.app.inject({ method, url })
    expect([response.statusCode, response.json<{ code: string }>().code]).toEqual([404, 'NOT_FOUND'])
  })

  it('while the database is closed are 503 with Retry-After [API-5] [API-33]', async () => {
    const lost = await createTestApp({ demoData: false })
    await lost.database.close()
    const response = await lost.call('listProducts')
    expect([response.statusCode, response.json<{ code: string }>().code]).toEqual([503, 'UNAVAILABLE'])
    expect(response.headers['retry-after']).toBeDefined()
    expect((await lost.app.inject('/api/health/live')).statusCode).toBe(200)
    expect((await lost.app.inject('/api/health/ready')).statusCode).toBe(503)
    await lost.app.close()
  })
})

describe('the service', () => {
  it('is live and ready [API-33]', async () => {
    for (const url of ['/api/health/live', '/api/health/ready']) {
      expect((await shop.app.inject(url)).statusCode).toBe(200)
    }
  })

  it('serves its documentation', async () => {
    const { paths } = (await shop.app.inject('/api/openapi.json')).json<{ paths: Record<string, unknown> }>()
    expect(Object.keys(paths)).toContain('/api/products/{id}')
    expect((await shop.app.inject('/api/docs')).body).toContain('loginAdmin')
  })

  it('sets security headers', async () => {
    const { headers } = await shop.app.inject('/api/products')
    expect(headers['content-security-policy']).toContain("script-src 'self'")
    expect(headers['x-content-type-options']).toBe('nosniff')
    expect(headers['access-control-allow-origin']).toBeUndefined()
  })
})

describe('pages of other origins', () => {
  const ask = (app: TestApp['app'], origin: string) =>
    app.inject({ method: 'GET', url: '/api/products', headers: { origin } })
  const allowed = (answer: Awaited<ReturnType<typeof ask>>) => answer.headers['access-control-allow-origin']

  it('may read the API only if configured [API-37]', async () => {
    const origins = ['https://shop.example', 'https://kiosk.example']
    const open = await createTestApp({ demoData: false, config: { corsOrigins: origins } })
    expect(allowed(await ask(shop.app, 'https://shop.example'))).toBeUndefined()
    for (const origin of origins) expect(allowed(await ask(open.app, origin))).toBe(origin)
    expect(allowed(await ask(open.app, 'https://evil.example'))).toBeUndefined()
    const preflight = await open.app.inject({
      method: 'OPTIONS',
      url: '/api/cart/checkout',
      headers: { origin: 'https://kiosk.example', 'access-control-request-method': 'POST' },
    })
    expect([preflight.statusCode, allowed(preflight)]).toEqual([204, 'https://kiosk.example'])
    await open.close()
  })
})
