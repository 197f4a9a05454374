import { eq } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { imageVariants, productImages } from '../db/schema'
import { testShop } from '../../testing/test-app'

const shop = await testShop()

it('serves a demo image as immutable', async () => {
  const response = await shop.app.inject('/media/abendruhe-stillleben-320.avif')
  expect(response.statusCode).toBe(200)
  expect(response.headers).toMatchObject({
    'content-type': 'image/avif',
    'cache-control': 'public, max-age=31536000, immutable',
  })
})

it('serves an uploaded image unchanged from the database [CATALOGUE-17]', async () => {
  const { id: productId } = await shop.product('abendruhe')
  const [image] = await shop.db.insert(productImages).values({ productId, position: 9 }).returning()
  const bytes = Buffer.from([0, 1, 2, 255, 254, 0, 39, 92])
  const row = {
    imageId: image?.id ?? '',
    file: 'upload-320.webp',
    width: 320,
    type: 'image/webp',
    bytes,
  } as const
  await shop.db.insert(imageVariants).values(row)
  const response = await shop.app.inject('/media/upload-320.webp')
  expect([response.statusCode, response.rawPayload.equals(bytes)]).toEqual([200, true])
})

it('stops serving an image deleted by another process within ten seconds', async () => {
  const { id: productId } = await shop.product('abendruhe')
  const [image] = await shop.db.insert(productImages).values({ productId, position: 10 }).returning()
  const row = { imageId: image?.id ?? '', file: 'gone-320.webp', width: 320, type: 'image/webp' } as const
  await shop.db.insert(imageVariants).values({ ...row, bytes: Buffer.from('picture') })
  const status = async () => (await shop.app.inject('/media/gone-320.webp')).statusCode
  expect(await status()).toBe(200)
  shop.clock.advance(60_000)
  expect(await status()).toBe(200)
  await shop.db.delete(imageVariants).where(eq(imageVariants.file, 'gone-320.webp'))
  shop.clock.advance(10_000)
  expect(await status()).toBe(404)
})
