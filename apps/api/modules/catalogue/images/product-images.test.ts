import { eq } from 'drizzle-orm'
import sharp from 'sharp'
import { beforeAll, describe, expect, it } from 'vitest'
import type { Body } from '@/contract/shared/dto'
import { failure, success } from '@/contract/shared/envelope'
import { schemas } from '@/contract/schemas'
import { imageVariants, productImages } from '../../../platform/db/schema'
import { multipart, type UploadPart } from '../../../testing/multipart'
import { testShop } from '../../../testing/test-app'

const shop = await testShop()
const { token } = await shop.admin()

const picture = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#8fa07d' } })

async function newProduct(): Promise<string> {
  const { product } = await shop.ok('createProduct', {
    token,
    body: { name: 'Bild', shortDescription: 'k', detailedDescription: 'd', category: 'Detox', price: 1 },
  })
  return product._id
}

const upload = (id: string, parts: readonly UploadPart[], bearer = token) => {
  const { payload, headers } = multipart(parts)
  return shop.app.inject({
    method: 'POST',
    url: `/api/products/${id}/images`,
    headers: { ...headers, authorization: `Bearer ${bearer}` },
    payload,
  })
}

async function uploaded(id: string, parts: readonly UploadPart[]) {
  const response = await upload(id, parts)
  expect([response.statusCode, response.statusCode === 201 ? '' : response.body]).toEqual([201, ''])
  return success(schemas.uploadProductImages.data).parse(response.json()).data.images
}

const rowsOf = (id: string) => shop.db.select().from(productImages).where(eq(productImages.productId, id))

describe('an upload', () => {
  it('is made anew as WebP and AVIF in every width and served for ever [CATALOGUE-16] [CATALOGUE-17] [API-23]', async () => {
    const id = await newProduct()
    const bytes = await picture(1400, 1050).jpeg().toBuffer()
    const [image] = await uploaded(id, [{ bytes, filename: '../../../etc/passwd.jpg', type: 'image/jpeg' }])
    expect(image).toMatchObject({ isPrimary: true, alt: 'Bild' })
    expect(image?.srcset.map(({ width, type }) => `${type} ${width}`).sort()).toEqual(
      ['avif', 'webp'].flatMap((type) => [1280, 320, 640, 960].map((width) => `image/${type} ${width}`)),
    )
    expect(image?.url).toMatch(/^\/media\/[0-9a-f]{32}-960\.webp$/)
    for (const { url, width, type } of image?.srcset ?? []) {
      const served = await shop.app.inject(url)
      expect([served.statusCode, served.headers['content-type']]).toEqual([200, type])
      expect(served.headers['cache-control']).toContain('immutable')
      expect((await sharp(served.rawPayload).metadata()).width).toBe(width)
    }
    const { product } = await shop.ok('getProduct', { params: { id } })
    expect(product.primaryImage).toBe(image?.url)
  })

  it.each(['png', 'webp', 'avif', 'gif'] as const)(
    'takes %s, whatever it calls itself [CATALOGUE-15]',
    async (format) => {
      const id = await newProduct()
      const bytes = await picture(400, 300).toFormat(format).toBuffer()
      const [image] = await uploaded(id, [{ bytes, filename: 'x.txt', type: 'text/plain' }])
      expect(image?.srcset.map(({ width }) => width).sort()).toEqual([320, 320, 400, 400])
      expect(image?.url).toMatch(/-400\.webp$/)
    },
  )

  it('turns a picture upright and leaves its metadata behind', async () => {
    const id = await newProduct()
    const bytes = await picture(600, 400).withMetadata({ orientation: 6 }).jpeg().toBuffer()
    const [image] = await uploaded(id, [{ bytes }])
    const { rawPayload } = await shop.app.inject(image?.url ?? '')
    expect(await sharp(rawPayload).metadata()).toMatchObject({ width: 400, height: 600 })
    expect((await sharp(rawPayload).metadata()).exif).toBeUndefined()
  })

  it('may have 5 MiB to the byte [CATALOGUE-15]', async () => {
    const bytes = Buffer.alloc(5 * 1024 * 1024)
    // What follows a picture's end is not looked at, and not kept.
    ;(await picture(40, 30).jpeg().toBuffer()).copy(bytes)
    expect(await uploaded(await newProduct(), [{ bytes }])).toHaveLength(1)
  })

  it('keeps transparency and a tiny picture as they are', async () => {
    const id = await newProduct()
    const clear = { r: 0, g: 0, b: 0, alpha: 0 }
    const bytes = await sharp({ create: { width: 8, height: 8, channels: 4, background: clear } })
      .png()
      .toBuffer()
    const [image] = await uploaded(id, [{ bytes }])
    const { rawPayload } = await shop.app.inject(image?.url ?? '')
    expect(await sharp(rawPayload).metadata()).toMatchObject({ width: 8, hasAlpha: true })
  })

  it('is all or nothing: up to five per product [CATALOGUE-15]', async () => {
    const id = await newProduct()
    const bytes = await picture(40, 30).png().toBuffer()
    const four = Array.from({ length: 4 }, () => ({ bytes }))
    expect(await uploaded(id, four)).toHaveLength(4)
    const response = await upload(id, [{ bytes }, { bytes }])
    expect([response.statusCode, response.json<{ code: string }>().code]).toEqual([400, 'TOO_MANY_FILES'])
    expect(await rowsOf(id)).toHaveLength(4)
    expect(await uploaded(id, [{ bytes }])).toHaveLength(5)
  })
})

/** A PNG's signature and header alone, as large as it says. */
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

describe('pictures of a product', () => {
  it('have one primary one, which the next follows', async () => {
    const id = await newProduct()
    const bytes = await picture(40, 30).png().toBuffer()
    const [first, second, third] = await uploaded(id, [{ bytes }, { bytes }, { bytes }])
    const params = { id, imageId: third?._id ?? '' }
    const chosen = await shop.ok('setPrimaryImage', { token, params })
    expect(chosen.images.map(({ _id }) => _id)).toEqual([third?._id, first?._id, second?._id])
    expect(chosen.images.map(({ isPrimary }) => isPrimary)).toEqual([true, false, false])
    const { images } = await shop.ok('deleteProductImage', { token, params })
    expect(images.map(({ _id, isPrimary }) => [_id, isPrimary])).toEqual([
      [first?._id, true],
      [second?._id, false],
    ])
    const left = await shop.db.select().from(imageVariants).where(eq(imageVariants.imageId, params.imageId))
    expect(left).toEqual([])
    expect(await shop.refused('setPrimaryImage', { token, params })).toMatchObject({ code: 'NOT_FOUND' })
    expect(await shop.refused('deleteProductImage', { token, params })).toMatchObject({ code: 'NOT_FOUND' })
  })

  it('are described per language and put in order [CATALOGUE-54]', async () => {
    const id = await newProduct()
    const bytes = await picture(80, 60).png().toBuffer()
    const [first, second, third] = await uploaded(id, [{ bytes }, { bytes }, { bytes }])
    const change = async (imageId: string | undefined, body: Body<'updateProductImage'>) =>
      (await shop.ok('updateProductImage', { token, params: { id, imageId: imageId ?? '' }, body })).images
    const texts = { alt: 'Dose', alts: { tr: 'Kutu', en: 'Tin' } }
    expect((await change(second?._id, texts))[1]).toMatchObject(texts)
    const moved = await change(third?._id, { position: 1 })
    expect(moved.map(({ _id }) => _id)).toEqual([first?._id, third?._id, second?._id])
    // The primary one stays the first, whatever its position.
    const primary = await change(first?._id, { position: 2 })
    expect(primary.map(({ _id }) => _id)).toEqual([first?._id, third?._id, second?._id])
    expect(primary[2]).toMatchObject(texts)
    const { product } = await shop.ok('getProduct', { params: { id }, query: { lang: 'tr' } })
    expect(product.images[2]).toMatchObject({ alt: 'Kutu' })
    expect(product.images[2]).not.toHaveProperty('alts')
    const refusal = await shop.refused('updateProductImage', {
      token,
      params: { id, imageId: first?._id ?? '' },
      body: { alt: 'x'.repeat(251) },
    })
    expect(refusal).toMatchObject({ status: 400, code: 'VALIDATION' })
  })

  it('belong to it alone', async () => {
    const { id } = await shop.product('abendruhe')
    const [image] = await rowsOf(id)
    const params = { id: await newProduct(), imageId: image?.id ?? '' }
    expect((await shop.refused('setPrimaryImage', { token, params })).code).toBe('NOT_FOUND')
    expect((await shop.refused('updateProductImage', { token, params, body: {} })).code).toBe('NOT_FOUND')
    expect((await shop.refused('deleteProductImage', { token, params })).code).toBe('NOT_FOUND')
    const malformed = { id, imageId: '../../x' }
    expect((await shop.refused('deleteProductImage', { token, params: malformed })).status).toBe(404)
    expect(await rowsOf(id)).toContainEqual(image)
  })
})
