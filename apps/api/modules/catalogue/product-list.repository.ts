import { and, eq, inArray, isNotNull, isNull, ne, sql, type SQL } from 'drizzle-orm'
import type { ProductStatus } from '@/shop/catalogue/product'
import { SHELF_FLAGS } from '@/shop/catalogue/traits'
import type { Platform } from '@/shop/shared/platform'
import type { Db } from '../../platform/db/open'
import { countExactly, countRows } from '../../platform/db/queries/count-rows'
import type { PageRequest, Total } from '../../platform/db/queries/page'
import { readPage, type ListOrder, type OrderColumn, type Slice } from '../../platform/db/queries/read-page'
import { isSoldOn } from '../../platform/db/queries/sold-on'
import { isUuid } from '../../platform/http/errors'
import {
  categoryNames,
  formerCategoryNames,
  productCounts,
  productPrices,
  products,
  shelfCounts,
} from '../../platform/db/schema'
import {
  inAvailableSizes,
  productSelection,
  withRelations,
  type Product,
  type SelectedProduct,
} from './products.repository'
import { isCard } from './sizes.repository'
import { searchMatches, type SearchMatches } from './search/matches'
import { findFacets, isShelfFiltered, shelfConditions, type ShelfFilter } from './shelf-filters'
import { findSimilar } from './search/similar'

type ProductSort = 'position' | 'newest' | 'price_asc' | 'price_desc' | 'rating' | 'name' | 'stock' | 'sales'

export interface ProductFilter extends ShelfFilter {
  readonly ids?: readonly string[] | undefined
  readonly platform?: Platform | undefined
  readonly status?: ProductStatus | undefined
  /** Only products with a public page, sold-out and discontinued ones included. */
  readonly hasPage?: boolean | undefined
  readonly category?: string | undefined
  readonly search?: string | undefined
  /** Also finds products by words that mean the same as the typed ones; those with the typed ones come first. */
  readonly orSynonyms?: boolean | undefined
  readonly bestseller?: boolean | undefined
  readonly lowStock?: boolean | undefined
  /** Only archived products, which no other list contains. */
  readonly archived?: boolean | undefined
  readonly sort?: ProductSort | undefined
}

/** The name of the category that had this one before. */
async function findRenamed(db: Db, name: string): Promise<string | undefined> {
  const [row] = await db
    .select({ name: categoryNames.name })
    .from(formerCategoryNames)
    .innerJoin(categoryNames, eq(categoryNames.id, formerCategoryNames.categoryId))
    .where(eq(formerCategoryNames.name, name))
  return row?.name
}

const categoryId = (name: string): SQL =>
  sql`(select ${categoryNames.id} from ${categoryNames} where ${categoryNames.name} = ${name})`

/** @param matches what the search finds, if that is known already */
export async function productConditions(
  db: Db,
  filter: ProductFilter,
  matches?: SearchMatches,
): Promise<SQL | undefined> {
  const { ids, platform, status, cards, hasPage, category, bestseller, lowStock, archived } = filter
  return and(
    ids === undefined ? undefined : inArray(products.id, ids.filter(isUuid)),
    archived === true ? isNotNull(products.archivedAt) : isNull(products.archivedAt),
    cards === true ? isCard(platform) : platform === undefined ? undefined : isSoldOn(platform),
    status === undefined ? undefined : eq(products.status, status),
    hasPage === true ? ne(products.status, 'inactive') : undefined,
    category === undefined ? undefined : eq(products.categoryId, categoryId(category)),
    bestseller === undefined
      ? undefined
      : bestseller
        ? sql`${products.bestseller}`
        : sql`not ${products.bestseller}`,
    lowStock === true ? sql`${products.isLow}` : undefined,
    shelfConditions(filter, platform),
    (matches ?? (await searchMatches(db, filter.search, filter.orSynonyms))).all,
  )
}

const own: ListOrder = [
  { column: products.position },
  { column: products.createdAt },
  { column: products.id },
]

/** The id as last column makes the order total, so that no product appears on two pages. */
function orderOf({ sort, platform, cards }: ProductFilter): ListOrder {
  const shelf = cards === true ? productPrices.fromAmount : productPrices.amount
  const price: OrderColumn = { column: platform === undefined ? products.lowestAmount : shelf }
  if (sort === 'newest') return [{ column: products.createdAt, descending: true }, { column: products.id }]
  if (sort === 'price_asc') return [price, ...own]
  if (sort === 'price_desc')
    return [{ ...price, descending: true, nullsLast: platform === undefined }, ...own]
  if (sort === 'rating') {
    const best = [products.rating, products.reviewCount]
    return [...best.map((column) => ({ column, descending: true })), ...own]
  }
  if (sort === 'name') return [{ column: products.nameSort }, ...own]
  if (sort === 'stock') return [{ column: products.stockQuantity }, ...own]
  if (sort === 'sales') return [{ column: products.salesCount, descending: true }, ...own]
  return own
}

/** Total from the counters that triggers maintain where they cover the filter; otherwise counted, up to a limit. */
async function totalOf(db: Db, filter: ProductFilter, from: SQL): Promise<Total> {
  const { ids, platform, status, cards, category, search, bestseller, lowStock, archived } = filter
  if (ids !== undefined) return { total: await countExactly(db, from), isEstimated: false }
  const isPlain =
    !search && bestseller === undefined && lowStock !== true && archived !== true && !isShelfFiltered(filter)
  if (isPlain && platform !== undefined && status === 'active') {
    const shelf = await db
      .select({
        total: sql<number>`coalesce(sum(${cards === true ? shelfCounts.cards : shelfCounts.products}), 0)::int`,
      })
      .from(shelfCounts)
      .where(
        and(
          eq(shelfCounts.platform, platform),
          category === undefined ? undefined : eq(shelfCounts.categoryId, categoryId(category)),
        ),
      )
    return { total: shelf[0]?.total ?? 0, isEstimated: false }
  }
  if (isPlain && platform === undefined && cards !== true) {
    const [row] = await db
      .select({ total: sql<number>`coalesce(sum(${productCounts.products}), 0)::int` })
      .from(productCounts)
      .where(
        and(
          status === undefined ? undefined : eq(productCounts.status, status),
          category === undefined ? undefined : eq(productCounts.categoryId, categoryId(category)),
        ),
      )
    return { total: row?.total ?? 0, isEstimated: false }
  }
  // One index covers all of these conditions.
  if (!search && platform === undefined && bestseller !== false && !isShelfFiltered(filter)) {
    return { total: await countExactly(db, from), isEstimated: false }
  }
  return countRows(db, from)
}

/** From this offset on, ids are read first, so that skipped rows come from the index alone. */
const DEEP = 1_000

interface FoundProducts extends Total {
  readonly products: Product[]
  /** True if nothing matched and the products are only similar. */
  readonly isSimilar: boolean
  readonly matches: SearchMatches
  /** The category's name, if it was asked for by an earlier one. */
  readonly category?: string
}

/** The prices that a list is sorted by, if it is sorted by those of a platform. */
function pricesOf({ platform, sort }: ProductFilter): SQL | undefined {
  if (platform === undefined || (sort !== 'price_asc' && sort !== 'price_desc')) return undefined
  return and(eq(productPrices.productId, products.id), eq(productPrices.platform, platform))
}

async function shownAs(db: Db, rows: readonly SelectedProduct[], { cards, platform }: ProductFilter) {
  const found = await withRelations(db, rows)
  return cards === true ? inAvailableSizes(db, found, platform) : found
}

async function listExactly(db: Db, filter: ProductFilter, page: PageRequest): Promise<FoundProducts> {
  const matches = await searchMatches(db, filter.search, filter.orSynonyms)
  const [where, prices] = [await productConditions(db, filter, matches), pricesOf(filter)]
  const from = sql`from ${products} where ${where}`
  const sorted = prices ? sql`from ${products} join ${productPrices} on ${prices} where ${where}` : from

  // In the catalogue's order products with the typed words come before those with words that mean the same.
  const own = (filter.sort ?? 'position') === 'position' ? matches.own : undefined
  const counted = await totalOf(db, filter, from)
  // Many rows are not sorted by whether they have the words: those that have are read, and then the others.
  const parts = own && counted.isEstimated ? { own, others: sql`not ${own}` } : undefined

  const readIds = async ({ orderBy, limit, offset }: Slice, part = sql`true`): Promise<string[]> => {
    const { rows } = await db.execute<{ id: string }>(
      sql`select ${products.id} ${sorted} and ${part} order by ${sql.join([...orderBy], sql`, `)} limit ${limit} offset ${offset}`,
    )
    return rows.map(({ id }) => id)
  }
  const readInParts = async (slice: Slice, { own: first, others }: NonNullable<typeof parts>) => {
    const ids = await readIds(slice, first)
    if (ids.length === slice.limit) return ids
    const before =
      ids.length > 0 ? slice.offset + ids.length : await countExactly(db, sql`${from} and ${first}`)
    const [offset, limit] = [Math.max(0, slice.offset - before), slice.limit - ids.length]
    return [...ids, ...(await readIds({ ...slice, offset, limit }, others))]
  }
  const read = async (slice: Slice) => {
    if (slice.offset < DEEP && !parts) {
      const query = productSelection(db).$dynamic()
      if (prices) query.innerJoin(productPrices, prices)
      return query
        .where(where)
        .orderBy(...slice.orderBy)
        .limit(slice.limit)
        .offset(slice.offset)
    }
    const ids = parts ? await readInParts(slice, parts) : await readIds(slice)
    const rows = new Map(
      (await productSelection(db).where(inArray(products.id, ids))).map((row) => [row.id, row] as const),
    )
    return ids.flatMap((id) => rows.get(id) ?? [])
  }
  const { rows, ...total } = await readPage(page, {
    order: [...(own && !parts ? [{ column: own, descending: true }] : []), ...orderOf(filter)],
    total: counted,
    read,
    countExactly: () => countExactly(db, from),
  })
  return { products: await shownAs(db, rows, filter), ...total, isSimilar: false, matches }
}

/** Similar products; few enough to sort in one list, by similarity unless another order was chosen. */
async function listSimilar(
  db: Db,
  search: string,
  filter: ProductFilter,
  page: PageRequest,
): Promise<Omit<FoundProducts, 'matches'>> {
  const { sort = 'position' } = filter
  const [where, prices] = [await productConditions(db, filter), pricesOf(filter)]
  const ids = await findSimilar(db, search, sql`from ${products} where ${where}`)
  const likest = sql`array_position(${sql.param(ids)}::uuid[], ${products.id})`
  const { rows, ...total } = await readPage(page, {
    order: sort === 'position' ? [{ column: likest }] : orderOf(filter),
    total: { total: ids.length, isEstimated: false },
    read: ({ orderBy, limit, offset }) => {
      const query = productSelection(db).$dynamic()
      if (prices) query.innerJoin(productPrices, prices)
      return query
        .where(and(where, inArray(products.id, ids)))
        .orderBy(...orderBy)
        .limit(limit)
        .offset(offset)
    },
    countExactly: () => Promise.resolve(ids.length),
  })
  return { products: await shownAs(db, rows, filter), ...total, isSimilar: ids.length > 0 }
}

/** @param orSimilar falls back to similar products if a search finds nothing */
export async function findProducts(
  db: Db,
  { category = '', ...rest }: ProductFilter,
  page: PageRequest,
  orSimilar: boolean,
): Promise<FoundProducts> {
  const filter = { ...rest, ...(category !== '' && { category }) }
  const exact = await listExactly(db, filter, page)
  if (exact.total === 0 && category !== '') {
    const present = await findRenamed(db, category)
    if (present !== undefined) {
      return {
        ...(await findProducts(db, { ...rest, category: present }, page, orSimilar)),
        category: present,
      }
    }
  }
  const { search = '', ...others } = filter
  return orSimilar && search !== '' && exact.total === 0
    ? { ...exact, ...(await listSimilar(db, search, others, page)) }
    : exact
}

/** Every card of a platform, which are counted without their products. */
const isAllCards = ({ ids, status, cards, search = '', lowStock, archived }: ProductFilter): boolean =>
  cards === true &&
  status === 'active' &&
  search === '' &&
  ids === undefined &&
  lowStock !== true &&
  archived !== true

/** How many products each filter would leave in the list of the platform that was found. */
export async function facetsOf(
  db: Db,
  filter: ProductFilter & { readonly platform: Platform },
  { isSimilar, matches }: Pick<FoundProducts, 'isSimilar' | 'matches'>,
) {
  const { category = '', search = '', ...rest } = filter
  const offs = ['kind', 'taste', 'daytime', 'minPrice', 'maxPrice', ...SHELF_FLAGS] as const
  const off = Object.fromEntries(offs.map((name) => [name, undefined]))
  const asked = { ...filter, category: category === '' ? undefined : categoryId(category) }
  if (isAllCards(filter)) return findFacets(db, undefined, asked)
  const all = await productConditions(db, { ...rest, ...off })
  const base = isSimilar
    ? and(all, inArray(products.id, await findSimilar(db, search, sql`from ${products} where ${all}`)))
    : and(all, matches.all)
  return findFacets(db, base, asked)
}
