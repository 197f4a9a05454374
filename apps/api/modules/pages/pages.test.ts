import { createHash } from 'node:crypto'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { products } from '../../platform/db/schema'
import { closeWhenAnswered } from '../../platform/http/closing'
import { pagePolicy } from '../../platform/http/security'
import { createTestApp, type TestApp } from '../../testing/test-app'

const dist = mkdtempSync(join(tmpdir(), 'verda-dist-'))
const write = (path: string, text: string) => {
  mkdirSync(join(dist, path, '..'), { recursive: true })
  writeFileSync(join(dist, path), text)
}

let shop: TestApp
beforeAll(async () => {
  write('storefront/index.html', '<!doctype html><body>plain</body>')
  write('storefront/assets/app-abc123.js', 'export {}')
  write('storefront/favicon.svg', '<svg/>')
  write('storefront/touch-icon.png', 'icon')
  write('admin/index.html', '<!doctype html><body>admin</body>')
  write('storefront/assets/app-abc123.js.br', 'compressed')
  write('admin/assets/admin-abc123.js', 'export {}')
  write(
    'storefront-server/entry-server.js',
    `export const pages = [
      { path: '/', storedBy: ['lang'] },
      { path: '/products', storedBy: ['lang', 'category', 'bestseller'] },
      { path: '/product/:slug', storedBy: ['lang'] },
      { path: '/checkout' },
    ]
    export const inlineScripts = ['written()']
    export const apiBase = 'https://api.test:8443/api'
    const known = ['/', '/products', '/checkout']
    const isKnown = (path) => known.includes(path) || path.split('/').length === 3 && path.startsWith('/product/')
    export async function render({ url, language, api }) {
      globalThis.renderedPages = [...(globalThis.renderedPages ?? []), url]
      if (url.includes('broken')) throw new Error('broken')
      if (url.includes('troubled') && globalThis.isTroubled) throw new Error('troubled')
      if (url.startsWith('/products?category=old')) return { status: 301, html: '', location: '/products?category=new' }
      if (url.startsWith('/product/old')) return { status: 301, html: '', location: '/product/new' }
      if (url.includes('slow')) await globalThis.slowPage()
      const list = JSON.parse((await api('/products?platform=germany&limit=1')).body)
      const status = url.includes('missing') || !isKnown(url.split('?')[0]) ? 404 : 200
      const typed = url.includes('typed') ? '<script>typed()</script>' : ''
      return { status, html: language + ' ' + list.data.products[0].name + typed }
    }`,
  )
  write('storefront-server/package.json', '{"type":"module"}')
  shop = await createTestApp({ dist })
})
afterAll(async () => {
  await shop.close()
  rmSync(dist, { recursive: true })
})

const get = async (url: string, headers: Record<string, string> = {}) => {
  const { statusCode, body, headers: answered } = await shop.app.inject({ url, headers })
  return { status: statusCode, body, headers: answered }
}

describe('storefront pages', () => {
  it('are rendered with their data', async () => {
    expect(await get('/')).toMatchObject({ status: 200, body: 'de Abendruhe' })
    expect(await get('/product/abendruhe')).toMatchObject({ status: 200 })
    expect(await get('/product/missing')).toMatchObject({ status: 404 })
    expect(await get('/products?category=Detox&bestseller=true')).toMatchObject({ body: 'de Abendruhe' })
  })

  it('are kept until a write changes what they show', async () => {
    const { id } = await shop.product('abendruhe')
    const rename = (name: string) => shop.db.update(products).set({ name }).where(eq(products.id, id))
    await get('/products')
    await rename('Abendstille')
    expect((await get('/products')).body).toBe('de Abendruhe')
    shop.cache.drop()
    expect((await get('/products')).body).toBe('de Abendstille')
    await rename('Abendruhe')
    shop.cache.drop()
  })

  it('speak the chosen language and remember it [SHOP-4]', async () => {
    const chosen = await get('/?lang=tr')
    expect(chosen.body).toBe('tr Abendruhe')
    expect(chosen.headers['set-cookie']).toContain('lang=tr')
    expect((await get('/', { cookie: 'a=b; lang=en' })).body).toBe('en Abendruhe')
    expect((await get('/?lang=xx')).body).toBe('de Abendruhe')
  })

  it.each([
    ['once for all', '/products?category=Wellness', 1],
    ['anew where the page may not be stored', '/checkout', 2],
    ['by the browser where a search param is endless [API-82]', `/products?category=${'x'.repeat(101)}`, 0],
  ])('are made %s', async (_, url, times) => {
    await get(url)
    await get(url)
    const rendered: unknown = Reflect.get(globalThis, 'renderedPages')
    expect(Array.isArray(rendered) && rendered.filter((made) => made === url)).toHaveLength(times)
  })

  it.each([
    ['/product/old', '/product/new'],
    [
      '/product/old?utm_source=mail&lang=en&utm_source=b',
      '/product/new?utm_source=mail&lang=en&utm_source=b',
    ],
    ['/products?coupon=TEE&category=old&page=2', '/products?category=new&coupon=TEE&page=2'],
  ])(
    'that stand elsewhere now are led to with the whole query: %s [CATALOGUE-980]',
    async (url, location) => {
      const { status, headers } = await get(url)
      expect([status, headers.location]).toEqual([301, location])
    },
  )

  it('that do not exist are one page for each language, made once [API-82]', async () => {
    shop.cache.drop()
    for (const path of ['/a', '/b?c=d', '/e/f/g']) expect((await get(path)).status).toBe(404)
    expect(await get('/h', { cookie: 'lang=en' })).toMatchObject({ status: 404, body: 'en Abendruhe' })
    const rendered: unknown = Reflect.get(globalThis, 'renderedPages')
    const isUnknown = (made: unknown) => ['/404', '/a', '/e/f/g', '/h'].includes(String(made))
    expect(Array.isArray(rendered) && rendered.filter(isUnknown).slice(-2)).toEqual(['/404', '/404'])
  })

  it('are rendered sixteen at a time; the browser makes what is asked for beside them [API-82]', async () => {
    const ends: (() => void)[] = []
    Reflect.set(globalThis, 'slowPage', () => new Promise<void>((done) => ends.push(done)))
    const slow = Array.from({ length: 16 }, (_, n) => get(`/product/slow-${n}`))
    await vi.waitFor(() => expect(ends).toHaveLength(16), 60_000)
    const { status, body, headers } = await get('/product/slow-17')
    expect([status, body, headers['retry-after']]).toEqual([503, '<!doctype html><body>plain</body>', '1'])
    ends.forEach((end) => end())
    for (const page of await Promise.all(slow)) expect(page.status).toBe(200)
    expect((await get('/product/abendruhe')).status).toBe(200)
  })

  it('are made once whatever unknown search params, orders and doubles there are', async () => {
    const addresses = [
      '/products?category=Energy&bestseller=true&utm_source=mail',
      '/products?utm_source=a&bestseller=true&category=Energy',
      '/products?bestseller=true&x=1&category=Energy&category=Detox',
    ]
    for (const address of addresses) await get(address)
    const rendered: unknown = Reflect.get(globalThis, 'renderedPages')
    expect(Array.isArray(rendered) && rendered.filter((made) => String(made).includes('Energy'))).toEqual([
      '/products?category=Energy&bestseller=true',
    ])
  })

  it('may execute the scripts that the server wrote, and none that somebody typed', async () => {
    const { headers, body } = await get('/products?category=typed')
    const hashOf = (script: string) => createHash('sha256').update(script).digest('base64')
    const policy = String(headers['content-security-policy'])
    expect(body).toContain('<script>typed()</script>')
    expect(policy).toContain(`'sha256-${hashOf('written()')}'`)
    expect(policy).not.toContain(hashOf('typed()'))
  })

  it.each(['/', '/product/abendruhe', '/admin'])(
    'may call the API and show its pictures where it lives elsewhere: %s [API-1]',
    async (url) => {
      const { headers } = await get(url)
      const policy = String(headers['content-security-policy']).split('; ')
      expect(policy).toContain("connect-src 'self' https://api.test:8443")
      expect(policy).toContain("img-src 'self' data: blob: https://api.test:8443")
      expect(policy).toContain("default-src 'self'")
    },
  )

  it('may call no other host where the API is their own [API-1]', () => {
    expect(pagePolicy([], '/api').split('; ')).toContain("connect-src 'self'")
    expect(pagePolicy([]).split('; ')).toContain("img-src 'self' data: blob:")
  })

  it.each(['/nope', '/legal/nope', '/product', '/product/a/b'])('are 404 at %s', async (url) =>
    expect(await get(url)).toMatchObject({ status: 404, body: 'de Abendruhe' }),
  )

  it.each(['//', '//api/products', '/products?search=%00', '/?x%00=1'])('name nothing at %s', async (url) => {
    const { status, body } = await get(url)
    expect([status, JSON.parse(body)]).toMatchObject([404, { code: 'NOT_FOUND' }])
  })

  it('fall back to the browser where rendering fails', async () => {
    expect(await get('/product/broken')).toMatchObject({
      status: 200,
      body: '<!doctype html><body>plain</body>',
    })
  })

  it('are rendered again after rendering failed once, instead of being kept without content', async () => {
    Reflect.set(globalThis, 'isTroubled', true)
    expect((await get('/product/troubled')).body).toBe('<!doctype html><body>plain</body>')
    Reflect.set(globalThis, 'isTroubled', false)
    expect((await get('/product/troubled')).body).toBe('de Abendruhe')
  })

  it('are revalidated', async () => {
    const { headers } = await get('/')
    const again = await get('/', { 'if-none-match': String(headers.etag) })
    expect([again.status, again.body]).toEqual([304, ''])
  })
})

it('a page that is being rendered when the server ends is finished [API-34]', async () => {
  const ending = await createTestApp({ dist })
  let finish: () => void = () => undefined
  const begun = new Promise<void>((resolve) => {
    Reflect.set(globalThis, 'slowPage', () => {
      resolve()
      return new Promise<void>((done) => {
        finish = done
      })
    })
  })
  const origin = await ending.app.listen({ port: 0, host: '127.0.0.1' })
  const page = fetch(`${origin}/product/slow`)
  await begun
  const closed = closeWhenAnswered(ending.app)
  await vi.waitFor(() => expect(ending.app.server.listening).toBe(false), 60_000)
  finish()
  const answered = await page
  expect([await answered.text(), answered.headers.get('connection')]).toEqual(['de Abendruhe', 'close'])
  await closed
  await ending.database.close()
})

describe('files', () => {
  it.each(['/assets/app-abc123.js', '/admin/assets/admin-abc123.js'])('%s stays for ever', async (url) => {
    const { status, headers } = await get(url)
    expect([status, headers['cache-control']]).toEqual([200, 'public, max-age=31536000, immutable'])
  })

  it('are kept by a cache in between for each encoding, so that nobody gets one he cannot read', async () => {
    const asked = ['br', 'identity'].map((encoding) =>
      get('/assets/app-abc123.js', { 'accept-encoding': encoding }),
    )
    const [compressed, plain] = await Promise.all(asked)
    expect([compressed?.body, plain?.body]).toEqual(['compressed', 'export {}'])
    for (const answer of [compressed, plain]) expect(answer?.headers.vary).toBe('Accept-Encoding')
  })

  it('are sent whole where a part is wanted that does not exist', async () => {
    const { status, body } = await get('/assets/app-abc123.js', { range: 'bytes=5000-' })
    expect([status, body]).toEqual([200, 'export {}'])
  })

  it('of an earlier release are missing, in the back office as well as in the shop', async () => {
    expect((await get('/assets/app-gone00.js')).status).toBe(404)
    expect((await get('/admin/assets/admin-gone00.js')).status).toBe(404)
  })

  it('without a hash are asked for again', async () => {
    expect((await get('/favicon.svg')).headers['cache-control']).toBe('no-cache')
  })

  it('that mails show may be loaded from any page [ORDER-320]', async () => {
    expect((await get('/touch-icon.png')).headers['cross-origin-resource-policy']).toBe('cross-origin')
    expect((await get('/favicon.svg')).headers['cross-origin-resource-policy']).not.toBe('cross-origin')
  })

  it.each(['/admin', '/admin/', '/admin/dashboard', '/admin/dashboard?section=orders'])(
    '%s is the back office',
    async (url) => expect((await get(url)).body).toContain('admin'),
  )

  it('leave the API its own 404', async () => {
    expect((await get('/api/nope')).body).toContain('NOT_FOUND')
    expect((await get('/media/nope.webp')).body).toContain('NOT_FOUND')
  })
})
