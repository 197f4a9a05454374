import { expect, it } from 'vitest'
import { testShop } from '../../../testing/test-app'
import { edited, transferCalls } from './transfer.fixtures'

const isPostgres = (process.env.TEST_DATABASE_URL ?? '') !== ''

// The embedded database has one session, so that nobody holds a lock beside an import.
it.runIf(isPostgres)(
  'an import waits for no product that it does not change, and changes others at once [API-81]',
  async () => {
    const shop = await testShop()
    const { token } = await shop.admin()
    const { create, read, exported, send } = transferCalls(shop, token)
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
