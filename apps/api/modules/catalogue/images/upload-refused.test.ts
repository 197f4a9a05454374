import { beforeAll, describe, expect, it } from 'vitest'
import { failure } from '@/contract/shared/envelope'
import { multipart } from '@apps/api/testing/multipart'
import { testShop } from '@apps/api/testing/test-app'
import { picture, pictureCalls } from './product-images.fixtures'

const shop = await testShop()
const { token } = await shop.admin()
const { newProduct, upload, rowsOf } = pictureCalls(shop, token)

/** Only the signature and header of a PNG, which claims this size in pixels. */
function pngHeader(width: number, height: number): Buffer {
  const header = Buffer.from('89504e470d0a1a0a0000000d4948445200000000000000000802000000', 'hex')
  header.writeUInt32BE(width, 16)
  header.writeUInt32BE(height, 20)
  return Buffer.concat([header, Buffer.alloc(64)])
}

const svg = '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'
const html = '<!doctype html><script>alert(1)</script>'

describe('an upload is refused', () => {
  let id: string
  beforeAll(async () => {
    id = await newProduct()
  })

  it.each([
    ['HTML named .png', [{ bytes: html }], 400, 'UNSUPPORTED_IMAGE'],
    ['HTML with a path for a name', [{ bytes: html, filename: '../../x.png' }], 400, 'UNSUPPORTED_IMAGE'],
    ['SVG named .png', [{ bytes: svg }], 400, 'UNSUPPORTED_IMAGE'],
    ['SVG', [{ bytes: svg, type: 'image/svg+xml', filename: 'a.svg' }], 400, 'UNSUPPORTED_IMAGE'],
    ['no byte', [{ bytes: '' }], 400, 'UNSUPPORTED_IMAGE'],
    ['a PDF', [{ bytes: '%PDF-1.7 aaaaaaaaaaaaaaaaaaaa' }], 400, 'UNSUPPORTED_IMAGE'],
    ['a TIFF', [{ bytes: Buffer.from('49492a0008000000'.repeat(9), 'hex') }], 400, 'UNSUPPORTED_IMAGE'],
    ['a GIF that is only a head', [{ bytes: `GIF89a${'\u0001'.repeat(40)}` }], 400, 'UNSUPPORTED_IMAGE'],
    ['30000 × 30000', [{ bytes: pngHeader(30_000, 30_000) }], 400, 'UNSUPPORTED_IMAGE'],
    ['a line of 20000', [{ bytes: pngHeader(20_000, 1) }], 400, 'UNSUPPORTED_IMAGE'],
    ['a header alone', [{ bytes: pngHeader(10, 10) }], 400, 'UNSUPPORTED_IMAGE'],
    ['5 MiB + 1', [{ bytes: Buffer.alloc(5 * 1024 * 1024 + 1, 1) }], 413, 'TOO_LARGE'],
    ['six files', Array.from({ length: 6 }, () => ({ bytes: html })), 400, 'TOO_MANY_FILES'],
    ['no file', [], 400, 'VALIDATION'],
    ['another field', [{ bytes: html, field: 'files' }], 400, 'VALIDATION'],
    ['a poisoned field', [{ bytes: html, field: '__proto__' }], 400, 'VALIDATION'],
  ])('for %s', async (_, parts, status, code) => {
    const response = await upload(id, parts)
    expect(response.statusCode).toBe(status)
    expect(failure.parse(response.json()).code).toBe(code)
    expect(await rowsOf(id)).toEqual([])
  })

  it('because of its size, in the reader’s words [CATALOGUE-251]', async () => {
    const response = await upload(id, [{ bytes: await picture(17_000, 10).png().toBuffer() }])
    expect(failure.parse(response.json()).message).toBe(
      'Das Bild hat zu viele Pixel (17000 × 10); möglich sind 50 Megapixel und 16383 je Seite.',
    )
  })

  it('as a whole where one of its files is no picture', async () => {
    const bytes = await picture(40, 30).png().toBuffer()
    expect((await upload(id, [{ bytes }, { bytes: svg }])).statusCode).toBe(400)
    expect(await rowsOf(id)).toEqual([])
  })

  it('where the picture breaks off', async () => {
    const bytes = await picture(800, 600).jpeg().toBuffer()
    expect((await upload(id, [{ bytes: bytes.subarray(0, bytes.length / 2) }])).statusCode).toBe(400)
  })

  it('as JSON, without a form and broken off', async () => {
    const url = `/api/products/${id}/images`
    const authorization = `Bearer ${token}`
    const json = await shop.call('uploadProductImages', {
      token,
      params: { id },
      headers: { 'content-type': 'application/json' },
    })
    expect([415, 400]).toContain(json.statusCode)
    expect((await shop.app.inject({ method: 'POST', url, headers: { authorization } })).statusCode).toBe(415)
    const { payload, headers } = multipart([{ bytes: html }])
    const broken = await shop.app.inject({
      method: 'POST',
      url,
      headers: { ...headers, authorization },
      payload: payload.subarray(0, payload.length - 60),
    })
    expect(broken.statusCode).toBe(400)
    const boundless = await shop.app.inject({
      method: 'POST',
      url,
      headers: { 'content-type': 'multipart/form-data', authorization },
      payload,
    })
    expect([400, 415]).toContain(boundless.statusCode)
  })

  it('for an unknown product and without an administrator', async () => {
    const parts = [{ bytes: html }]
    expect((await upload('00000000-0000-4000-8000-000000000000', parts)).statusCode).toBe(404)
    expect((await upload('__proto__', parts)).statusCode).toBe(404)
    expect((await upload(id, parts, 'wrong')).statusCode).toBe(401)
    expect((await upload(id, parts, (await shop.customer()).token)).statusCode).toBe(403)
  })
})
