import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { schemas } from '@/contract/schemas'
import { success } from '@/contract/shared/envelope'
import { imageVariants } from '../../platform/db/schema'
import { categoryCalls } from '../../testing/categories'
import { multipart, type UploadPart } from '../../testing/multipart'
import { testShop } from '../../testing/test-app'
import { picture } from '../catalogue/images/product-images.fixtures'

const shop = await testShop({ demoData: false })
const { token } = await shop.admin()
const { create, update, unique } = categoryCalls(shop, token)

const upload = (id: string, parts: readonly UploadPart[]) => {
  const { payload, headers } = multipart(parts)
  return shop.app.inject({
    method: 'POST',
    url: `/api/categories/${id}/image`,
    headers: { ...headers, authorization: `Bearer ${token}` },
    payload,
  })
}
const bytes = await picture(700, 500).png().toBuffer()
async function uploaded(id: string) {
  const response = await upload(id, [{ bytes }])
  expect(response.statusCode).toBe(201)
  return success(schemas.uploadCategoryImage.data).parse(response.json()).data.category
}
const code = async (id: string, parts: readonly UploadPart[]) =>
  (await upload(id, parts)).json<{ code: string }>().code
const rows = (id: string) => shop.db.select().from(imageVariants).where(eq(imageVariants.categoryId, id))

describe('the picture of a category [CATALOGUE-623]', () => {
  it('is shown with its text, replaced and taken away', async () => {
    const { _id: id, image, slug, updatedAt } = await create({ name: unique('Bild') })
    expect(image).toBeNull()
    const first = await uploaded(id)
    expect(first.image?.srcset.map(({ width }) => width)).toEqual([320, 640, 700, 320, 640, 700])
    // A form that is open meanwhile stays as it is.
    expect(first.updatedAt).toBe(updatedAt)
    const { image: described } = await update(id, { imageAlt: 'Eine Tasse Tee', updatedAt })
    expect(described).toMatchObject({ url: first.image?.url, alt: 'Eine Tasse Tee' })
    const media = await shop.app.inject(described?.url ?? '')
    expect([media.statusCode, media.headers['content-type']]).toEqual([200, 'image/webp'])

    const second = await uploaded(id)
    expect(second.image?.url).not.toBe(first.image?.url)
    expect(await rows(id)).toHaveLength(6)
    const read = await shop.ok('getCategoryBySlug', { params: { platform: 'germany', slug } })
    expect(read.category.image).toEqual(second.image)

    const { category } = await shop.ok('deleteCategoryImage', { token, params: { id } })
    expect(category.image).toBeNull()
    expect(await rows(id)).toEqual([])
    expect((await shop.refused('deleteCategoryImage', { token, params: { id } })).code).toBe('NOT_FOUND')
  })

  it('goes with its category', async () => {
    const { _id: id } = await create({ name: unique('Weg') })
    await uploaded(id)
    await shop.ok('deleteCategory', { token, params: { id } })
    expect(await rows(id)).toEqual([])
  })

  it('is one file, a picture, of a category that there is', async () => {
    const { _id: id } = await create({ name: unique('Falsch') })
    expect(await code(id, [{ bytes: 'kein Bild' }])).toBe('UNSUPPORTED_IMAGE')
    expect(await code(id, [{ bytes }, { bytes }])).toBe('VALIDATION')
    expect(await code(randomUUID(), [{ bytes }])).toBe('NOT_FOUND')
    expect(await rows(id)).toEqual([])
    const long = { token, params: { id }, body: { imageAlt: 'x'.repeat(251) } }
    expect((await shop.refused('updateCategory', long)).errors?.map(({ path }) => path)).toEqual(['imageAlt'])
  })
})
