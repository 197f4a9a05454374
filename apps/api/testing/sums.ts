import { sql } from 'drizzle-orm'
import { expect } from 'vitest'
import type { TestApp } from './test-app'

/** All sums maintained by triggers, except zeros. */
const SUMS = {
  orders: `select platform, status, payment_status, slot, orders from order_counts where orders <> 0`,
  days: `select * from order_days where orders <> 0 or revenue <> 0`,
  products: `select * from product_days where units <> 0 or revenue <> 0`,
  accounts: `select * from user_counts where users <> 0`,
  catalogue: `select * from product_counts where products <> 0`,
  reviews: `select * from review_counts where reviews <> 0`,
  shelves: `select * from shelf_counts where products <> 0 or cards <> 0`,
  prices: `select id, lowest_amount, sold_on, card_on, family_sizes from products`,
  cheapest: `select product_id, platform, from_amount, category_id, marks, card from product_prices`,
  names: `select * from order_names`,
  months: `select * from product_months where units <> 0`,
  customers: `select * from coupon_customers where uses <> 0`,
  coupons: `select code, total_used, total_customers, total_discount from coupons`,
}

export async function sumsOf({ db }: TestApp) {
  const read = async ([name, query]: readonly [string, string]) => {
    const { rows } = await db.execute(sql.raw(`select to_jsonb(t)::text as row from (${query}) t order by 1`))
    return [name, rows.map(({ row }) => row)] as const
  }
  const all = []
  for (const entry of Object.entries(SUMS)) all.push(await read(entry))
  return Object.fromEntries(all)
}

export async function expectSumsToBeWhatTheyCount(shop: TestApp): Promise<void> {
  const maintained = await sumsOf(shop)
  await shop.db.execute(sql`select rebuild_statistics()`)
  expect(maintained).toEqual(await sumsOf(shop))
}
