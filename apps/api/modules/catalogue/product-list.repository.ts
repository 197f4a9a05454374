import { and, eq, inArray, isNotNull, isNull, like, or, sql, type SQL } from 'drizzle-orm'
import type { ProductStatus } from '@/domain/catalogue/product'
import type { Platform } from '@/domain/shared/platform'
import type { Db } from '../../platform/db/open'
import { countExactly, countRows } from '../../platform/db/queries/count-rows'
import type { Page, Total } from '../../platform/db/queries/page'
import { readPage, type ListOrder, type OrderColumn, type Slice } from '../../platform/db/queries/read-page'
import { searchPatterns } from '../../platform/db/queries/search-text'
import { categoryNames, productCounts, productPrices, products, shelfCounts } from '../../platform/db/schema'
import { selectProducts, withRelations } from './products.repository'

type ProductSort = 'position' | 'newest' | 'price_asc' | 'price_desc' | 'rating' | 'name' | 'stock' | 'sales'

export interface ProductFilter {
  readonly platform?: Platform | undefined
  readonly status?: ProductStatus | undefined
  readonly category?: string | undefined
  readonly search?: string | undefined
  readonly bestseller?: boolean | undefined
  readonly lowStock?: boolean | undefined
  /** Archived products only; they are in no other list. */
  readonly archived?: boolean | undefined
  readonly sort?: ProductSort | undefined
}

/** The word is in the product's own text or in its category's name; the few names are looked through first. */
async function hasWord(db: Db, pattern: string): Promise<SQL | undefined> {
  const named = await db
    .select({ id: categoryNames.id })
    .from(categoryNames)
    .where(like(categoryNames.searchText, pattern))
  const inText = like(products.searchText, pattern)
  if (named.length === 0) return inText
  return or(
    inText,
    inArray(
      products.categoryId,
      named.map(({ id }) => id),
    ),
  )
}

async function matchesSearch(db: Db, search: string | undefined): Promise<SQL | undefined> {
  const patterns = searchPatterns(search ?? '')
  if (!patterns) return sql`false`
  return and(...(await Promise.all(patterns.map((pattern) => hasWord(db, pattern)))))
}

const categoryId = (name: string): SQL =>
  sql`(select ${categoryNames.id} from ${categoryNames} where ${categoryNames.name} = ${name})`

export async function conditionsOf(db: Db, filter: ProductFilter): Promise<SQL | undefined> {
  const { platform, status, category, bestseller, lowStock, archived } = filter
  return and(
    archived === true ? isNotNull(products.archivedAt) : isNull(products.archivedAt),
    platform === undefined ? undefined : eq(productPrices.platform, platform),
    status === undefined ? undefined : eq(products.status, status),
    category === undefined ? undefined : eq(products.categoryId, categoryId(category)),
    bestseller === undefined
      ? undefined
      : bestseller
        ? sql`${products.bestseller}`
        : sql`not ${products.bestseller}`,
    lowStock === true ? sql`${products.isLow}` : undefined,
    await matchesSearch(db, filter.search),
  )
}

const own: ListOrder = [
  { column: products.position },
  { column: products.createdAt },
  { column: products.id },
]

/** The id at the end makes every order total, so that no product is on two pages. */
function orderOf(sort: ProductSort | undefined, platform: Platform | undefined): ListOrder {
  const price: OrderColumn = { column: platform === undefined ? products.lowestAmount : productPrices.amount }
  if (sort === 'newest') return [{ column: products.createdAt, descending: true }, { column: products.id }]
  if (sort === 'price_asc') return [price, ...own]
  if (sort === 'price_desc')
    return [{ ...price, descending: true, nullsLast: platform === undefined }, ...own]
  if (sort === 'rating') {
    const best = [products.rating, products.reviewCount]
    return [...best.map((column) => ({ column, descending: true })), ...own]
  }
  if (sort === 'name') return [{ column: products.name }, ...own]
  if (sort === 'stock') return [{ column: products.stockQuantity }, ...own]
  if (sort === 'sales') return [{ column: products.salesCount, descending: true }, ...own]
  return own
}

/** How many products a shelf shows is kept; the others are counted as far as that is quick. */
async function totalOf(db: Db, filter: ProductFilter, from: SQL): Promise<Total> {
  const { platform, status, category, search, bestseller, lowStock, archived } = filter
  const isPlain = !search && bestseller === undefined && lowStock !== true && archived !== true
  if (isPlain && platform !== undefined && status === 'active') {
    const shelf = await db
      .select({ total: sql<number>`coalesce(sum(${shelfCounts.products}), 0)::int` })
      .from(shelfCounts)
      .where(
        and(
          eq(shelfCounts.platform, platform),
          category === undefined ? undefined : eq(shelfCounts.categoryId, categoryId(category)),
        ),
      )
    return { total: shelf[0]?.total ?? 0, isEstimated: false }
  }
  if (isPlain && platform === undefined) {
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
  // One index has all that these ask for.
  if (!search && platform === undefined && bestseller !== false) {
    return { total: await countExactly(db, from), isEstimated: false }
  }
  return countRows(db, from)
}

/** From here on the ids are found first, so that the rows before the page are read from an index alone. */
const DEEP = 1_000

export async function listProducts(db: Db, { category = '', ...rest }: ProductFilter, page: Page) {
  const filter = { ...rest, ...(category !== '' && { category }) }
  const { platform, sort } = filter
  const where = await conditionsOf(db, filter)
  const prices =
    platform === undefined ? sql`` : sql`join ${productPrices} on ${productPrices.productId} = ${products.id}`
  const from = sql`from ${products} ${prices} where ${where}`

  const readIds = async ({ orderBy, limit, offset }: Slice): Promise<string[]> => {
    const { rows } = await db.execute<{ id: string }>(
      sql`select ${products.id} ${from} order by ${sql.join([...orderBy], sql`, `)} limit ${limit} offset ${offset}`,
    )
    return rows.map(({ id }) => id)
  }
  const read = async (slice: Slice) => {
    if (slice.offset < DEEP) {
      const query = selectProducts(db).$dynamic()
      if (platform !== undefined) query.innerJoin(productPrices, eq(productPrices.productId, products.id))
      return query
        .where(where)
        .orderBy(...slice.orderBy)
        .limit(slice.limit)
        .offset(slice.offset)
    }
    const ids = await readIds(slice)
    const rows = new Map(
      (await selectProducts(db).where(inArray(products.id, ids))).map((row) => [row.id, row] as const),
    )
    return ids.flatMap((id) => rows.get(id) ?? [])
  }
  const { rows, ...total } = await readPage(page, {
    order: orderOf(sort, platform),
    total: await totalOf(db, filter, from),
    read,
    countExactly: () => countExactly(db, from),
  })
  return { products: await withRelations(db, rows), ...total }
}
