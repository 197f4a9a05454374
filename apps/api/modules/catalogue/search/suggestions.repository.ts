import { and, eq, inArray, isNull, like, sql } from 'drizzle-orm'
import { MAX_SUGGESTIONS } from '@/domain/catalogue/suggestions'
import type { Platform } from '@/domain/shared/platform'
import type { Db } from '../../../platform/db/open'
import { searchPatterns } from '../../../platform/db/queries/search-text'
import { categories, categoryNames, productPrices, products } from '../../../platform/db/schema'
import { selectProducts, withRelations, type Product } from '../products.repository'
import { matchesSearch } from './matches'
import { findSimilar, likeness, wordsOf } from './similar'

/** So many finds, first in the catalogue's own order, are put into the order of a suggestion. */
const MOST_CANDIDATES = 200
const MOST_CATEGORIES = 3
/** From here on a category's name is taken for what somebody meant. */
const LEAST_LIKENESS = 0.5

/** Of the finds those first whose name begins with the first word, then those with a name that has it. */
async function findExact(db: Db, search: string, platform: Platform): Promise<string[]> {
  const [word = ''] = wordsOf(search)
  const { rows } = await db.execute<{ id: string }>(sql`
    select id from (
      select ${products.id} as id, ${products.position} as place, ${products.createdAt} as since,
        strpos(accent_insensitive(' ' || ${products.name}), ${` ${word}`}) as at
      ${soldOn(platform)} and ${await matchesSearch(db, search)}
      order by ${products.position}, ${products.createdAt}, ${products.id} limit ${MOST_CANDIDATES}
    ) as found
    order by case when at = 1 then 0 when at > 1 then 1 else 2 end, place, since, id limit ${MAX_SUGGESTIONS}`)
  return rows.map(({ id }) => id)
}

const soldOn = (platform: Platform) => sql`from ${products}
  join ${productPrices} on ${productPrices.productId} = ${products.id} and ${productPrices.platform} = ${platform}
  where ${isNull(products.archivedAt)} and ${products.status} = 'active'`

async function productsOf(db: Db, ids: readonly string[]): Promise<Product[]> {
  if (ids.length === 0) return []
  const rows = await selectProducts(db).where(inArray(products.id, [...ids]))
  const found = new Map((await withRelations(db, rows)).map((product) => [product.id, product]))
  return ids.flatMap((id) => found.get(id) ?? [])
}

/** Names of active categories of a platform: those with every word, else those that look like it. */
async function findCategoryNames(db: Db, search: string, platform: Platform): Promise<string[]> {
  const patterns = searchPatterns(search) ?? []
  if (patterns.length === 0) return []
  const hasAll = and(...patterns.map((pattern) => like(categoryNames.searchText, pattern)))
  const rows = await db
    .select({
      name: categoryNames.name,
      hasAll: sql<boolean>`${hasAll}`,
      likeness: sql<number>`${likeness(wordsOf(search), sql`${categoryNames.searchText}`)}`,
    })
    .from(categoryNames)
    .innerJoin(categories, eq(categories.name, categoryNames.name))
    .where(and(eq(categories.platform, platform), categories.isActive))
    .orderBy(categories.sortOrder, categories.name)
  const having = rows.filter((row) => row.hasAll)
  const similar = rows.filter((row) => row.likeness >= LEAST_LIKENESS)
  return (having.length > 0 ? having : similar).slice(0, MOST_CATEGORIES).map(({ name }) => name)
}

/** What a search field suggests: products with all words, or where there are none, products that look like them. */
export async function suggest(db: Db, search: string, platform: Platform) {
  if (wordsOf(search).length === 0) return { products: [], categories: [], isSimilar: false }
  const exact = await findExact(db, search, platform)
  const similar =
    exact.length > 0 ? [] : (await findSimilar(db, search, soldOn(platform))).slice(0, MAX_SUGGESTIONS)
  return {
    products: await productsOf(db, exact.length > 0 ? exact : similar),
    categories: await findCategoryNames(db, search, platform),
    isSimilar: similar.length > 0,
  }
}
