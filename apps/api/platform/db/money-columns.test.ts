import { getTableColumns, getTableName, is } from 'drizzle-orm'
import { PgTable } from 'drizzle-orm/pg-core'
import { expect, it } from 'vitest'
import * as schema from './schema'

const exported: readonly unknown[] = Object.values(schema)
const columns = exported
  .filter((each): each is PgTable => is(each, PgTable))
  .flatMap((table) =>
    Object.values(getTableColumns(table)).map((column) => ({
      name: `${getTableName(table)}.${column.name}`,
      type: column.getSQLType(),
    })),
  )

it('money columns are integers in minor units, never floats [MONEY-1]', () => {
  const typeOf = (name: string) => columns.find((column) => column.name === name)?.type
  for (const name of [
    ...['subtotal', 'shipping', 'discount', 'shippingDiscount', 'tax', 'total'].map(
      (each) => `orders.${each}`,
    ),
    ...['unitPrice', 'total', 'discount'].map((each) => `order_lines.${each}`),
    ...['product_prices.amount', 'price_history.amount', 'coupons.amount', 'coupon_redemptions.discount'],
    ...['freeShippingThreshold', 'standardShippingCost', 'expeditedShippingCost'].map(
      (each) => `payment_settings.${each}`,
    ),
  ])
    expect([name, typeOf(name)]).toEqual([name, 'bigint'])
  const fractions = columns.filter(({ type }) => /^(numeric|real|double)/.test(type)).map(({ name }) => name)
  expect(fractions.sort()).toEqual([
    'coupons.percent',
    'order_lines.taxRate',
    'orders.shippingTaxRate',
    'payment_settings.taxRate',
    'product_videos.seconds',
    'products.netAmount',
    'products.rating',
    'products.taxRate',
    'products.turkishTaxRate',
  ])
})
