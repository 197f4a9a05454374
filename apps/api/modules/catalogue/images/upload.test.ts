import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { testShop } from '@apps/api/testing/test-app'
import { picture, pictureCalls } from './product-images.fixtures'

const shop = await testShop()
const { token } = await shop.admin()
const { newProduct, upload, uploaded, rowsOf } = pictureCalls(shop, token)

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
    // Bytes after the end of the picture are ignored and not stored.
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
