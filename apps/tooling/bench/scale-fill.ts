import type { Client } from 'pg'

/** Number of rows to add; products and customers may be 0. Of each product there are ten reviews. */
export interface ScaleSize {
  readonly products: number
  readonly customers: number
  readonly orders: number
}

const texts = (words: string) =>
  `array[${words
    .split(' ')
    .map((word) => `'${word}'`)
    .join(', ')}]`
const ADJECTIVES = texts('Milder Feiner Grüner Kräftiger Sanfter Würziger Süßer Herber Klarer Edler')
const KINDS = texts(
  'Kräutertee Früchtetee Rooibos Espresso Röstkaffee Kakao Pulver Kapseln Öl Matcha Sirup Honig',
)
const FIRST = texts(
  'Anna Öykü Jürgen Şebnem Mehmet Zoë Łukasz Klara Jonas Ayşe Müge Björn Eva Ida Noah Émile',
)
const LAST = texts('Müller Schmidt Yılmaz Öztürk Weiß Kaya Çelik Fischer Wagner Şahin Becker Koç Große Lang')

/** SQL for the nth of some words. */
const nth = (words: string, n: string) => `(${words})[1 + (${n}) % cardinality(${words})]`
/** SQL for a deterministic id, so that tables can reference each other's rows. */
const idOf = (kind: string, n: string) => `md5('${kind}' || ${n})::uuid`
/** SQL for a time within the last three years, evenly distributed. */
const moment = (n: string) => `now() - make_interval(mins => ((${n})::bigint * 7919 % 1576800)::int)`
const unitPrice = (n: string, line: string) => `(500 + (${n} * 37 + ${line} * 101) % 5000)`
const quantity = (n: string, line: string) => `(1 + (${n} + ${line}) % 2)`

const products = ({ products: count }: ScaleSize) => `
  insert into products (id, slug, name, subtitle, short_description, detailed_description, category_id, status,
    bestseller, tint, stock_quantity, rating, review_count, sales_count, position, created_at, updated_at, traits, organic,
    family_id, size_label, size_order, is_default_size)
  select ${idOf('product', 'n')}, 'produkt-' || n,
    ${nth(ADJECTIVES, 'n')} || ' ' || ${nth(KINDS, 'n / 7')} || ' ' || n, 'Aus Lage ' || n % 977,
    'Ausgewogen im Geschmack, schonend verarbeitet, Charge ' || n % 4999,
    repeat('Mit Sorgfalt geerntet und von Hand verlesen. ', 12),
    (select ids[1 + (cardinality(ids) * power(random(), 2))::int % cardinality(ids)]
      from (select array_agg(id order by name) as ids from category_names) as all_names where n > 0),
    case when n % 50 = 0 then 'inactive' when n % 50 = 1 then 'out_of_stock' else 'active' end,
    n % 40 = 0, 'sage', case when n % 100 = 0 then 3 else 500 + n % 300 end,
    (n % 50) / 10.0, n % 30, n * 31 % 5000, 1000 + n, ${moment('n')}, ${moment('n')},
    (array['{loose,vegan}', '{bags,caffeineFree,vegan}', '{powder}', '{capsules,vegan}', '{beans}'])[1 + n % 5]::text[],
    case when n % 3 = 0 then '{"controlBody": "DE-ÖKO-006", "farming": "eu"}'::jsonb end,
    case when n % 10 between 1 and 3 then ${idOf('product', '(n - n % 10 + 1)')} end,
    case when n % 10 between 1 and 3 then n % 10 * 50 || ' g' end, case when n % 10 between 1 and 3 then n % 10 else 0 end,
    n % 10 = 1
  from generate_series(1, ${count}) n`

/** Every tenth product is not sold in Turkey, and every fifth is reduced. */
const prices = ({ products: count }: ScaleSize) => `
  insert into product_prices (product_id, platform, amount, currency, from_amount, original_amount)
  select ${idOf('product', 'n')}, platform, 300 + n * 13 % 6000, currency, 300 + n * 13 % 6000,
    case when n % 5 = 0 then 400 + n * 13 % 6000 end
  from generate_series(1, ${count}) n,
    (values ('germany', 'EUR'), ('mobile', 'EUR'), ('turkey', 'TRY')) as shop (platform, currency)
  where platform <> 'turkey' or n % 10 > 0`

const pictures = ({ products: count }: ScaleSize) => `
  with made as (
    insert into product_images (product_id, position, alt, is_primary)
    select ${idOf('product', 'n')}, 0, 'Packung', true from generate_series(1, ${count}) n returning id)
  insert into image_variants (image_id, file, width, type)
  select id, 'abendruhe-' || width || '.' || kind, width, 'image/' || kind
  from made, (values (320), (640), (960)) as widths (width), (values ('webp'), ('avif')) as kinds (kind)`

/** A tenth of all belong to one popular product. */
const reviews = ({ products: count, customers: authors }: ScaleSize) => `
  insert into reviews (product_id, author, rating, comment, user_id, verified, helpful, created_at)
  select case when n % 10 = 0 then (select id from products where slug = 'abendruhe') else ${idOf('product', '(1 + n / 10)')} end,
    ${nth(FIRST, 'n')} || ' ' || ${nth(LAST, 'n / 16')}, 1 + (n * 7 + n / 13) % 5,
    'Schmeckt ' || ${nth(ADJECTIVES, 'n')} || ', gern wieder, Charge ' || n % 4999,
    case when n % 10 > 0 then ${idOf('customer', `(1 + n % ${authors})`)} end, n % 3 > 0, n % 41, ${moment('n')}
  from generate_series(0, ${count} * 10 - 1) n`

const customers = ({ customers: count }: ScaleSize) => `
  insert into users (id, name, email, password_hash, platform, status, premium_until, created_at)
  select ${idOf('customer', 'n')}, ${nth(FIRST, 'n')} || ' ' || ${nth(LAST, 'n / 16')}, 'kundin' || n || '@example.org',
    'none', (array['germany', 'germany', 'turkey', 'mobile'])[1 + n % 4],
    case when n % 200 = 0 then 'banned' when n % 30 = 0 then 'inactive' else 'active' end,
    case when n % 20 = 0 then now() + interval '90 days' end, ${moment('n')}
  from generate_series(1, ${count}) n`

/** Two of three orders belong to accounts; recent ones are not delivered yet. */
const orders = ({ customers: count, orders: total }: ScaleSize) => `
  insert into orders (id, number, platform, status, user_id, customer_name, email, phone, street, city, zip_code,
    country, currency, subtotal, shipping, discount, shipping_discount, tax, total, payment_method, payment_status,
    released_at, created_at, updated_at)
  select ${idOf('order', 'n')}, 'VD-' || extract(year from at) || '-' || lpad((1000 + n)::text, greatest(6, length((1000 + n)::text)), '0'),
    shop, status, case when n % 3 > 0 then ${idOf('customer', `(1 + n % ${count})`)} end,
    ${nth(FIRST, 'n')} || ' ' || ${nth(LAST, 'n / 16')} || '-' || ${nth(LAST, 'n / 224')}, 'kundin' || 1 + n % ${count} || '@example.org', '030 1234567',
    'Lindenweg 3', 'Berlin', '10115', 'Deutschland', case shop when 'turkey' then 'TRY' else 'EUR' end,
    goods, 490, 0, 0, (goods + 490) * 19 / 119, goods + 490, 'bank_transfer',
    case when status = 'refunded' then 'refunded' when status in ('pending', 'cancelled') then 'pending' else 'completed' end,
    case when status in ('cancelled', 'refunded') then at end, at, at
  from (
    select n, (array['germany', 'germany', 'turkey', 'mobile'])[1 + n % 4] as shop,
      now() - make_interval(mins => ((${total} - n)::bigint * 1576800 / ${total})::int) as at,
      case when n % 97 = 0 then 'cancelled' when n % 89 = 0 then 'refunded'
        when n > ${total} * 0.99 then (array['pending', 'confirmed', 'processing', 'shipped'])[1 + n % 4]
        else 'delivered' end as status,
      (select sum(${unitPrice('n', 'line')} * ${quantity('n', 'line')}) from generate_series(1, 1 + n % 3) line) as goods
    from generate_series(1, ${total}) n) as placed`

/** Some products are sold far more often than others. */
const lines = ({ orders: total }: ScaleSize) => `
  insert into order_lines (order_id, position, product_id, name, quantity, unit_price, total, tax_rate)
  select ${idOf('order', 'n')}, line - 1, id, name, ${quantity('n', 'line')}, ${unitPrice('n', 'line')},
    ${unitPrice('n', 'line')} * ${quantity('n', 'line')}, 19
  from generate_series(1, ${total}) n, lateral generate_series(1, 1 + n % 3) line,
    lateral (select 1 + ((select count(*) from scale_shelf) * power(random(), 3))::int as at where line > 0) as chosen
    join scale_shelf on place = chosen.at`

const rest = ({ customers: count, orders: total }: ScaleSize) => [
  `insert into order_events (order_id, kind, "to", actor, at)
    select id, 'status', 'pending', customer_name, created_at from orders`,
  // Every tenth order used the same popular coupon.
  `insert into coupon_redemptions (coupon_id, order_id, user_id, email, discount, created_at)
    select (select id from coupons where code = 'MINUS5'), id, user_id, email, 500, created_at
    from generate_series(10, ${total}, 10) n join orders on orders.id = ${idOf('order', 'n')}`,
  `update coupons set total_used = (select count(*) from coupon_redemptions where coupon_id = coupons.id)`,
  `insert into wishlist (user_id, product_id)
    select ${idOf('customer', '1')}, id from scale_shelf where place <= 500 and ${count} > 0`,
  `select setval('order_numbers', ${1000 + total})`,
]

/** Recomputes the statistics, because bulk inserts bypass the triggers. */
const RECOUNT = `do $$ begin
  if to_regproc('rebuild_statistics') is not null then perform rebuild_statistics(); end if; end $$`

/** Search words that triggers would have collected. */
const WORDS = `insert into search_words (word)
  select distinct word from products, long_words(search_text || ' ' || translated_search_text) as found (word)
  on conflict do nothing`

/** Fills a migrated and seeded database by SQL, without constraints and triggers. @returns seconds */
export async function fill(client: Client, size: ScaleSize): Promise<number> {
  const startedAt = performance.now()
  await client.query('set session_replication_role = replica')
  for (const statement of [
    ...(size.products > 0 ? [products(size), prices(size), pictures(size)] : []),
    customers(size),
    ...(size.products > 0 ? [reviews(size)] : []),
    `create temporary table scale_shelf as
      select row_number() over (order by sales_count desc, id)::int as place, id, name from products`,
    'create unique index on scale_shelf (place)',
    'analyze scale_shelf',
    orders(size),
    lines(size),
    ...rest(size),
    // Of tables that the planner knows nothing of, all products and prices were read once for each family.
    'analyze',
    RECOUNT,
    WORDS,
    'set session_replication_role = origin',
    'vacuum analyze',
  ]) {
    await client.query(statement)
  }
  return (performance.now() - startedAt) / 1000
}
