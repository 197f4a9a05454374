import type { Http } from '@/client/shared/http'
import { type Page, toPage } from '@/client/shared/page'
import type { Body, Query } from '@/contract/shared/dto'
import type { Picture, ProductVideo } from './product'
import { toVideo } from './product-detail-wire.client'
import type { ProductFields, ProductRecord, ProductRow } from './product-record'
import { toEditedPicture, toProductBody, toProductRecord, toProductRow } from './product-record-wire.client'
import { productEndpoints } from './products.calls'
import type { StockMovement } from './stock'

/** Products of every status, which needs an administrator's token. */
export async function listProductRows(http: Http, query: Query<'listProducts'>): Promise<Page<ProductRow>> {
  const data = await http.call(productEndpoints, 'listProducts', { query })
  return toPage(
    data.products.map((product) => toProductRow(http, product)),
    data.pagination,
  )
}

/** @throws ApiFailure NOT_FOUND */
export async function getProductRecord(http: Http, id: string): Promise<ProductRecord> {
  const data = await http.call(productEndpoints, 'getProduct', { params: { id } })
  return toProductRecord(http, data.product)
}

/** @throws ApiFailure CONFLICT if the slug is taken */
export async function createProduct(http: Http, fields: ProductFields): Promise<ProductRecord> {
  const data = await http.call(productEndpoints, 'createProduct', { body: toProductBody(fields) })
  return toProductRecord(http, data.product)
}

/**
 * Updates the product with the form that was opened with `before`; of the stock only the difference is applied.
 * @throws ApiFailure STALE if somebody else saved in the meantime; nothing is changed then
 */
export async function updateProduct(
  http: Http,
  before: Pick<ProductRecord, 'id' | 'stock' | 'updatedAt'>,
  fields: ProductFields,
): Promise<ProductRecord> {
  const body = toProductBody(fields)
  const data = await http.call(productEndpoints, 'updateProduct', {
    params: { id: before.id },
    body: { ...body, stock: { ...body.stock, expected: before.stock }, updatedAt: before.updatedAt },
  })
  return toProductRecord(http, data.product)
}

/** Changes of the stock, newest first. @throws ApiFailure NOT_FOUND */
export async function listStockMovements(
  http: Http,
  id: string,
  query: Query<'listStockMovements'>,
): Promise<Page<StockMovement>> {
  const data = await http.call(productEndpoints, 'listStockMovements', { params: { id }, query })
  return toPage(
    data.movements.map(({ _id, admin, orderNumber, ...movement }) => ({
      ...movement,
      id: _id,
      ...(admin !== null && { admin }),
      ...(orderNumber !== null && { orderNumber }),
    })),
    data.pagination,
  )
}

/** Products that were ordered are archived instead of deleted. */
export async function deleteProduct(http: Http, id: string): Promise<void> {
  await http.call(productEndpoints, 'deleteProduct', { params: { id } })
}

interface UploadOptions {
  /** Percent, 0 to 100. */
  readonly onProgress: (percent: number) => void
  readonly signal: AbortSignal
}

/**
 * Adds one picture and returns all pictures of the product.
 * @throws ApiFailure UNSUPPORTED_IMAGE, TOO_MANY_FILES, TOO_LARGE
 */
export async function uploadProductImage(
  http: Http,
  id: string,
  file: File,
  options: UploadOptions,
): Promise<readonly Picture[]> {
  const data = await http.call(productEndpoints, 'uploadProductImages', {
    params: { id },
    files: [file],
    ...options,
  })
  return data.images.map((image) => toEditedPicture(http, image))
}

export async function deleteProductImage(
  http: Http,
  id: string,
  imageId: string,
): Promise<readonly Picture[]> {
  const data = await http.call(productEndpoints, 'deleteProductImage', { params: { id, imageId } })
  return data.images.map((image) => toEditedPicture(http, image))
}

/** Puts a film in the place of the present one. @throws ApiFailure UNSUPPORTED_VIDEO, TOO_LARGE */
export async function uploadProductVideo(
  http: Http,
  id: string,
  file: File,
  options: UploadOptions,
): Promise<ProductVideo> {
  const data = await http.call(productEndpoints, 'uploadProductVideo', {
    params: { id },
    files: [file],
    ...options,
  })
  return toVideo(http, data.video)
}

/** Changes what its description says. */
export async function updateProductVideo(
  http: Http,
  id: string,
  body: Body<'updateProductVideo'>,
): Promise<ProductVideo> {
  const data = await http.call(productEndpoints, 'updateProductVideo', { params: { id }, body })
  return toVideo(http, data.video)
}

export async function deleteProductVideo(http: Http, id: string): Promise<void> {
  await http.call(productEndpoints, 'deleteProductVideo', { params: { id } })
}

/** Changes a picture's alternative text or position; the first is the primary one. */
export async function updateProductImage(
  http: Http,
  id: string,
  imageId: string,
  body: Body<'updateProductImage'>,
): Promise<readonly Picture[]> {
  const data = await http.call(productEndpoints, 'updateProductImage', { params: { id, imageId }, body })
  return data.images.map((image) => toEditedPicture(http, image))
}

/** @throws ApiFailure VALIDATION with a message for each invalid field */
export async function addReview(
  http: Http,
  id: string,
  body: { user: string; rating: number; comment: string },
): Promise<ProductRecord> {
  const data = await http.call(productEndpoints, 'addReview', { params: { id }, body })
  return toProductRecord(http, data.product)
}

export async function deleteReview(http: Http, id: string, reviewId: string): Promise<ProductRecord> {
  const data = await http.call(productEndpoints, 'deleteReview', { params: { id, reviewId } })
  return toProductRecord(http, data.product)
}
