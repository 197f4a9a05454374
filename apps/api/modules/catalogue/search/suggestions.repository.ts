import { and, eq, inArray, isNull, sql, type SQL } from 'drizzle-orm'
import { umlautsJoined } from '@/shop/shared/plain-letters'
import { MAX_SUGGESTIONS } from '@/shop/suggestions/suggestions'
import type { Platform } from '@/shop/shared/platform'
import type { Db } from '@apps/api/platform/db/open'
import { isCardOn } from '@apps/api/platform/db/queries/sold-on'
import { wordsOf } from '@apps/api/platform/db/queries/search-text'
import { categories, products } from '@apps/api/platform/db/schema'
import { inAvailableSizes, productSelection, withRelations, type Product } from '../products.repository'
import { searchMatches } from './matches'
import { findSimilar } from './similar'
import { correctionsOf } from './typos'

/** Matches that are ranked, taken in catalogue order. */
const MAX_CANDIDATES = 200
const MAX_CATEGORIES = 3

/** Products whose name begins with the first word come first, then those whose name contains it. */
async function rank(db: Db, search: string, from: SQL, most: number): Promise<string[]> {
  const [word = ''] = wordsOf(search).map(umlautsJoined)
  const { rows } = await db.execute<{ id: string }>(sql`
    select id from (
      select ${products.id} as id, ${products.position} as place, ${products.createdAt} as since,
        strpos(umlauts_joined(' ' || ${products.name}), ${` ${word}`}) as at
      ${from}
      order by ${products.position}, ${products.createdAt}, ${products.id} limit ${MAX_CANDIDATES}
    ) as found
    order by case when at = 1 then 0 when at > 1 then 1 else 2 end, place, since, id limit ${most}`)
  return rows.map(({ id }) => id)
}

/** Products with the typed words; where there are few, after them those with words that mean the same. */
async function findExact(db: Db, search: string, platform: Platform): Promise<string[]> {
  const shown = shownOn(platform)
  const { all, own } = await searchMatches(db, search, true)
  const ids = await rank(db, search, sql`${shown} and ${own ?? all}`, MAX_SUGGESTIONS)
  if (!own || ids.length === MAX_SUGGESTIONS) return ids
  const others = sql`${shown} and ${all} and not ${own}`
  return [...ids, ...(await rank(db, search, others, MAX_SUGGESTIONS - ids.length))]
}

const shownOn = (platform: Platform) =>
  sql`from ${products} where ${isNull(products.archivedAt)} and ${products.status} = 'active' and ${isCardOn(platform)}`

async function productsOf(db: Db, ids: readonly string[], platform: Platform): Promise<Product[]> {
  if (ids.length === 0) return []
  const rows = await productSelection(db).where(inArray(products.id, [...ids]))
  const found = new Map((await withRelations(db, rows)).map((product) => [product.id, product]))
  const shown = ids.flatMap((id) => found.get(id) ?? [])
  return inAvailableSizes(db, shown, platform)
}

/** Whether the name contains every word, or its correction. */
const names = (name: string, words: readonly string[], isTypo: boolean): boolean =>
  words.every((word) =>
    isTypo
      ? correctionsOf(word, wordsOf(umlautsJoined(name))).length > 0
      : umlautsJoined(` ${name}`).includes(` ${word}`),
  )

/** Active categories of a platform whose name contains every word, else those that match corrected words. */
async function findCategoryNames(db: Db, words: readonly string[], platform: Platform): Promise<string[]> {
  const rows = await db
    .select({ name: categories.name })
    .from(categories)
    .where(and(eq(categories.platform, platform), categories.isActive))
    .orderBy(categories.sortOrder, categories.name)
  const having = rows.filter(({ name }) => names(name, words, false))
  const found = having.length > 0 ? having : rows.filter(({ name }) => names(name, words, true))
  return found.slice(0, MAX_CATEGORIES).map(({ name }) => name)
}

/** Suggestions for the search field: products with all words, or similar ones if there are none. */
export async function suggest(db: Db, search: string, platform: Platform) {
  const words = wordsOf(search).map(umlautsJoined)
  if (words.length === 0) return { products: [], categories: [], isSimilar: false }
  const exact = await findExact(db, search, platform)
  const similar = exact.length > 0 ? [] : await findSimilar(db, search, shownOn(platform), MAX_CANDIDATES)
  return {
    products: await productsOf(db, exact.length > 0 ? exact : similar.slice(0, MAX_SUGGESTIONS), platform),
    categories: await findCategoryNames(db, words, platform),
    isSimilar: similar.length > 0,
  }
}
