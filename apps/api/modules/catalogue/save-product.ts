import { tintOf } from '@/domain/catalogue/product'
import { fieldMessages } from '@/contract/shared/messages'
import type { ParsedBody } from '@/contract/shared/dto'
import type { Db } from '../../platform/db/open'
import { ApiError, found, invalidField } from '../../platform/http/errors'
import * as repository from './products-admin.repository'
import { editedAt, refuseStale } from '../../platform/http/stale'
import * as body from './product-body'

async function lockCategory(tx: Db, name: string): Promise<string> {
  const id = await repository.lockCategory(tx, name)
  if (id === undefined) throw invalidField('category', fieldMessages.unknownCategory)
  return id
}

async function setRelated(tx: Db, id: string, sent: readonly string[]): Promise<void> {
  const ids = body.relatedOf(sent, id)
  const unknown = await repository.unknownProducts(tx, ids)
  if (unknown.length > 0) throw invalidField('relatedProducts', fieldMessages.unknownProduct)
  await repository.replaceRelated(tx, id, ids)
}

async function newSlug(tx: Db, sent: ParsedBody<'createProduct'>): Promise<string> {
  const typed = body.typedSlug(sent)
  if (typed === undefined) return repository.freeProductSlug(tx, sent.name)
  if (await repository.isSlugTaken(tx, typed))
    throw new ApiError('CONFLICT', { details: { field: 'seo.slug' } })
  return typed
}

/** @throws ApiError VALIDATION, CONFLICT */
export async function createProduct(
  tx: Db,
  id: string,
  sent: ParsedBody<'createProduct'>,
  now: Date,
): Promise<void> {
  const prices = body.pricesOf(sent, [], 'germany')
  if (!prices) throw invalidField('price', fieldMessages.missing)
  const categoryId = await lockCategory(tx, sent.category)
  const { name, shortDescription, detailedDescription } = sent
  await repository.insertProduct(tx, {
    ...body.fieldsOf(sent),
    id,
    name,
    shortDescription,
    detailedDescription,
    categoryId,
    slug: await newSlug(tx, sent),
    platform: sent.platform ?? prices[0]?.platform ?? 'germany',
    stockQuantity: sent.stock?.quantity ?? 0,
    tint: sent.tint ?? tintOf(id),
    createdAt: now,
    updatedAt: now,
  })
  await repository.replacePrices(tx, id, prices, now)
  if (sent.relatedProducts) await setRelated(tx, id, sent.relatedProducts)
}

/** Updates the fields that were sent. @throws ApiError NOT_FOUND, VALIDATION, CONFLICT, STALE */
export async function updateProduct(
  tx: Db,
  id: string,
  sent: ParsedBody<'updateProduct'>,
  now: Date,
): Promise<void> {
  const slug = body.typedSlug(sent)
  const present = found(await repository.lockProduct(tx, id, slug === undefined ? 'no key update' : 'update'))
  refuseStale(sent.updatedAt, present.updatedAt)
  const { category = present.category } = sent
  const categoryId = category === present.category ? undefined : await lockCategory(tx, category)
  if (slug !== undefined && slug !== present.slug && (await repository.isSlugTaken(tx, slug))) {
    throw new ApiError('CONFLICT', { details: { field: 'seo.slug' } })
  }
  const prices = body.pricesOf(sent, await repository.findPrices(tx, id), present.platform)
  if (prices) await repository.replacePrices(tx, id, prices, now)
  await repository.updateProduct(tx, id, {
    ...body.fieldsOf(sent),
    slug,
    stockQuantity: sent.stock && body.stockOf(sent.stock, present.stockQuantity),
    categoryId,
    updatedAt: editedAt(now, present.updatedAt),
  })
  if (sent.relatedProducts) await setRelated(tx, id, sent.relatedProducts)
}
