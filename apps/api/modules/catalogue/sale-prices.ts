import { and, asc, eq, inArray, isNotNull, sql, type SQL } from 'drizzle-orm'
import type { ShelfPrice } from '@/shop/bulk-products/bulk-price'
import { daysOf, salePhase, spanOf, type Sale, type SaleSpan } from '@/shop/catalogue/sale'
import { platformTimeZone, type Platform } from '@/shop/shared/platform'
import type { Db } from '../../platform/db/open'
import { inTransaction } from '../../platform/db/transaction'
import { priceHistory, productPrices, products } from '../../platform/db/schema'

/** Columns from which a price and its sale are read. */
export const saleColumns = {
  amount: productPrices.amount,
  originalAmount: productPrices.originalAmount,
  saleAmount: productPrices.saleAmount,
  saleStartsAt: productPrices.saleStartsAt,
  saleEndsAt: productPrices.saleEndsAt,
  regularAmount: productPrices.regularAmount,
  regularOriginalAmount: productPrices.regularOriginalAmount,
}

type SaleColumns = Pick<typeof productPrices.$inferSelect, keyof typeof saleColumns>

/** The regular price with its sale; amounts in minor units. */
export interface PlannedPrice extends ShelfPrice {
  readonly sale: Sale | null
}

const spanIn = ({ saleStartsAt, saleEndsAt }: SaleColumns): SaleSpan => ({
  startsAt: saleStartsAt,
  endsAt: saleEndsAt,
})

const saleIn = (row: SaleColumns, platform: Platform): Sale | null =>
  row.saleAmount === null
    ? null
    : { amount: row.saleAmount, ...daysOf(spanIn(row), platformTimeZone[platform]) }

export const plannedPrice = (row: SaleColumns, platform: Platform): PlannedPrice => ({
  amount: row.regularAmount ?? row.amount,
  originalAmount: row.regularAmount === null ? row.originalAmount : row.regularOriginalAmount,
  sale: saleIn(row, platform),
})

/** The same, and whether the sale holds, as lists have it. */
export const storedPlan = (row: SaleColumns, platform: Platform) => ({
  ...plannedPrice(row, platform),
  isRunning: row.saleAmount !== null && row.saleAmount === row.amount,
})

/** The price by the clock, even where the job has not switched it yet. */
export function priceAt(row: SaleColumns, now: Date): ShelfPrice {
  const { saleAmount, regularAmount, regularOriginalAmount } = row
  if (saleAmount === null || regularAmount === null)
    return { amount: row.amount, originalAmount: row.originalAmount }
  return salePhase(spanIn(row), now) === 'running'
    ? { amount: saleAmount, originalAmount: regularAmount }
    : { amount: regularAmount, originalAmount: regularOriginalAmount }
}

const NO_SALE = {
  saleAmount: null,
  saleStartsAt: null,
  saleEndsAt: null,
  regularAmount: null,
  regularOriginalAmount: null,
}

/** Whether its last day has passed. */
export const isOver = (sale: Sale, platform: Platform, now: Date): boolean =>
  salePhase(spanOf(sale, platformTimeZone[platform]), now) === 'over'

/** The columns of a price as it is planned, with the one that holds now. */
export function columnsOfPrice(planned: PlannedPrice, platform: Platform, now: Date): SaleColumns {
  const { amount, originalAmount, sale } = planned
  if (!sale) return { amount, originalAmount, ...NO_SALE }
  const { startsAt, endsAt } = spanOf(sale, platformTimeZone[platform])
  const columns = {
    amount,
    originalAmount,
    saleAmount: sale.amount,
    saleStartsAt: startsAt,
    saleEndsAt: endsAt,
    regularAmount: amount,
    regularOriginalAmount: originalAmount,
  }
  return { ...columns, ...priceAt(columns, now) }
}

/** For an upsert: all columns of a price as they were to be inserted. */
export const excludedPrice = {
  amount: sql`excluded.amount`,
  originalAmount: sql`excluded.original_amount`,
  saleAmount: sql`excluded.sale_amount`,
  saleStartsAt: sql`excluded.sale_starts_at`,
  saleEndsAt: sql`excluded.sale_ends_at`,
  regularAmount: sql`excluded.regular_amount`,
  regularOriginalAmount: sql`excluded.regular_original_amount`,
}

/** Products in one transaction, so that orders never wait long for their rows. */
const BATCH = 200

/** Sales that have begun but still have the regular price, and those that are over. */
const isDue = (now: Date): SQL => {
  const at = sql`${now.toISOString()}::timestamptz`
  return sql`(${productPrices.saleEndsAt} <= ${at}
    or (coalesce(${productPrices.saleStartsAt} <= ${at}, true) and ${productPrices.amount} <> ${productPrices.saleAmount}))`
}

/** @returns whether more may be due, and how many products it switched: others may have been quicker with some */
async function switchBatch(tx: Db, now: Date) {
  const where = and(isNotNull(productPrices.saleAmount), isDue(now))
  const due = await tx
    .selectDistinct({ id: productPrices.productId })
    .from(productPrices)
    .where(where)
    .orderBy(asc(productPrices.productId))
    .limit(BATCH)
  if (due.length === 0) return { switched: 0, isLast: true }
  const ids = due.map(({ id }) => id)
  // Every change of a price locks the product first.
  await tx
    .select({ id: products.id })
    .from(products)
    .where(inArray(products.id, ids))
    .orderBy(asc(products.id))
    .for('no key update')
  const { productId, platform } = productPrices
  const rows = await tx
    .select({ productId, platform, ...saleColumns })
    .from(productPrices)
    .where(and(where, inArray(productId, ids)))
  const switched = rows.map((row) => {
    const isOver = salePhase(spanIn(row), now) === 'over'
    const price = { ...priceAt(row, now), ...(isOver && NO_SALE) }
    return { row, price, since: isOver ? row.saleEndsAt : row.saleStartsAt }
  })
  for (const { row, price } of switched)
    await tx
      .update(productPrices)
      .set(price)
      .where(and(eq(productId, row.productId), eq(platform, row.platform)))
  const history = switched.flatMap(({ row, price, since }) => {
    if (row.amount === price.amount) return []
    return [
      {
        productId: row.productId,
        platform: row.platform,
        amount: price.amount,
        // It holds since then, not since the job came by.
        validFrom: since ?? now,
      },
    ]
  })
  if (history.length > 0) await tx.insert(priceHistory).values(history)
  return { switched: new Set(rows.map((row) => row.productId)).size, isLast: ids.length < BATCH }
}

/**
 * Puts the prices of sales that have begun into force and takes away sales that are over. Safe in any number of processes at once.
 * @returns how many products have another price
 */
export async function switchSales(db: Db, now: Date): Promise<number> {
  let all = 0
  for (;;) {
    const { switched, isLast } = await inTransaction(db, (tx) => switchBatch(tx, now))
    all += switched
    if (isLast) return all
  }
}
