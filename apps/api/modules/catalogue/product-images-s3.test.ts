import { readFileSync } from 'node:fs'
import { eq } from 'drizzle-orm'
import sharp from 'sharp'
import { beforeEach, expect, it } from 'vitest'
import { success } from '@/contract/shared/envelope'
import { schemas } from '@/contract/schemas'
import { imageVariants, productImages, unusedPictures, videoParts } from '../../platform/db/schema'
import { removeUnused, storePictures } from '../../platform/media/unused-pictures'
import type { PictureStore } from '../../platform/media/picture-store'
import { multipart } from '../../testing/multipart'
import { s3Pictures } from '../../testing/s3'
import { testShop } from '../../testing/test-app'

const HOUR_MS = 3_600_000

const s3 = await s3Pictures()
let isAway = false
const refuse = () => Promise.reject(new Error('the object store is away'))
const store: PictureStore = {
  put: (variants) => (isAway ? refuse() : s3.put(variants)),
  get: (file, span) => s3.get(file, span),
  remove: (files) => (isAway ? refuse() : s3.remove(files)),
}
const shop = await testShop({ pictures: store })
const { token } = await shop.admin()
const { id } = await shop.product('abendruhe')
beforeEach(() => {
  isAway = false
})

async function upload() {
  const bytes = await sharp({ create: { width: 400, height: 300, channels: 3, background: '#8fa07d' } })
    .png()
    .toBuffer()
  const { payload, headers } = multipart([{ bytes, filename: 'tee.png', type: 'image/png' }])
  return shop.app.inject({
    method: 'POST',
    url: `/api/products/${id}/images`,
    headers: { ...headers, authorization: `Bearer ${token}` },
    payload,
  })
}

async function uploaded() {
  const { images } = success(schemas.uploadProductImages.data).parse((await upload()).json()).data
  const image = images.at(-1)
  if (!image) throw new Error('no picture was uploaded')
  return image
}
const fileOf = (url: string) => url.replace('/media/', '')
/** Uses the real clock, because unused pictures are dated by the database's clock. */
const sweep = (inMs = 0) => removeUnused(shop.db, store, new Date(Date.now() + inMs))

it('an uploaded picture lies in the object store, is served from there, and goes with its row [CATALOGUE-17]', async () => {
  const image = await uploaded()
  const files = image.srcset.map(({ url }) => fileOf(url))
  const rows = await shop.db.select().from(imageVariants).where(eq(imageVariants.isStored, true))
  expect(rows.map(({ file, bytes }) => [file, bytes]).sort()).toEqual(
    files.map((file) => [file, null]).sort(),
  )
  const served = await shop.app.inject(image.url)
  expect([served.statusCode, served.headers['content-type']]).toEqual([200, 'image/webp'])
  expect(served.rawPayload).toEqual(await s3.get(fileOf(image.url)))
  expect(await sweep()).toBe(0)

  await shop.ok('deleteProductImage', { token, params: { id, imageId: image._id } })
  expect(await sweep()).toBe(files.length)
  for (const file of files) expect(await s3.get(file)).toBeUndefined()
  shop.clock.advance(10_000)
  expect((await shop.app.inject(image.url)).statusCode).toBe(404)
})

it('an upload that the store refuses leaves no row, and what it kept is removed later', async () => {
  const count = () => shop.db.$count(productImages, eq(productImages.productId, id))
  const before = await count()
  isAway = true
  expect((await upload()).statusCode).toBe(500)
  expect(await count()).toBe(before)
  isAway = false
  await sweep(HOUR_MS)
  const variant = { file: 'half-320.webp', width: 320, type: 'image/webp', bytes: Buffer.from('x') } as const
  await storePictures(shop.db, store, [variant], new Date())
  expect(await sweep()).toBe(0)
  expect(await sweep(HOUR_MS)).toBe(1)
  expect(await s3.get(variant.file)).toBeUndefined()
})

it('what the store does not remove is tried again', async () => {
  const image = await uploaded()
  await shop.ok('deleteProductImage', { token, params: { id, imageId: image._id } })
  isAway = true
  await expect(sweep()).rejects.toThrow('away')
  isAway = false
  expect(await sweep()).toBe(image.srcset.length)
  expect(await shop.db.$count(unusedPictures)).toBe(0)
})

it('a film lies there too, is read in spans, and goes with its product’s row [CATALOGUE-693]', async () => {
  const bytes = readFileSync('apps/api/testing/films/garten.mov')
  const { payload, headers } = multipart([{ bytes, field: 'video' }])
  const response = await shop.app.inject({
    method: 'POST',
    url: `/api/products/${id}/video`,
    headers: { ...headers, authorization: `Bearer ${token}` },
    payload,
  })
  const { url } = success(schemas.uploadProductVideo.data).parse(response.json()).data.video
  const whole = await s3.get(fileOf(url))
  expect(await shop.db.$count(videoParts)).toBe(0)
  expect((await shop.app.inject(url)).rawPayload).toEqual(whole)
  const span = await shop.app.inject({ url, headers: { range: 'bytes=10-19' } })
  expect([span.statusCode, span.rawPayload]).toEqual([206, whole?.subarray(10, 20)])
  await shop.ok('deleteProductVideo', { token, params: { id } })
  expect(await sweep()).toBe(1)
  expect(await s3.get(fileOf(url))).toBeUndefined()
})
