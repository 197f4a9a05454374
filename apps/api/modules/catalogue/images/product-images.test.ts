import { eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import type { Body } from '@/contract/shared/dto'
import { imageVariants } from '@apps/api/platform/db/schema'
import { testShop } from '@apps/api/testing/test-app'
import { picture, pictureCalls } from './product-images.fixtures'

const shop = await testShop()
const { token } = await shop.admin()
const { newProduct, uploaded, rowsOf } = pictureCalls(shop, token)

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
    // The first place makes a picture the primary one, and leaving it takes that away.
    const led = await change(second?._id, { position: 0 })
    expect(led.map(({ _id, isPrimary }) => [_id, isPrimary])).toEqual([
      [second?._id, true],
      [first?._id, false],
      [third?._id, false],
    ])
    const primary = await change(second?._id, { position: 2 })
    expect(primary.map(({ _id, isPrimary }) => [_id, isPrimary])).toEqual([
      [first?._id, true],
      [third?._id, false],
      [second?._id, false],
    ])
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
