import { tintOf } from '@/shop/catalogue/product'
import { fieldMessages } from '@/contract/shared/messages'
import type { ParsedBody } from '@/contract/shared/dto'
import type { Db } from '../../platform/db/open'
import { updateRecords } from '../../platform/db/queries/records'
import { products } from '../../platform/db/schema'
import { ApiError, found, invalidField } from '../../platform/http/errors'
import * as repository from './products-admin.repository'
import type { SelectedProduct, ProductValues } from './products-admin.repository'
import { editedAt, refuseStale } from '../../platform/http/stale'
import * as body from './product-body'
import { recordStock, type StockChange } from './stock.repository'
import { leaveBehind, leaveOtherFamily, placeInFamily } from './place-size'

export interface NewProduct {
  readonly id: string
  readonly sent: ParsedBody<'createProduct'>
}

/** The fields that were sent. */
export interface ProductEdit {
  readonly id: string
  readonly sent: ParsedBody<'updateProduct'>
}

function categoryId(ids: ReadonlyMap<string, string>, name: string): string {
  const id = ids.get(name)
  if (id === undefined) throw invalidField('category', fieldMessages.unknownCategory)
  return id
}

async function refuseTaken(tx: Db, slugs: readonly string[]): Promise<void> {
  const taken = await repository.takenSlugs(tx, slugs)
  if (taken.size > 0) throw new ApiError('CONFLICT', { details: { field: 'seo.slug' } })
}

async function setRelated(tx: Db, { id, sent }: NewProduct | ProductEdit): Promise<void> {
  if (!sent.relatedProducts) return
  const ids = body.relatedOf(sent.relatedProducts, id)
  const unknown = await repository.unknownProducts(tx, ids)
  if (unknown.length > 0) throw invalidField('relatedProducts', fieldMessages.unknownProduct)
  await repository.replaceRelated(tx, id, ids)
}

/** Slugs in the order of the products, made from their names where none was typed. */
async function newSlugs(tx: Db, news: readonly NewProduct[]): Promise<string[]> {
  const wanted = news.map(({ sent }) => {
    const typed = body.typedSlug(sent)
    return { name: sent.name, typed, slug: typed ?? repository.productSlug(sent.name) }
  })
  const typed = wanted.flatMap((each) => each.typed ?? [])
  await refuseTaken(tx, typed)
  const taken = await repository.takenSlugs(
    tx,
    wanted.map(({ slug }) => slug),
  )
  const reserved = new Set([...typed, ...taken])
  const slugs: string[] = []
  for (const each of wanted) {
    const isFree = each.typed !== undefined || !reserved.has(each.slug)
    const slug = isFree ? each.slug : await repository.freeProductSlug(tx, each.name, reserved)
    reserved.add(slug)
    slugs.push(slug)
  }
  return slugs
}

/** Stores all in a few statements. @throws ApiError VALIDATION, CONFLICT */
export async function createProducts(
  tx: Db,
  news: readonly NewProduct[],
  change: StockChange,
): Promise<void> {
  if (news.length === 0) return
  const { at: now } = change
  const priced = news.map(({ id, sent }) => {
    const wanted = body.pricesOf(sent, [], 'germany', now)
    if (!wanted) throw invalidField('price', fieldMessages.missing)
    return { productId: id, before: [], wanted }
  })
  const categories = await repository.lockCategories(
    tx,
    news.map(({ sent }) => sent.category),
  )
  const slugs = await newSlugs(tx, news)
  const rows = news.map(({ id, sent }, index) => {
    const { name, shortDescription, detailedDescription } = sent
    return {
      ...body.columnsOfBody(sent),
      id,
      name,
      shortDescription,
      detailedDescription,
      categoryId: categoryId(categories, sent.category),
      slug: slugs[index] ?? '',
      platform: sent.platform ?? priced[index]?.wanted[0]?.platform ?? 'germany',
      stockQuantity: sent.stock?.quantity ?? 0,
      tint: sent.tint ?? tintOf(id),
      createdAt: now,
      updatedAt: now,
    }
  })
  await repository.insertProducts(tx, rows)
  await recordStock(
    tx,
    rows.map(({ id, stockQuantity }) => ({ productId: id, before: 0, stock: stockQuantity })),
    change,
  )
  await repository.replacePrices(tx, priced, now)
  for (const { id, sent } of news) if (sent.size) await placeInFamily(tx, id, sent.size)
  for (const each of news) await setRelated(tx, each)
}

/** The rows with all columns that an edit of any of them changes. */
function changedRows(
  edited: readonly { readonly present: SelectedProduct; readonly values: Partial<ProductValues> }[],
) {
  const changes = edited.map(({ present, values }) => ({
    present: new Map<string, unknown>(Object.entries(present)),
    values: new Map<string, unknown>(Object.entries(values).filter(([, value]) => value !== undefined)),
    id: present.id,
  }))
  const keys = [...new Set(changes.flatMap(({ values }) => [...values.keys()]))]
  return changes.map(({ id, present, values }) => ({
    ...Object.fromEntries(keys.map((key) => [key, values.has(key) ? values.get(key) : present.get(key)])),
    id,
  }))
}

/** The slug that the name makes, if the one of the product was emptied; undefined if it keeps its own. */
async function slugOfName(tx: Db, { seo, name }: ProductEdit['sent'], present: SelectedProduct) {
  if (seo?.slug !== '') return undefined
  const made = repository.productSlug(name ?? present.name)
  const isMade = present.slug.startsWith(made) && /^(-\d+)?$/.test(present.slug.slice(made.length))
  return isMade ? undefined : repository.freeProductSlug(tx, name ?? present.name)
}

/** Stores all in a few statements. @throws ApiError NOT_FOUND, VALIDATION, CONFLICT, STALE */
export async function updateProducts(
  tx: Db,
  edits: readonly ProductEdit[],
  change: StockChange,
): Promise<void> {
  if (edits.length === 0) return
  const { at: now } = change
  const ids = edits.map(({ id }) => id)
  const hasSlug = edits.some(({ sent }) => sent.seo?.slug !== undefined)
  const locked = await repository.lockProducts(tx, ids, hasSlug ? 'update' : 'no key update')
  const byId = new Map(locked.map((present) => [present.id, present]))
  const edited = await Promise.all(
    edits.map(async ({ id, sent }) => {
      const present = found(byId.get(id))
      return { id, sent, present, slug: body.typedSlug(sent) ?? (await slugOfName(tx, sent, present)) }
    }),
  )
  for (const { sent, present } of edited) refuseStale(sent.updatedAt, present.updatedAt)
  const moved = edited.filter(({ sent, present }) => (sent.category ?? present.category) !== present.category)
  const categories = await repository.lockCategories(
    tx,
    moved.flatMap(({ sent }) => sent.category ?? []),
  )
  await refuseTaken(
    tx,
    edited.flatMap(({ slug, present }) => (slug === undefined || slug === present.slug ? [] : [slug])),
  )
  const prices = await repository.findPrices(tx, ids)
  const priced = edited.flatMap(({ id, sent, present }) => {
    const before = prices.get(id) ?? []
    const wanted = body.pricesOf(sent, before, present.platform, now)
    return wanted ? [{ productId: id, before, wanted }] : []
  })
  const [first, ...rest] = changedRows(
    edited.map(({ sent, present, slug }) => ({
      present,
      values: {
        ...body.columnsOfBody(sent),
        slug,
        stockQuantity: sent.stock && body.stockOf(sent.stock, present.stockQuantity),
        categoryId:
          (sent.category ?? present.category) === present.category
            ? undefined
            : categoryId(categories, sent.category ?? ''),
        updatedAt: editedAt(now, present.updatedAt),
      },
    })),
  )
  await repository.replacePrices(tx, priced, now)
  for (const { sent, present } of edited)
    if (sent.size !== undefined) await leaveOtherFamily(tx, present, sent.size)
  if (first) await tx.execute(updateRecords(products, [first, ...rest]))
  await recordStock(
    tx,
    edited.map(({ id, sent, present: { stockQuantity: before } }) => ({
      productId: id,
      before,
      stock: sent.stock ? body.stockOf(sent.stock, before) : before,
    })),
    change,
  )
  for (const { id, sent } of edits) if (sent.size) await placeInFamily(tx, id, sent.size)
  for (const each of edits) await setRelated(tx, each)
}

/**
 * Deletes a product, or archives it with its status if an order contains it; frees its slug. The caller must hold its row
 * lock.
 */
export async function removeProduct(
  tx: Db,
  product: Pick<repository.SelectedProduct, 'id' | 'familyId'>,
  now: Date,
): Promise<'deleted' | 'archived'> {
  const { id } = product
  if (await repository.wasOrdered(tx, id)) {
    await repository.archiveRow(tx, id, now)
    return 'archived'
  }
  await leaveBehind(tx, product)
  await repository.deleteRow(tx, id)
  return 'deleted'
}
