import { eq } from 'drizzle-orm'
import sharp from 'sharp'
import { expect } from 'vitest'
import { success } from '@/contract/shared/envelope'
import { schemas } from '@/contract/schemas'
import { productImages } from '@apps/api/platform/db/schema'
import { multipart, type UploadPart } from '@apps/api/testing/multipart'
import type { TestApp } from '@apps/api/testing/test-app'

/** A single-coloured picture; size in pixels. */
export const picture = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#8fa07d' } })

/** Calls of an administrator for the picture tests. */
export function pictureCalls(shop: TestApp, token: string) {
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

  return { newProduct, upload, uploaded, rowsOf }
}
