import { eq } from 'drizzle-orm'
import sharp from 'sharp'
import { beforeAll, describe, expect, it } from 'vitest'
import { imageVariants, reviewPhotos } from '../../platform/db/schema'
import { bodyFor } from '../../testing/checkout'
import { multipart, type UploadPart } from '../../testing/multipart'
import { expectSumsToBeWhatTheyCount } from '../../testing/sums'
import { testShop } from '../../testing/test-app'

const shop = await testShop()
const { token: admin } = await shop.admin()
let token = ''
let productId = ''

beforeAll(async () => {
  token = (await shop.customer({ name: 'Sabine Koch' })).token
  const { order } = await shop.ok('checkout', { token, body: await bodyFor(shop, { abendruhe: 1 }) })
  await shop.ok('setOrderStatus', { token: admin, params: { id: order._id }, body: { status: 'delivered' } })
  productId = (await shop.product('abendruhe')).id
})

const bytes = await sharp({ create: { width: 400, height: 300, channels: 3, background: '#8fa07d' } })
  .jpeg()
  .withExif({ IFD3: { GPSLatitude: '51/1 20/1 0/1' } })
  .toBuffer()
const photo: UploadPart = { filename: 'Küche.jpg', type: 'image/jpeg', bytes }

const upload = (parts: readonly UploadPart[], bearer = token, id = productId) => {
  const { payload, headers } = multipart(parts)
  return shop.app.inject({
    method: 'POST',
    url: `/api/user/reviews/${id}/photos`,
    headers: { ...headers, authorization: `Bearer ${bearer}` },
    payload,
  })
}
const mine = async () => (await shop.ok('listMyReviews', { token })).reviews[0]
const shown = () => shop.ok('listProductReviews', { params: { slug: 'abendruhe' }, query: { photo: 'true' } })
const queue = async () =>
  (await shop.ok('listReviews', { token: admin, query: { queue: 'waiting' } })).reviews

describe('photos of a review [CATALOGUE-354]', () => {
  it('need a review of one’s own', async () => {
    expect((await upload([photo])).statusCode).toBe(404)
    const body = { productId, rating: 5, comment: 'Mild und rund, gern wieder.' }
    await shop.ok('saveMyReview', { token, body })
    expect((await upload([photo], (await shop.customer()).token)).statusCode).toBe(404)
    expect((await upload([photo], token, 'x')).statusCode).toBe(404)
  })

  it('wait for approval, without what the camera wrote into them', async () => {
    const answered = await upload([photo, photo])
    expect([answered.statusCode, answered.json()]).toEqual([201, { success: true, data: { photos: 2 } }])
    expect(await mine()).toMatchObject({ state: 'shown', photos: 2 })
    expect((await shown()).reviews).toEqual([])
    const [waiting] = await queue()
    expect(waiting).toMatchObject({ photosAwait: true, state: 'shown' })
    const url = waiting?.photos?.[0]?.url ?? ''
    const media = await shop.app.inject(url)
    expect((await sharp(media.rawPayload).metadata()).exif).toBeUndefined()
    await shop.ok('decideReviews', {
      token: admin,
      body: { decision: 'approve', ids: [waiting?._id ?? ''] },
    })
    const found = await shown()
    expect(found.summary.withPhoto).toBe(1)
    expect(found.reviews[0]?.photos).toHaveLength(2)
    await expectSumsToBeWhatTheyCount(shop)
  })

  it('are replaced by the next ones, which wait again, and taken back', async () => {
    expect((await upload([photo])).statusCode).toBe(201)
    expect((await queue()).map(({ photos }) => photos?.length)).toEqual([1])
    expect((await shown()).summary.withPhoto).toBe(0)
    await shop.ok('deleteReviewPhotos', { token, params: { id: productId } })
    expect(await mine()).toMatchObject({ photos: 0 })
    expect(await shop.db.$count(reviewPhotos)).toBe(0)
    expect(await shop.db.$count(imageVariants, eq(imageVariants.type, 'image/webp'))).toBeGreaterThan(0)
    const { token: other } = await shop.customer()
    const params = { id: productId }
    expect((await shop.refused('deleteReviewPhotos', { token: other, params })).status).toBe(404)
  })

  it('are three pictures at most', async () => {
    const four = await upload([photo, photo, photo, photo])
    expect(four.json()).toMatchObject({ code: 'TOO_MANY_FILES' })
    const text = { ...photo, bytes: 'kein Bild' }
    expect((await upload([text])).json()).toMatchObject({ code: 'UNSUPPORTED_IMAGE' })
    expect(await mine()).toMatchObject({ photos: 0 })
  })
})
