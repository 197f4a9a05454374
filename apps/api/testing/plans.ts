import { vi } from 'vitest'
import { z } from 'zod'
import type { Database } from '../platform/db/open'
import type { TestApp } from './test-app'

const PRODUCTS = 6_000
const CUSTOMERS = 6_000
const ORDERS = 12_000
const COUPONS = 3_000

const nth = (words: string, n: string) => `(string_to_array('${words}', ' '))[1 + (${n}) % 7]`
const FIRST = 'Anna Öykü Jürgen Şebnem Mehmet Klara Zoë'
const LAST = 'Müller Yılmaz Weiß Öztürk Kaya Fischer Koç'
const moment = (n: string) => `now() - make_interval(mins => (${n} * 7919 % 1576800)::int)`

/** Rows past the triggers, then their sums and what the planner knows of them. */
const FILL = [
  'set local session_replication_role = replica',
  `insert into products (slug, name, subtitle, short_description, detailed_description, category_id, status,
    bestseller, tint, stock_quantity, rating, review_count, sales_count, position, lowest_amount, created_at)
  select 'produkt-' || n, 'Kräutertee ' || md5(n::text), 'Aus Lage ' || n % 977, 'Schonend verarbeitet, Charge ' || n,
    repeat('Mit Sorgfalt geerntet und von Hand verlesen. ', 12),
    (select ids[1 + n % cardinality(ids)] from (select array_agg(id order by name) as ids from category_names) as all_names),
    case when n % 50 = 0 then 'inactive' else 'active' end, n % 40 = 0, 'sage',
    case when n % 100 = 0 then 3 else 500 + n % 300 end, (n % 50) / 10.0, n % 30, n * 31 % 5000, 1000 + n,
    300 + n * 13 % 6000, ${moment('n')}
  from generate_series(1, ${PRODUCTS}) n`,
  `insert into product_prices (product_id, platform, amount, currency)
  select products.id, shop.platform, lowest_amount, shop.currency
  from products, (values ('germany', 'EUR'), ('mobile', 'EUR')) as shop (platform, currency)
  where slug like 'produkt-%'`,
  `insert into users (name, email, password_hash, platform, status, premium_until, groups, email_verified_at,
    created_at)
  select ${nth(FIRST, 'n')} || ' ' || ${nth(LAST, 'n / 7')}, 'kundin' || n || '@example.org', 'none',
    (array['germany', 'turkey', 'mobile'])[1 + n % 3], case when n % 20 = 0 then 'banned' else 'active' end,
    case when n % 20 = 0 then now() + interval '90 days' end,
    case when n % 30 = 0 then array['VIP'] else '{}' end, now(), ${moment('n')}
  from generate_series(1, ${CUSTOMERS}) n`,
  `insert into orders (number, platform, status, user_id, customer_name, email, phone, street, city, zip_code, country,
    currency, subtotal, shipping, discount, shipping_discount, tax, total, payment_method, payment_status, coupon_code,
    created_at)
  select 'VD-2026-' || lpad((1000 + n)::text, 6, '0'), (array['germany', 'turkey', 'mobile'])[1 + n % 3],
    (array['pending', 'confirmed', 'shipped', 'delivered', 'delivered', 'delivered', 'cancelled'])[1 + n % 7], users.id,
    users.name || '-' || md5(n::text), users.email, '030 1234567', 'Lindenweg 3', 'Berlin', '10115',
    (array['Deutschland', 'Österreich', 'Schweiz', 'Türkiye'])[1 + n % 4],
    'EUR', 1000 + n % 5000, 0, 0, 0, 0, 1000 + n % 5000, 'bank_transfer',
    case when n % 5 = 0 then 'pending' else 'completed' end, case when n % 8 = 0 then 'FILL' || n % 40 end, ${moment('n')}
  from generate_series(1, ${ORDERS}) n join users on users.email = 'kundin' || 1 + n % ${CUSTOMERS} || '@example.org'`,
  // A third of the orders are those of guests, most of whom came twice.
  `update orders set user_id = null, email = 'gast' || 1 + n / 6 * 2 || '@example.org'
  from (select id, row_number() over (order by sequence) as n from orders where number like 'VD-2026-%') as placed
  where placed.id = orders.id and n % 3 = 0`,
  `insert into order_lines (order_id, position, product_id, name, quantity, unit_price, total, tax_rate)
  select orders.id, 0, products.id, products.name, 1 + orders.sequence % 3, 100, 100 * (1 + orders.sequence % 3), 19
  from orders join products on slug = 'produkt-' || 1 + orders.sequence * orders.sequence % ${PRODUCTS}`,
  // A copied template may have been analysed while its tables were small, and the next join took minutes then.
  'analyze',
  `insert into wishlist (user_id, product_id, added_at, told_amount)
  select users.id, products.id, users.created_at, lowest_amount + case when position % 50 = 0 then 100 else 0 end
  from users join products on position % 2000 = ('x' || substr(md5(users.id::text), 1, 3))::bit(12)::int % 2000
  where email like 'kundin%' and slug like 'produkt-%'`,
  `insert into price_mails (user_id, token, language, consented_at)
  select id, 'p' || id, 'de', created_at from users where email like 'kundin%' and id::text < '4'`,
  `insert into review_requests (order_id, token, consented_at, confirmed_at, sent_at)
  select id, 'r' || id, created_at, created_at, case when sequence % 20 > 0 then created_at end from orders`,
  'set local session_replication_role = origin',
  'analyze',
  'select rebuild_statistics()',
]

const COUPON_COLUMNS = `select string_agg(quote_ident(column_name), ', ') as names from information_schema.columns
  where table_schema = 'public' and table_name = 'coupons' and is_generated = 'NEVER' and column_name not in ('id', 'code')`

/**
 * A shop with some thousand rows in every table that grows: too many to read one of them from end to end. Without the
 * timeouts of requests, which a busy machine would exceed.
 */
export async function fillForPlans({ background }: Database): Promise<void> {
  const client = await background.$client.connect()
  const run = async (statements: readonly string[]) => {
    for (const statement of statements) await client.query(statement)
  }
  try {
    await run(['set statement_timeout = 0', 'begin', ...FILL])
    const { rows } = await client.query<{ names: string }>(COUPON_COLUMNS)
    const names = rows[0]?.names ?? ''
    await run([
      `insert into coupons (code, ${names}) select 'FILL' || n, ${names}
        from coupons, generate_series(1, ${COUPONS}) n where code = 'WILLKOMMEN10'`,
      'commit',
      // An index of words answers quickly once its new entries are sorted in, which autovacuum does in a shop.
      'vacuum analyze',
    ])
  } finally {
    client.release(true)
  }
}

interface PlanNode {
  readonly 'Node Type': string
  readonly 'Relation Name'?: string | undefined
  readonly 'Index Name'?: string | undefined
  readonly Plans?: readonly PlanNode[] | undefined
}
const planNode: z.ZodType<PlanNode> = z.object({
  'Node Type': z.string(),
  'Relation Name': z.string().optional(),
  'Index Name': z.string().optional(),
  get Plans() {
    return z.array(planNode).optional()
  },
})
const explained = z.tuple([z.object({ 'QUERY PLAN': z.tuple([z.object({ Plan: planNode })]) })])

const nodesOf = (node: PlanNode): PlanNode[] => [node, ...(node.Plans ?? []).flatMap(nodesOf)]

const statement = z.object({ text: z.string() })

/** The statements that some work sends to the database, as they are sent. */
async function statementsOf({ database: { pool } }: TestApp, work: () => Promise<unknown>) {
  const query = vi.spyOn(pool, 'query')
  try {
    await work()
    return query.mock.calls.flatMap(([config, values]: readonly unknown[]) => {
      const { data } = statement.safeParse(config)
      return data && /^\s*(select|with)/i.test(data.text)
        ? [{ text: data.text, values: Array.isArray(values) ? values : [] }]
        : []
    })
  } finally {
    query.mockRestore()
  }
}

interface Plan {
  readonly text: string
  readonly nodes: readonly PlanNode[]
}

async function plansOf(shop: TestApp, work: () => Promise<unknown>): Promise<readonly Plan[]> {
  const plans: Plan[] = []
  for (const { text, values } of await statementsOf(shop, work)) {
    const { rows } = await shop.database.pool.query(`explain (format json) ${text}`, values)
    const [{ 'QUERY PLAN': plan }] = explained.parse(rows)
    plans.push({ text, nodes: nodesOf(plan[0].Plan) })
  }
  return plans
}

/** The tables of each statement of some work, as `table by index`, or `table in index` if the index alone is read. */
export async function tablesRead(shop: TestApp, work: () => Promise<unknown>): Promise<readonly string[][]> {
  const plans = await plansOf(shop, work)
  return plans.map(({ nodes }) =>
    nodes.flatMap(({ 'Node Type': kind, 'Relation Name': table, 'Index Name': name }) => {
      if (kind === 'Index Only Scan') return [`${table} in ${name}`]
      if (kind === 'Index Scan') return [`${table} by ${name}`]
      return kind === 'Bitmap Index Scan' ? [`by ${name}`] : table === undefined ? [] : [table]
    }),
  )
}

/** Statements of some work that read one of the tables from end to end, with the table's name. */
export async function fullScans(
  shop: TestApp,
  tables: readonly string[],
  work: () => Promise<unknown>,
): Promise<{ readonly statements: number; readonly scans: readonly string[] }> {
  const plans = await plansOf(shop, work)
  const scans = plans.flatMap(({ text, nodes }) =>
    nodes.flatMap(({ 'Node Type': kind, 'Relation Name': table = '' }) =>
      kind === 'Seq Scan' && tables.includes(table) ? [`${table}: ${text}`] : [],
    ),
  )
  return { statements: plans.length, scans }
}
