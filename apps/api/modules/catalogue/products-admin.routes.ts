import { randomUUID } from 'node:crypto'
import { tintOf } from '@/domain/catalogue/product'
import type { ParsedBody } from '@/contract/shared/wire'
import type { Db } from '../../platform/db/open'
import { inTransaction } from '../../platform/db/transaction'
import { defineRoute } from '../../platform/http/define-route'
import { ApiError, found, invalidField, uuidOf } from '../../platform/http/errors'
import { audit } from '../../platform/audit/audit.repository'
import * as writes from './products-admin.repository'
import { findProduct, findRelated, findReviews } from './products.repository'
import { productSearchText } from '../../platform/db/queries/search-text'
import * as body from './product-body'
import { productToDto } from './products.mapper'

/** The whole product, as the back office goes on with it. */
export async function productAnswer(db: Db, id: string) {
  const product = found(await findProduct(db, id))
  const reviews = await findReviews(db, id)
  const related = await findRelated(db, id)
  return { product: productToDto(product, { reviews, related }) }
}

async function refuseUnknownCategory(tx: Db, name: string): Promise<void> {
  if (!(await writes.lockCategory(tx, name))) throw invalidField('category', 'unknown category')
}

async function setRelated(tx: Db, id: string, sent: readonly string[]): Promise<void> {
  const ids = body.relatedOf(sent, id)
  const unknown = await writes.unknownProducts(tx, ids)
  if (unknown.length > 0) throw invalidField('relatedProducts', 'unknown product')
  await writes.replaceRelated(tx, id, ids)
}

async function newSlug(tx: Db, sent: ParsedBody<'createProduct'>): Promise<string> {
  const typed = body.typedSlug(sent)
  if (typed === undefined) return writes.freeProductSlug(tx, sent.name)
  if (await writes.isSlugTaken(tx, typed)) throw new ApiError('CONFLICT', { details: { field: 'seo.slug' } })
  return typed
}

async function create(tx: Db, id: string, sent: ParsedBody<'createProduct'>, now: Date): Promise<void> {
  const prices = body.pricesOf(sent, [], 'germany')
  if (!prices) throw invalidField('price', 'required')
  await refuseUnknownCategory(tx, sent.category)
  const { name, shortDescription, detailedDescription, category } = sent
  await writes.insertProduct(tx, {
    ...body.fieldsOf(sent),
    ...{ id, name, shortDescription, detailedDescription, category },
    slug: await newSlug(tx, sent),
    platform: sent.platform ?? prices[0]?.platform ?? 'germany',
    stockQuantity: sent.stock?.quantity ?? 0,
    tint: sent.tint ?? tintOf(id),
    searchText: productSearchText({ name, shortDescription, category, subtitle: sent.subtitle ?? '' }),
    createdAt: now,
    updatedAt: now,
  })
  await writes.replacePrices(tx, id, prices, now)
  if (sent.relatedProducts) await setRelated(tx, id, sent.relatedProducts)
}

async function update(tx: Db, id: string, sent: ParsedBody<'updateProduct'>, now: Date): Promise<void> {
  const slug = body.typedSlug(sent)
  const present = found(await writes.lockProduct(tx, id, slug === undefined ? 'no key update' : 'update'))
  body.refuseStale(sent.updatedAt, present.updatedAt)
  if (sent.category !== undefined && sent.category !== present.category) {
    await refuseUnknownCategory(tx, sent.category)
  }
  if (slug !== undefined && slug !== present.slug && (await writes.isSlugTaken(tx, slug))) {
    throw new ApiError('CONFLICT', { details: { field: 'seo.slug' } })
  }
  const prices = body.pricesOf(sent, await writes.findPrices(tx, id), present.platform)
  if (prices) await writes.replacePrices(tx, id, prices, now)
  await writes.updateProduct(tx, id, {
    ...body.fieldsOf(sent),
    slug,
    stockQuantity: sent.stock && body.stockOf(sent.stock, present.stockQuantity),
    searchText: productSearchText({
      name: sent.name ?? present.name,
      subtitle: sent.subtitle ?? present.subtitle,
      shortDescription: sent.shortDescription ?? present.shortDescription,
      category: sent.category ?? present.category,
    }),
    updatedAt: body.editedAt(now, present.updatedAt),
  })
  if (sent.relatedProducts) await setRelated(tx, id, sent.relatedProducts)
}

export const productAdminRoutes = [
  defineRoute('createProduct', async ({ db, body: sent, session, now }) => {
    const id = randomUUID()
    const at = now()
    await inTransaction(db, async (tx) => {
      await create(tx, id, sent, at)
      await audit(
        tx,
        session,
        { action: 'product.create', subject: `product:${id}`, detail: { name: sent.name } },
        at,
      )
    })
    return productAnswer(db, id)
  }),

  defineRoute('updateProduct', async ({ db, params, body: sent, session, now }) => {
    const id = uuidOf(params.id)
    const at = now()
    await inTransaction(db, async (tx) => {
      await update(tx, id, sent, at)
      await audit(
        tx,
        session,
        { action: 'product.update', subject: `product:${id}`, detail: { fields: Object.keys(sent) } },
        at,
      )
    })
    return productAnswer(db, id)
  }),

  defineRoute('deleteProduct', async ({ db, params, session, now }) => {
    const id = uuidOf(params.id)
    const at = now()
    await inTransaction(db, async (tx) => {
      const { name } = found(await writes.lockProduct(tx, id, 'update'))
      const outcome = await writes.removeProduct(tx, id, at)
      await audit(
        tx,
        session,
        { action: 'product.delete', subject: `product:${id}`, detail: { name, outcome } },
        at,
      )
    })
    return {}
  }),
]
