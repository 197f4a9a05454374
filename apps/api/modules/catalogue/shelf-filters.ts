import { and, eq, gte, lte, sql, type SQL, type SQLWrapper } from 'drizzle-orm'
import {
  DAYTIMES,
  GOOD_RATING,
  KINDS,
  SHELF_FLAGS,
  TASTES,
  TRAITS,
  type Daytime,
  type Filter,
  type ProductKind,
  type ShelfFlag,
  type Taste,
  type Trait,
} from '@/shop/catalogue/traits'
import type { Platform } from '@/shop/shared/platform'
import type { Db } from '../../platform/db/open'
import { hasSizeInStock } from '../../platform/db/queries/sold-on'
import { categoryNames, productPrices, products } from '../../platform/db/schema'

/** What shoppers filter a list by; all that are set must hold, of several kinds, tastes or times of day one. */
export interface ShelfFilter extends Readonly<Partial<Record<ShelfFlag, boolean | undefined>>> {
  readonly kind?: readonly ProductKind[] | undefined
  readonly taste?: readonly Taste[] | undefined
  readonly daytime?: readonly Daytime[] | undefined
  /** Minor units, both included. */
  readonly minPrice?: number | undefined
  readonly maxPrice?: number | undefined
  /** Only one product for each family, as shoppers see lists. */
  readonly cards?: boolean | undefined
}

const hasAny = (wanted: readonly Trait[]): SQL =>
  sql`${products.traits} && array[${sql.join(
    wanted.map((trait) => sql`${trait}`),
    sql`, `,
  )}]::text[]`

const priceOn = (platform: Platform, condition: SQL): SQL =>
  sql`exists (select 1 from ${productPrices} where ${productPrices.productId} = ${products.id}
    and ${productPrices.platform} = ${platform} and ${condition})`

/** By a column as it is: of an expression the database does not know how many it leaves. */
const pricedWithin = ({ minPrice, maxPrice }: ShelfFilter): SQL | undefined =>
  and(
    minPrice === undefined ? undefined : gte(productPrices.fromAmount, minPrice),
    maxPrice === undefined ? undefined : lte(productPrices.fromAmount, maxPrice),
  )

const cheaper = sql`${productPrices.originalAmount} > ${productPrices.amount}`

/** A card counts as in stock with any of its sizes, of which it shows one that is. */
const isInStock = (cards: boolean | undefined, platform: Platform | undefined): SQL =>
  cards === true
    ? sql`(${products.stockQuantity} > 0 or ${hasSizeInStock(platform)})`
    : sql`${products.stockQuantity} > 0`

/** What lets a product pass each filter. @param reduced whether its price is reduced */
const passes = (reduced: SQL, inStock: SQL): Readonly<Record<ShelfFlag, SQL>> => ({
  caffeineFree: sql`${products.traits} @> array['caffeineFree']`,
  vegan: sql`${products.traits} @> array['vegan']`,
  organic: sql`${products.organic} is not null`,
  rated: sql`${products.rating} >= ${GOOD_RATING}`,
  reduced,
  inStock,
  bestseller: sql`${products.bestseller}`,
})

/** Conditions of a list; prices are those of the platform, so they count only with one. */
export function shelfConditions(filter: ShelfFilter, platform: Platform | undefined): SQL | undefined {
  const { kind, taste, daytime, cards } = filter
  const each = passes(
    platform === undefined ? sql`false` : priceOn(platform, cheaper),
    isInStock(cards, platform),
  )
  const inRange = pricedWithin(filter)
  return and(
    kind && hasAny(kind),
    taste && hasAny(taste),
    daytime && hasAny(daytime),
    // A list of the office asks for bestsellers or for all others.
    ...SHELF_FLAGS.map((flag) => (flag !== 'bestseller' && filter[flag] === true ? each[flag] : undefined)),
    platform !== undefined && inRange ? priceOn(platform, inRange) : undefined,
  )
}

export const isShelfFiltered = (filter: ShelfFilter): boolean =>
  filter.kind !== undefined ||
  filter.taste !== undefined ||
  filter.daytime !== undefined ||
  filter.minPrice !== undefined ||
  filter.maxPrice !== undefined ||
  SHELF_FLAGS.some((flag) => flag !== 'bestseller' && filter[flag] === true)

interface Facets {
  readonly categories: { readonly name: string; readonly count: number }[]
  readonly kinds: Record<ProductKind, number>
  readonly tastes: Record<Taste, number>
  readonly daytimes: Record<Daytime, number>
  readonly flags: Record<ShelfFlag, number>
  /** Minor units. */
  readonly price: { readonly min: number; readonly max: number } | null
  /** Of the filters that are set. */
  readonly without: Partial<Record<Filter, number>>
}

interface Asked extends ShelfFilter {
  readonly platform: Platform
  /** Category's id; undefined for all. */
  readonly category: SQL | undefined
}

type Row = Record<string, unknown>
const numberIn = (row: Row | undefined, name: string): number => Number(row?.[name] ?? 0)

/** In the order of their bits in `product_prices.marks`, which the SQL function `shelf_marks` sets. */
const MARKS = [...TRAITS, 'organic', 'rated', 'inStock', 'bestseller'] as const
type Mark = (typeof MARKS)[number]

const bitsOf = (marks: readonly Mark[]): SQL =>
  sql.raw(String(marks.reduce((bits, mark) => bits | (1 << MARKS.indexOf(mark)), 0)))

/** True if the product has one of the marks. */
const hasMark = (marks: readonly Mark[], column: SQLWrapper): SQL => sql`(${column} & ${bitsOf(marks)}) <> 0`

const withMark = (mark: Mark, column: SQLWrapper): SQL => sql`${column} | ${bitsOf([mark])}`

/** A card that is sold out counts as in stock with another of its sizes. */
const marksBySizes = (platform: Platform): SQL => {
  const { marks, productId } = productPrices
  const family = sql`(select own.family_id from ${products} as own where own.id = ${productId})`
  return sql`case when ${hasMark(['inStock'], marks)} then ${marks}
    when ${hasSizeInStock(platform, family)} then ${withMark('inStock', marks)} else ${marks} end`
}

/**
 * How many products each filter would leave beside those that are set: of a category, a kind, a taste or a time of day in place of the chosen ones.
 * All that are alike to the filters are counted first, in the order of an index that has everything; of many thousands a few
 * hundred rows remain, from which every count is a sum.
 * @param base conditions of the list but those of filters and category; undefined: all cards of the platform
 */
export async function findFacets(db: Db, base: SQL | undefined, asked: Asked): Promise<Facets> {
  const { kind, taste, daytime, platform, category, cards } = asked
  const price = productPrices.fromAmount
  const priced = pricedWithin(asked)
  const marks = sql`marks`
  const passing = (flag: ShelfFlag): SQL => (flag === 'reduced' ? sql`is_reduced` : hasMark([flag], marks))
  const set = new Map<Filter, SQL>()
  for (const flag of SHELF_FLAGS) if (asked[flag] === true) set.set(flag, passing(flag))
  if (category) set.set('category', sql`category_id = ${category}`)
  if (kind) set.set('kind', hasMark(kind, marks))
  if (taste) set.set('taste', hasMark(taste, marks))
  if (daytime) set.set('daytime', hasMark(daytime, marks))
  if (priced) set.set('price', sql`true`)
  /** What is set but one filter. */
  const allBut = (left?: Filter): SQL =>
    and(...[...set].map(([filter, part]) => (filter === left ? undefined : part))) ?? sql`true`
  const sum = (where: SQL, name: string, counted = sql`in_range`) =>
    sql`coalesce(sum(${counted}) filter (where ${where}), 0)::int as ${sql.identifier(name)}`
  const countEach = (filter: Filter, traits: readonly Trait[]) =>
    traits.map((trait) => sum(sql`${allBut(filter)} and ${hasMark([trait], marks)}`, trait))
  const counted = [
    ...SHELF_FLAGS.map((flag) => sum(sql`${allBut()} and ${passing(flag)}`, flag)),
    ...countEach('kind', KINDS),
    ...countEach('taste', TASTES),
    ...countEach('daytime', DAYTIMES),
    ...[...set.keys()].map((filter) =>
      sum(allBut(filter), `without_${filter}`, filter === 'price' ? sql`alike` : undefined),
    ),
    sql`min(lowest) filter (where ${allBut('price')}) as lowest`,
    sql`max(highest) filter (where ${allBut('price')}) as highest`,
    sql`grouping(category_id) as is_total`,
    sql`category_id`,
    sum(allBut('category'), 'in_category'),
  ]
  const countAlike = (from: SQL, found: SQL = sql`${productPrices.marks}`) => sql`
    select ${productPrices.categoryId}, ${found} as marks, ${productPrices.isReduced}, count(*) as alike,
      count(*) filter (where ${priced ?? sql`true`}) as in_range, min(${price}) as lowest, max(${price}) as highest
    ${from} group by ${productPrices.categoryId}, 2, ${productPrices.isReduced}`
  const ofCards = (card: number) =>
    sql`from ${productPrices} where ${and(eq(productPrices.platform, platform), eq(productPrices.card, card))}`
  const ofBase = sql`from ${products}
    join ${productPrices} on ${productPrices.productId} = ${products.id} and ${productPrices.platform} = ${platform}
    where ${base}`
  const bySizes = marksBySizes(platform)
  const shelf =
    base === undefined
      ? sql`${countAlike(ofCards(1))} union all ${countAlike(ofCards(2), bySizes)}`
      : countAlike(ofBase, cards === true ? bySizes : undefined)
  const { rows } = await db.execute<Row>(sql`
    with shelf as materialized (${shelf})
    select ${sql.join(counted, sql`, `)} from shelf group by grouping sets ((), (category_id))`)
  const total = rows.find((row) => Number(row.is_total) === 1)
  const names = await db.select({ id: categoryNames.id, name: categoryNames.name }).from(categoryNames)
  const count = (name: Trait | ShelfFlag) => numberIn(total, name)
  return {
    categories: names.flatMap(({ id, name }) => {
      const row = rows.find((found) => found.category_id === id && Number(found.is_total) === 0)
      return row ? [{ name, count: numberIn(row, 'in_category') }] : []
    }),
    kinds: {
      loose: count('loose'),
      bags: count('bags'),
      beans: count('beans'),
      ground: count('ground'),
      capsules: count('capsules'),
      powder: count('powder'),
      oil: count('oil'),
    },
    tastes: {
      mild: count('mild'),
      fresh: count('fresh'),
      fruity: count('fruity'),
      spicy: count('spicy'),
      strong: count('strong'),
    },
    daytimes: {
      morning: count('morning'),
      afternoon: count('afternoon'),
      evening: count('evening'),
    },
    flags: {
      caffeineFree: count('caffeineFree'),
      vegan: count('vegan'),
      organic: count('organic'),
      rated: count('rated'),
      reduced: count('reduced'),
      inStock: count('inStock'),
      bestseller: count('bestseller'),
    },
    price:
      total?.lowest === null || total?.lowest === undefined
        ? null
        : { min: numberIn(total, 'lowest'), max: numberIn(total, 'highest') },
    without: Object.fromEntries(
      [...set.keys()].map((filter) => [filter, numberIn(total, `without_${filter}`)]),
    ),
  }
}
