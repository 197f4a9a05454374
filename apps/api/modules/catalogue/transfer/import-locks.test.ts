import { expect, it } from 'vitest'
import { IMPORT_MAX_CHANGES } from '@/domain/catalogue/product-import'
import { checkoutBody } from '../../../testing/checkout'
import { TEST_NOW, testShop } from '../../../testing/test-app'
import { edited, file, tableOf, transferCalls } from './transfer.fixtures'

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

it('a product is ordered while an import changes it and 999 others [API-81]', async () => {
  const header = ['name', 'shortDescription', 'detailedDescription', 'category', 'price.germany', 'stock']
  const lines = Array.from({ length: IMPORT_MAX_CHANGES }, (_, index) => [
    `Serie ${index + 1}`,
    'Kurz.',
    'Lang.',
    'Detox',
    '7,90',
    '1000',
  ])
  expect((await send(file(header, ...lines))).stored).toBe(true)
  const csv = await exported({ search: 'Serie' })
  const [, [productId = ''] = []] = tableOf(csv)
  const { token: buyer } = await shop.customer({ emailVerifiedAt: TEST_NOW })
  const changes = Object.fromEntries(
    lines.map((_, index) => [index + 2, { 'price.germany': '8,40', subtitle: 'Neue Ernte', stock: '1100' }]),
  )
  let isRunning = true
  const running = send(edited(csv, changes)).finally(() => {
    isRunning = false
  })
  const statuses: number[] = []
  while (isRunning) {
    const body = checkoutBody([{ productId, quantity: 1 }])
    statuses.push((await shop.call('checkout', { token: buyer, body })).statusCode)
  }
  const { stored, rows } = await running
  expect(stored).toBe(true)
  expect(rows.filter(({ changes: own }) => own.length > 0)).toHaveLength(lines.length)
  expect(new Set(statuses)).toEqual(new Set([201]))
  expect(await read(productId)).toMatchObject({
    stock: { quantity: 1100 - statuses.length },
    subtitle: 'Neue Ernte',
  })
})
