import { ANALYTICS_PERIODS } from '@/shop/analytics/analytics'
import { DATE_RANGES } from '@/shop/orders/date-range'
import { ORDER_SORTS, ORDER_STATUSES, PAYMENT_STATUSES } from '@/shop/orders/order'
import { PLATFORMS } from '@/shop/shared/platform'
import type { Client } from 'pg'

/** A call of shop or back office with its parameters for this database. */
export interface ScaleCall {
  readonly name: string
  readonly url: string
  readonly as?: 'admin' | 'customer'
  readonly body?: object
}

/** Ids and names used by the calls; the same in both databases where possible. */
export interface Subjects {
  readonly products: number
  readonly orders: number
  readonly customers: number
  readonly category: string
  readonly slug: string
  readonly productId: string
  readonly orderId: string
  readonly customerId: string
  readonly couponId: string
  readonly email: string
}

export async function subjectsOf(client: Client): Promise<Subjects> {
  const { rows } = await client.query<Subjects>(`select
    (select sum(products)::int from shelf_counts where platform = 'germany') as products,
    (select count(*)::int from orders) as orders, (select count(*)::int from users) as customers,
    (select name from shelf_counts join category_names on id = category_id order by products desc limit 1) as category,
    'abendruhe' as slug, (select id from products where slug = 'abendruhe') as "productId",
    (select id from orders order by number limit 1) as "orderId",
    (select user_id from wishlist limit 1) as "customerId",
    (select id from coupons where code = 'MINUS5') as "couponId",
    (select email from users order by id limit 1) as email`)
  const [row] = rows
  if (!row) throw new Error('there is nothing to ask for')
  return row
}

const list = (path: string, as: ScaleCall['as'], queries: Readonly<Record<string, string>>): ScaleCall[] =>
  Object.entries(queries).map(([name, query]) => ({
    name: `${path} ${name}`.trim(),
    url: `/api${path}?${query}`,
    ...(as && { as }),
  }))

const each = <T extends string>(values: readonly T[], query: (value: T) => string) =>
  Object.fromEntries(values.map((value) => [value, query(value)]))

/** Searches by words that many, some and no rows contain, with one, two and more letters. */
const searches = (many: string, some: string, base = '') =>
  Object.fromEntries(
    [many, some, 'xqz', 'o', 'xq', `${many} ${some}`].map((word) => [
      `search '${word}'`,
      `${base}search=${encodeURIComponent(word)}`,
    ]),
  )

const lastPage = (rows: number, limit: number) => Math.max(1, Math.ceil(rows / limit))

function shopCalls({ products, category, slug, productId }: Subjects): ScaleCall[] {
  const base = 'platform=germany'
  const shelf = `${base}&category=${encodeURIComponent(category)}`
  return [
    ...list('/products', undefined, {
      '': base,
      'last page': `${base}&page=${lastPage(products, 20)}`,
      'middle page': `${base}&page=${lastPage(products / 2, 20)}`,
      category: shelf,
      'category, by price': `${shelf}&sort=price_asc`,
      bestseller: `${base}&bestseller=true`,
      ...each(
        ['newest', 'price_asc', 'price_desc', 'rating', 'name', 'sales'],
        (sort) => `${base}&sort=${sort}`,
      ),
      'price_asc, last page': `${base}&sort=price_asc&page=${lastPage(products, 20)}`,
      ...searches('tee', 'rooibos 77', `${base}&`),
      'in stock': `${base}&inStock=true`,
      'in stock, by price': `${base}&inStock=true&sort=price_asc`,
      'vegan, in bags, from four stars': `${base}&vegan=true&kind=bags&rated=true`,
      'between two prices': `${base}&minPrice=20&maxPrice=25`,
    }),
    ...list('/products facets', undefined, {
      '': base,
      category: shelf,
      'in stock': `${base}&inStock=true`,
      'vegan, in bags, from four stars': `${base}&vegan=true&kind=bags&rated=true`,
      'between two prices': `${base}&minPrice=20&maxPrice=25`,
      "search 'tee'": `${base}&search=tee`,
    }).map(({ name, url }) => ({ name, url: `${url.replace(' facets', '')}&facets=true` })),
    ...list(`/products/slug/${slug}/reviews`, undefined, {
      '': base,
      'middle page': `${base}&page=100`,
      ...each(['helpful', 'best', 'worst'], (sort) => `${base}&sort=${sort}`),
      'one star': `${base}&rating=1`,
      "search 'milder'": `${base}&search=milder`,
    }),
    ...['tee', 'rooibos', 'rooibbos', 'milder rooibbos', 'imgwer', 'xqzvwy'].map((word) => ({
      name: `/products/suggest '${word}'`,
      url: `/api/products/suggest?${base}&q=${encodeURIComponent(word)}`,
    })),
    { name: '/products/:id', url: `/api/products/${productId}?${base}` },
    { name: '/products/slug/:slug', url: `/api/products/slug/${slug}?${base}` },
    { name: '/products/categories/:platform', url: '/api/products/categories/germany' },
    { name: '/categories', url: '/api/categories?platform=germany' },
    { name: '/categories tree', url: '/api/categories?platform=germany&tree=true' },
  ]
}

function orderCalls({ orders, email }: Subjects): ScaleCall[] {
  return list('/admin/orders', 'admin', {
    '': '',
    'last page': `page=${lastPage(orders, 20)}`,
    'middle page': `page=${lastPage(orders / 2, 20)}`,
    ...each(ORDER_SORTS, (sort) => `sort=${sort}`),
    'status_desc, last page': `sort=status_desc&page=${lastPage(orders, 20)}`,
    'customer_asc, middle page': `sort=customer_asc&page=${lastPage(orders / 2, 20)}`,
    ...each(ORDER_STATUSES, (status) => `status=${status}`),
    ...each(PLATFORMS, (platform) => `platform=${platform}`),
    ...Object.fromEntries(
      PAYMENT_STATUSES.map((payment) => [`payment ${payment}`, `paymentStatus=${payment}`]),
    ),
    ...each(DATE_RANGES, (range) => `dateRange=${range}`),
    'quarter, by total': 'dateRange=quarter&sort=total_desc',
    'pending, by customer': 'status=pending&sort=customer_asc',
    'turkey, delivered': 'platform=turkey&status=delivered',
    ...searches('müller', 'vd-2026-0012'),
    'search by e-mail': `search=${encodeURIComponent(email)}`,
    "search 'müller', by total": `search=${encodeURIComponent('müller')}&sort=total_desc`,
  })
}

function officeCalls({ customers, products, orderId, customerId, couponId }: Subjects): ScaleCall[] {
  return [
    ...list('/admin/users', 'admin', {
      '': '',
      'last page': `page=${lastPage(customers, 20)}`,
      banned: 'status=banned',
      turkey: 'platform=turkey',
      ...searches('öztürk', 'klara koç'),
    }),
    ...list('/admin/users/premium', 'admin', { '': '' }),
    ...list('/products', 'admin', {
      'as administrator': '',
      'as administrator, last page': `page=${lastPage(products, 20)}`,
      ...each(['price_asc', 'price_desc', 'stock', 'name', 'sales', 'rating'], (sort) => `sort=${sort}`),
      inactive: 'status=inactive',
      lowStock: 'lowStock=true',
      'turkey, all statuses': 'platform=turkey',
    }),
    { name: '/admin/orders/:id', url: `/api/admin/orders/${orderId}`, as: 'admin' },
    { name: '/admin/users/:id', url: `/api/admin/users/${customerId}`, as: 'admin' },
    { name: '/admin/dashboard', url: '/api/admin/dashboard', as: 'admin' },
    ...ANALYTICS_PERIODS.flatMap((period) =>
      list('/admin/analytics', 'admin', {
        [period]: `period=${period}`,
        [`${period} turkey`]: `period=${period}&platform=turkey`,
      }),
    ),
    ...list('/coupons/admin', 'admin', { '': '', active: 'status=active', "search 'minus'": 'search=minus' }),
    { name: '/coupons/admin/:id/stats', url: `/api/coupons/admin/${couponId}/stats`, as: 'admin' },
  ]
}

function customerCalls({ productId, email }: Subjects): ScaleCall[] {
  const orderData = { platform: 'germany', currency: 'EUR', items: [{ productId, quantity: 4 }] }
  return [
    { name: '/user/orders', url: '/api/user/orders', as: 'customer' },
    { name: '/user/wishlist', url: '/api/user/wishlist', as: 'customer' },
    {
      name: 'POST /coupons/validate',
      url: '/api/coupons/validate',
      as: 'customer',
      body: { code: 'MINUS5', userEmail: email, orderData },
    },
  ]
}

export const callsOf = (subjects: Subjects): readonly ScaleCall[] => [
  ...shopCalls(subjects),
  ...customerCalls(subjects),
  ...orderCalls(subjects),
  ...officeCalls(subjects),
]

/** Pages, if the storefront has been built. */
export const pageCalls = ({ category }: Subjects): readonly ScaleCall[] => [
  { name: 'page /', url: '/' },
  { name: 'page /products', url: '/products' },
  { name: 'page /products?category=', url: `/products?category=${encodeURIComponent(category)}` },
  { name: 'page /product/:slug', url: '/product/abendruhe' },
]
