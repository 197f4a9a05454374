import { once } from 'node:events'
import { createServer } from 'node:net'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { freshDatabase } from '../../testing/database'
import { GuardedPool } from './guarded-pool'
import type { Database } from './open'
import { openPools } from './postgres'

it('a certificate that is not there is named in one line', async () => {
  const opened = openPools('postgres://verda@127.0.0.1:1/verda?sslmode=verify-full&sslrootcert=/nowhere.pem')
  await expect(opened).rejects.toThrow(/^DATABASE_URL: .*\/nowhere\.pem/)
})

describe('a connection', () => {
  it('is begun with nothing that pgbouncer would refuse', async () => {
    const names: string[] = []
    const server = createServer((socket) =>
      socket.once('data', (bytes: Buffer) => {
        // After its length and version a startup message has names and values by turns.
        const words = bytes.subarray(8).toString().split('\0')
        names.push(...words.filter((word, index) => index % 2 === 0 && word !== ''))
        socket.destroy()
      }),
    ).listen(0, '127.0.0.1')
    await once(server, 'listening')
    const address = server.address()
    const port = typeof address === 'object' ? address?.port : undefined
    const pool = new GuardedPool({
      connectionString: `postgres://verda@127.0.0.1:${port ?? 0}/verda`,
      application_name: 'verda',
      settings: { lock_timeout: 2_000 },
    })
    await expect(pool.query('select 1')).rejects.toThrow('Connection terminated')
    expect(names).toEqual(['user', 'database', 'application_name', 'client_encoding'])
    await pool.end()
    server.close()
  })
})

describe.runIf((process.env.TEST_DATABASE_URL ?? '') !== '')('time limits on PostgreSQL', () => {
  let database: Database
  beforeAll(async () => {
    database = await freshDatabase(false)
  })
  afterAll(() => database.close())

  it.each([
    ['db', 'statement_timeout', '5s'],
    ['db', 'lock_timeout', '2s'],
    ['db', 'plan_cache_mode', 'force_custom_plan'],
    ['db', 'jit', 'off'],
    ['orders', 'statement_timeout', '2500ms'],
    ['orders', 'lock_timeout', '2s'],
    ['background', 'statement_timeout', '10s'],
    ['background', 'idle_in_transaction_session_timeout', '15s'],
  ] as const)('%s begins with %s = %s', async (pool, name, value) => {
    const { rows } = await database[pool].$client.query<Record<string, string>>(`show ${name}`)
    expect(rows).toEqual([{ [name]: value }])
  })
})
