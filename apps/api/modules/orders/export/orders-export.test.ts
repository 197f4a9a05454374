import { get, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { parse } from 'csv-parse/sync'
import { eq, inArray } from 'drizzle-orm'
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { ORDER_SORTS, type OrderSort } from '@/shop/orders/order'
import { invoices, orderLines, orders, parcels } from '@apps/api/platform/db/schema'
import { requestOf } from '@apps/api/testing/client'
import { orderRow } from '@apps/api/testing/order-row'
import { testShop } from '@apps/api/testing/test-app'
import { exportedOrders } from './exported-orders'

const MANY = 1_250

const shop = await testShop()
let token = ''
beforeEach(async () => {
  token = (await shop.admin()).token
})

const numberOf = (place: number) => `VD-2026-${String(place).padStart(6, '0')}`

/** Orders in pairs of the same moment, with a few totals and names among them, so that every sort has ties. */
const manyRows = Array.from({ length: MANY }, (_, place) =>
  orderRow({
    number: numberOf(place),
    total: 1000 + (place % 7) * 10,
    status: place % 3 === 0 ? 'delivered' : 'pending',
    customerName: place % 2 === 0 ? 'Ada Ahorn' : `Kundin ${place % 5}`,
    createdAt: new Date(shop.clock.now().getTime() - Math.floor(place / 2) * 120_000),
    updatedAt: new Date(shop.clock.now().getTime() - 3_600_000),
  }),
)

beforeAll(async () => {
  await shop.db.insert(orders).values(manyRows)
  const { id: productId, name } = await shop.product('abendruhe')
  const all = await shop.db.select({ id: orders.id }).from(orders)
  const line = { productId, name, position: 0, quantity: 2, unitPrice: 500, total: 1000, taxRate: 7 }
  await shop.db.insert(orderLines).values(all.map(({ id: orderId }) => ({ ...line, orderId })))
})

type Filters = NonNullable<Parameters<typeof shop.call<'exportOrders'>>[1]>['query']

const linesOf = (csv: string, delimiter = ';'): string[][] => parse(csv, { bom: true, delimiter })
const exported = async (query: Filters = {}, language = 'tr') => {
  const response = await shop.call('exportOrders', { token, query, headers: { 'accept-language': language } })
  expect(response.statusCode).toBe(200)
  return linesOf(response.body, language === 'en' ? ',' : ';')
}
const numbersOf = (lines: readonly string[][]) => lines.slice(1).map(([number]) => number)

describe('GET /admin/orders/export.csv [ADMIN-15]', () => {
  it('is a file for spreadsheets with every order, across batches', async () => {
    const response = await shop.call('exportOrders', { token })
    expect(response.headers['content-type']).toMatch(/^text\/csv/)
    expect(response.headers['content-disposition']).toMatch(/^attachment; .*orders\.csv/)
    expect(response.body.startsWith('\uFEFF')).toBe(true)
    expect(response.body.endsWith('\r\n')).toBe(true)
    expect(new Set(numbersOf(linesOf(response.body))).size).toBe(MANY)
  })

  it.each([
    ['tr', 'Sipariş no', ['Almanya', 'Teslim edildi', 'Banka havalesi', 'Bekliyor'], '10,00'],
    ['de', 'Bestellnr.', ['Deutschland', 'Zugestellt', 'Banküberweisung', 'Ausstehend'], '10,00'],
    ['en', 'Order no.', ['Germany', 'Delivered', 'Bank transfer', 'Pending'], '10.00'],
  ])('speaks the language of its reader: %s', async (language, head, texts, amount) => {
    const [heads, line = []] = await exported({ search: numberOf(0) }, language)
    expect(heads?.[0]).toBe(head)
    expect([line[2], line[6], line[7], line[8]]).toEqual(texts)
    expect(line.slice(9, 12)).toEqual(['2 × Abendruhe', amount, 'EUR'])
  })

  it('follows filters and search of the list', async () => {
    for (const query of [{ status: 'delivered' }, { search: 'ahorn' }, { dateRange: 'today' }] as const) {
      const { pagination } = await shop.ok('listOrders', { token, query })
      expect(pagination.total).toBeGreaterThan(100)
      expect(await exported(query)).toHaveLength(pagination.total + 1)
    }
    expect(await exported({ platform: 'turkey' })).toHaveLength(1)
  })

  it.each(ORDER_SORTS)('follows the order of the list, and has every order once: %s', async (sort) => {
    const numbers = numbersOf(await exported({ sort }))
    const { orders: first } = await shop.ok('listOrders', { token, query: { sort, limit: 100 } })
    const { orders: last } = await shop.ok('listOrders', { token, query: { sort, limit: 50, page: 25 } })
    expect(numbers.slice(0, 100)).toEqual(first.map(({ orderNumber }) => orderNumber))
    expect(numbers.slice(-50)).toEqual(last.map(({ orderNumber }) => orderNumber))
    expect(new Set(numbers).size).toBe(MANY)
    expect(numbers).toHaveLength(MANY)
  })

  it('has address, invoice and parcel [ADMIN-145]', async () => {
    const place = { street: 'Am Ring 3', zipCode: '04105', city: 'Leipzig', country: 'Deutschland' as const }
    const parcel = { cargoName: 'DHL', trackingNumber: '00340434' }
    const row = { ...orderRow({ number: 'VD-2026-900002' }), ...place }
    const [stored] = await shop.db.insert(orders).values(row).returning()
    const invoice = { orderId: stored?.id ?? '', number: 'RE-2026-000042' }
    await shop.db.insert(parcels).values({ ...parcel, orderId: invoice.orderId, number: 1, lines: [] })
    await shop.db.insert(invoices).values(invoice)
    for (const search of ['VD-2026-900002', 're-2026-000042', 'RE-2026-42', '#RE-2026-000042,']) {
      const [, line = []] = await exported({ search })
      expect([search, line.slice(12)]).toEqual([
        search,
        [
          'Am Ring 3',
          '04105',
          'Leipzig',
          'Deutschland',
          'RE-2026-000042',
          'DHL',
          '00340434',
          '',
          '',
          '',
          '0,00',
        ],
      ])
    }
    await shop.db.delete(invoices).where(eq(invoices.orderId, invoice.orderId))
    await shop.db.delete(orders).where(eq(orders.id, invoice.orderId))
  })

  it('makes formulas harmless', async () => {
    await shop.db.insert(orders).values(orderRow({ number: 'VD-2026-900000', customerName: '=cmd|calc' }))
    expect((await shop.call('exportOrders', { token, query: { search: 'calc' } })).body).toContain(
      ";'=cmd|calc;",
    )
    await shop.db.delete(orders).where(eq(orders.number, 'VD-2026-900000'))
  })
})

describe('while the file is made', () => {
  const idOf = async (number: string) => {
    const [order] = await shop.db.select({ id: orders.id }).from(orders).where(eq(orders.number, number))
    return order?.id ?? ''
  }

  async function numbersWhile(sort: OrderSort, change: () => Promise<unknown>) {
    const numbers: string[] = []
    for await (const batch of exportedOrders(shop.db, { sort }, shop.clock.now())) {
      if (numbers.length === 0) await change()
      numbers.push(...batch.map(({ number }) => number))
    }
    return numbers
  }

  it.each(['newest', 'oldest'] as const)('a new order moves no other: %s [ADMIN-15]', async (sort) => {
    const number = 'VD-2026-900001'
    const numbers = await numbersWhile(sort, () => shop.db.insert(orders).values(orderRow({ number })))
    expect(numbers.filter((each) => each !== number).toSorted()).toEqual(
      manyRows.map((row) => row.number).toSorted(),
    )
    await shop.db.delete(orders).where(eq(orders.number, number))
  })

  it('an order whose status changes is neither lost nor doubled [ADMIN-15]', async () => {
    const [behind, ahead] = [await idOf(numberOf(3)), await idOf(numberOf(1))]
    const change = async () => {
      for (const [id, status] of [
        [behind, 'pending'],
        [ahead, 'refunded'],
      ] as const)
        await shop.ok('setOrderStatus', { token, params: { id }, body: { status } })
    }
    const numbers = await numbersWhile('status_asc', change)
    expect(numbers.toSorted()).toEqual(manyRows.map((row) => row.number).toSorted())
  })

  /** One order of the first batch, and one that is still to be read. */
  it.each([
    ['customer_asc', [6, 33]],
    ['customer_desc', [9, 12]],
  ] as const)(
    'orders whose customer is anonymised are neither lost nor doubled: %s [ADMIN-15]',
    async (sort, places) => {
      const { id: userId } = await shop.customer()
      const own = inArray(orders.number, places.map(numberOf))
      await shop.db.update(orders).set({ userId }).where(own)
      const change = () => shop.ok('anonymiseUser', { token, params: { id: userId } })
      const numbers = await numbersWhile(sort, change)
      expect(numbers.toSorted()).toEqual(manyRows.map((row) => row.number).toSorted())
    },
  )
})

describe('over the wire [ADMIN-15]', () => {
  let address = ''
  beforeAll(async () => {
    await shop.app.listen({ port: 0, host: '127.0.0.1' })
    const { port } = shop.app.server.address() as AddressInfo
    address = `http://127.0.0.1:${port}`
  })
  afterEach(() => {
    vi.restoreAllMocks()
  })

  function answered(encoding = 'identity'): Promise<IncomingMessage> {
    const { url, headers } = requestOf('exportOrders', { token })
    return new Promise((resolve, reject) => {
      get(address + url, { headers: { ...headers, 'accept-encoding': encoding } }, resolve).on(
        'error',
        reject,
      )
    })
  }

  const { pool } = shop.database
  const isIdle = () => pool.idleCount === pool.totalCount && pool.waitingCount === 0

  it('arrives whole', async () => {
    expect(linesOf(await text(await answered()))).toHaveLength(MANY + 1)
  })

  it('is read no further when its reader goes away, and keeps no connection', async () => {
    const query = vi.spyOn(shop.db, 'select')
    const response = await answered()
    response.destroy()
    await vi.waitFor(() => expect(isIdle()).toBe(true), 60_000)
    const asked = query.mock.calls.length
    expect(await shop.db.$count(orders)).toBe(MANY)
    expect(query.mock.calls.length).toBe(asked)
  })

  function failAfter(statements: number) {
    const select = shop.db.select.bind(shop.db)
    let asked = 0
    vi.spyOn(shop.db, 'select').mockImplementation((...args: Parameters<typeof select>) => {
      asked += 1
      if (asked > statements) throw new Error('the database is gone')
      return select(...args)
    })
  }

  it('breaks the connection where the database fails in its middle', async () => {
    failAfter(5)
    const response = await answered()
    expect(response.statusCode).toBe(200)
    await expect(text(response)).rejects.toThrow()
    expect(response.complete).toBe(false)
  })

  it('is an error where it fails before the first compressed byte has left', async () => {
    failAfter(5)
    const response = await answered('br')
    expect(response.statusCode).toBe(500)
    expect(response.headers['content-encoding']).toBeUndefined()
    expect(response.headers['content-disposition']).toBeUndefined()
    expect(await text(response)).toContain('INTERNAL')
  })

  it('is an error where the database fails at its beginning', async () => {
    failAfter(1)
    expect((await answered()).statusCode).toBe(500)
  })
})
