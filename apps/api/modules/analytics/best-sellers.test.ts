import { sql } from 'drizzle-orm'
import { beforeAll, describe, expect, it } from 'vitest'
import { PLATFORMS, type Platform } from '@/shop/shared/platform'
import { expectSumsToBeWhatTheyCount } from '../../testing/sums'
import { withDraws } from '../../testing/random'
import { testShop } from '../../testing/test-app'

const shop = await testShop()
let token = ''

/** 2,000 products, of which some sell often, and their orders of half a year. */
const FILL = [
  `insert into products (slug, name, short_description, detailed_description, category_id, tint)
  select 'produkt-' || n, 'Tee ' || n, '', '', (select id from category_names order by name limit 1), 'sage'
  from generate_series(1, 2000) n`,
  `insert into orders (number, platform, status, customer_name, email, phone, street, city, zip_code, country, currency,
    subtotal, shipping, discount, shipping_discount, tax, total, payment_method, created_at)
  select 'VD-2026-' || lpad(n::text, 6, '0'), (array['germany', 'germany', 'turkey', 'mobile'])[1 + n % 4],
    case when n % 9 = 0 then 'cancelled' else 'delivered' end, 'Klara', 'klara@example.org', '', '', '', '', '',
    case when n % 4 = 2 then 'TRY' else 'EUR' end, 100, 0, 0, 0, 0, 100, 'bank_transfer',
    '2026-11-21 12:00:00Z'::timestamptz - make_interval(mins => n * 7919 % 262800)
  from generate_series(1, 3000) n`,
  `insert into order_lines (order_id, position, product_id, name, quantity, unit_price, total, tax_rate, is_gift)
  select orders.id, line, products.id, products.name, 1 + sequence % 3, 100, 100 * (1 + sequence % 3), 19, line = 2
  from orders, generate_series(0, 2) line, products
  where slug = 'produkt-' || 1 + (2000 * power((sequence * 7877 + line * 3571) % 2003 / 2003.0, 3))::int`,
]

beforeAll(async () => {
  for (const statement of FILL) await shop.db.execute(sql.raw(statement))
  token = (await shop.admin()).token
})

interface Asked {
  readonly from: string
  readonly to: string
  readonly platform: Platform | undefined
}

/** The same from orders and lines. */
async function expected({ from, to, platform }: Asked) {
  const zone = platform === 'turkey' ? 'Europe/Istanbul' : 'Europe/Berlin'
  const { rows } = await shop.db.execute<{ id: string; units: number; revenue: number }>(sql`
    select product_id as id, sum(quantity)::int as units,
      (coalesce(sum(order_lines.total) filter (where currency = ${platform === 'turkey' ? 'TRY' : 'EUR'}), 0) / 100)::float8 as revenue
    from order_lines join orders on orders.id = order_id
    where is_counted(status, payment_status) and not is_gift
      and (created_at at time zone ${zone})::date between ${from}::date and ${to}::date
      and platform = any(${sql.param(platform === undefined ? [...PLATFORMS] : [platform])}::text[])
    group by product_id order by units desc, product_id limit 5`)
  return rows
}

async function expectExact(asked: Asked) {
  const { platform, ...days } = asked
  const query = { ...days, ...(platform && { platform }) }
  const { bestSellers } = await shop.ok('getAnalytics', { token, query })
  const found = bestSellers.map(({ _id: id, salesCount: units, revenue }) => ({ id, units, revenue }))
  expect([asked, found]).toEqual([asked, await expected(asked)])
}

const day = (ago: number) => new Date(Date.UTC(2026, 10, 22 - ago)).toISOString().slice(0, 10)

describe('the best sellers of some days', () => {
  it('are those of the orders, whatever the days and the platform', () =>
    withDraws(30, async (below) => {
      const ago = below(150)
      const [from, to] = [day(ago + below(100)), day(ago)]
      await expectExact({ from, to, platform: [...PLATFORMS, undefined][below(4)] })
    }))

  it('follow what is cancelled, moved and ordered', async () => {
    await shop.db.execute(sql`update orders set status = 'cancelled' where sequence % 5 = 0`)
    await shop.db.execute(
      sql`update orders set created_at = created_at - interval '40 days' where sequence % 7 = 0`,
    )
    await shop.db.execute(sql`update orders set status = 'delivered' where sequence % 15 = 0`)
    for (const platform of [...PLATFORMS, undefined]) {
      for (const [from, to] of [
        [day(90), day(0)],
        [day(33), day(30)],
        [day(200), day(5)],
      ] as const)
        await expectExact({ from, to, platform })
    }
    await expectSumsToBeWhatTheyCount(shop)
  })

  it('are found among all where too many may be among them', async () => {
    // Every product once on the same day: nothing tells the best from the others but their ids.
    await shop.db.execute(sql`delete from orders where created_at > '2026-11-01'`)
    await shop.db.execute(
      sql.raw(FILL[1]?.replace('generate_series(1, 3000)', 'generate_series(9001, 9002)') ?? ''),
    )
    await shop.db.execute(
      sql`update orders set created_at = '2026-11-20', status = 'delivered' where sequence > 9000`,
    )
    await shop.db
      .execute(sql`insert into order_lines (order_id, position, product_id, name, quantity, unit_price, total, tax_rate)
      select orders.id, row_number() over (), products.id, '', 1, 100, 100, 19 from orders, products where sequence = 9001`)
    await expectExact({ from: '2026-11-20', to: '2026-11-20', platform: undefined })
    await expectSumsToBeWhatTheyCount(shop)
  })

  it('of days without orders are none', async () => {
    await expectExact({ from: '2024-02-01', to: '2024-02-29', platform: undefined })
    await expectExact({ from: '2026-11-22', to: '2026-11-22', platform: 'mobile' })
  })
})
