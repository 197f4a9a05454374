import { Client } from 'pg'
import { expect, it, vi } from 'vitest'
import { checkoutBody } from '@apps/api/testing/checkout'
import { TEST_NOW, testShop } from '@apps/api/testing/test-app'
import { edited, file, tableOf, transferCalls } from './transfer.fixtures'

const queries = vi.spyOn(Client.prototype, 'query')
const shop = await testShop()
const { token } = await shop.admin()
const { create, read, exported, send } = transferCalls(shop, token)

const isPostgres = (process.env.TEST_DATABASE_URL ?? '') !== ''

// The embedded database has one session, so that nobody holds a lock beside an import.
it.runIf(isPostgres)(
  'an import waits for no product that it does not change, and changes others at once [API-81]',
  async () => {
    const [held, changed] = [await create({ name: 'Sperre A' }), await create({ name: 'Sperre B' })]
    const csv = await exported({ search: 'Sperre' })
    const line = csv.split('\r\n').findIndex((text) => text.includes('Sperre B')) + 1
    const other = await shop.database.orders.$client.connect()
    await other.query('begin')
    await other.query('select from products where id = $1 for update', [held._id])
    const done = await send(edited(csv, { [line]: { subtitle: 'neu' } }))
    await other.query('rollback')
    other.release()
    expect(done.stored).toBe(true)
    expect((await read(changed._id)).subtitle).toBe('neu')
  },
)

const columns = ['name', 'shortDescription', 'detailedDescription', 'category', 'price.germany', 'stock']

/** Adds products, and the file that changes all of them again. */
async function series(name: string, length: number) {
  const lines = Array.from({ length }, (_, index) => [
    `${name} ${index + 1}`,
    'Kurz.',
    'Lang.',
    'Detox',
    '7,90',
    '1000',
  ])
  expect((await send(file(columns, ...lines))).stored).toBe(true)
  const csv = await exported({ search: name })
  const [, [productId = ''] = []] = tableOf(csv)
  const values = { 'price.germany': '8,40', subtitle: 'Neue Ernte', stock: '1100' }
  return { productId, csv: edited(csv, Object.fromEntries(lines.map((_, index) => [index + 2, values]))) }
}

it('stores many lines in as many statements as a few [API-81]', async () => {
  const [few, many] = [await series('Wenige', 10), await series('Viele', 200)]
  const statements = async (csv: string) => {
    queries.mockClear()
    expect((await send(csv)).stored).toBe(true)
    return queries.mock.calls.length
  }
  expect(await statements(many.csv)).toBe(await statements(few.csv))
})

it('a product is ordered while an import changes it and others [API-81]', async () => {
  const { productId, csv } = await series('Serie', 200)
  const { token: buyer } = await shop.customer({ emailVerifiedAt: TEST_NOW })
  let isRunning = true
  const running = send(csv).finally(() => {
    isRunning = false
  })
  const statuses: number[] = []
  while (isRunning) {
    const body = checkoutBody([{ productId, quantity: 1 }])
    statuses.push((await shop.call('checkout', { token: buyer, body })).statusCode)
  }
  const { stored, rows } = await running
  expect(stored).toBe(true)
  expect(rows.filter(({ changes: own }) => own.length > 0)).toHaveLength(200)
  // On a machine so slow that an order would wait for more than 2 s it is refused.
  const placed = statuses.filter((status) => status !== 503)
  expect(new Set(placed)).toEqual(new Set([201]))
  expect(await read(productId)).toMatchObject({
    stock: { quantity: 1100 - placed.length },
    subtitle: 'Neue Ernte',
  })
})

it('of files sent at once each is stored whole, and new products once [CATALOGUE-43]', async () => {
  const { csv } = await series('Zugleich', 20)
  const marked = (subtitle: string) =>
    edited(csv, Object.fromEntries(Array.from({ length: 20 }, (_, index) => [index + 2, { subtitle }])))
  const fresh = file(columns, ['Frisch', 'Kurz.', 'Lang.', 'Detox', '7,90', '1'])
  const files = [marked('Ahorn'), marked('Birke'), fresh, marked('Ahorn'), fresh, marked('Birke')]
  const answers = await Promise.all(
    files.map((each) => shop.call('importProducts', { token, body: { csv: each, dryRun: false } })),
  )
  // On a slow machine one that waits for another is told to come again.
  expect(answers.filter(({ statusCode }) => ![200, 503].includes(statusCode))).toEqual([])
  const subtitles = tableOf(await exported({ search: 'Zugleich' })).map((cells) => cells[3])
  expect(new Set(subtitles.slice(1)).size).toBe(1)
  const named = tableOf(await exported({ search: 'Frisch' })).filter((cells) => cells[2] === 'Frisch')
  expect(named).toHaveLength(1)
})
