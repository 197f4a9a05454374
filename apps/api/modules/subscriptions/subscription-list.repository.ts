import { and, asc, desc, eq, gte, isNull, lte, or, sql, type SQL } from 'drizzle-orm'
import type { ParsedQuery } from '@/contract/shared/dto'
import { addDays } from '@/shop/subscriptions/subscription'
import { CURRENCIES } from '@/shop/shared/platform'
import { toMajor } from '@/shop/shared/money'
import type { Db } from '../../platform/db/open'
import { columnMatchesSearch } from '../../platform/db/queries/matches-search'
import { offsetOf, type PageRequest } from '../../platform/db/queries/page'
import { isUuid } from '../../platform/http/errors'
import { productPrices, products, subscriptions, terminations } from '../../platform/db/schema'
import { inListOrder, subscriptionRows } from './subscriptions.repository'

type Filter = Omit<ParsedQuery<'listSubscriptions'>, 'page' | 'limit'>

const DAY_MS = 86_400_000
/** Days that the figures look ahead and back. */
const DAYS = 30
/** Terminations that are shown; the oldest, which wait longest. */
const UNMATCHED = 50

const matches = ({ search, status, product, from, to }: Filter): SQL | undefined =>
  and(
    search
      ? or(
          columnMatchesSearch(search, subscriptions.searchText),
          columnMatchesSearch(search, products.searchText),
        )
      : undefined,
    status && eq(subscriptions.status, status),
    product === undefined ? undefined : isUuid(product) ? eq(subscriptions.productId, product) : sql`false`,
    from === undefined ? undefined : gte(subscriptions.nextOn, from),
    to === undefined ? undefined : lte(subscriptions.nextOn, to),
  )

/** Those that run first, by the day of their next delivery. */
export async function listSubscriptions(db: Db, filter: Filter, page: PageRequest) {
  const rows = await subscriptionRows(db)
    .where(matches(filter))
    .orderBy(...inListOrder)
    .limit(page.limit)
    .offset(offsetOf(page))
  const [counted] = await db
    .select({ total: sql<number>`count(*)::int` })
    .from(subscriptions)
    .innerJoin(products, eq(products.id, subscriptions.productId))
    .where(matches(filter))
  return { rows, total: counted?.total ?? 0 }
}

/** Products of which there is a Sparabo, by name. */
export const subscribedProducts = (db: Db) =>
  db
    .selectDistinct({ _id: products.id, name: products.fullName })
    .from(products)
    .innerJoin(subscriptions, eq(subscriptions.productId, products.id))
    .orderBy(asc(products.fullName), asc(products.id))

/** How many run, what comes within 30 days at today's prices, and how many have ended within as many. */
export async function figures(db: Db, now: Date) {
  const until = addDays(now.toISOString().slice(0, 10), DAYS)
  const since = new Date(now.getTime() - DAYS * DAY_MS)
  const isActive = eq(subscriptions.status, 'active')
  const [counts] = await db
    .select({
      active: sql<number>`count(*) filter (where ${isActive})::int`,
      paused: sql<number>`count(*) filter (where ${subscriptions.status} = 'paused')::int`,
      ended: sql<number>`count(*) filter (where ${subscriptions.endedAt} >= ${since.toISOString()})::int`,
    })
    .from(subscriptions)
  const times = sql`((${until}::date - ${subscriptions.nextOn}) / (${subscriptions.weeks} * 7) + 1)`
  const unit = sql`round(${productPrices.amount} * (100 - ${subscriptions.percent}) / 100.0)`
  const coming = await db
    .select({
      currency: productPrices.currency,
      count: sql<number>`sum(${times})::int`,
      amount: sql<number>`sum(${times} * ${unit} * ${subscriptions.quantity})::float8`,
    })
    .from(subscriptions)
    .innerJoin(
      productPrices,
      and(
        eq(productPrices.productId, subscriptions.productId),
        eq(productPrices.platform, subscriptions.platform),
      ),
    )
    .where(and(isActive, lte(subscriptions.nextOn, until)))
    .groupBy(productPrices.currency)
  const { active = 0, paused = 0, ended = 0 } = counts ?? {}
  const all = active + paused + ended
  return {
    active,
    paused,
    coming: {
      count: coming.reduce((sum, { count }) => sum + count, 0),
      value: CURRENCIES.flatMap((currency) =>
        coming
          .filter((each) => each.currency === currency)
          .map(({ amount }) => ({ amount: toMajor(amount), currency })),
      ),
    },
    ended: { count: ended, percent: all === 0 ? 0 : Math.round((ended / all) * 1000) / 10 },
  }
}

/** Terminations of no Sparabo that nobody has dealt with. */
export async function unmatchedTerminations(db: Db) {
  const rows = await db
    .select()
    .from(terminations)
    .where(and(isNull(terminations.subscriptionId), isNull(terminations.settledAt)))
    .orderBy(asc(terminations.receivedAt), desc(terminations.id))
    .limit(UNMATCHED)
  return rows.map(({ id, kind, name, contract, email, reason, endOn, receivedAt }) => ({
    _id: id,
    kind,
    name,
    contract,
    email,
    reason,
    endOn,
    receivedAt: receivedAt.toISOString(),
  }))
}

/**
 * Settles one that fits no Sparabo, or with one the one that it is about.
 * @returns it; undefined if there was none to settle
 */
export async function settleTermination(
  tx: Db,
  id: string,
  { now, subscriptionId = null }: { readonly now: Date; readonly subscriptionId?: string | null },
) {
  const rows = await tx
    .update(terminations)
    .set({ settledAt: now, subscriptionId })
    .where(and(eq(terminations.id, id), isNull(terminations.subscriptionId), isNull(terminations.settledAt)))
    .returning({ kind: terminations.kind, endOn: terminations.endOn })
  return rows[0]
}
