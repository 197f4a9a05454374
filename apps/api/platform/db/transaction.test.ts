import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { freshDatabase } from '../../testing/database'
import type { Database } from './open'
import { inTransaction } from './transaction'

let database: Database
beforeAll(async () => {
  database = await freshDatabase(false)
})
afterAll(() => database.close())

const one = () => inTransaction(database.db, async (tx) => (await tx.execute(sql`select 1 as one`)).rows)

describe('a transaction', () => {
  it.each(['begin', 'commit', 'rollback'])('releases its connection when %s fails', async (lost) => {
    const client = await database.pool.connect()
    client.query = new Proxy(client.query.bind(client), {
      apply: (query, _, args: readonly unknown[]): unknown =>
        args[0] === lost
          ? Promise.reject(new Error('Connection terminated unexpectedly'))
          : Reflect.apply(query, undefined, args),
    })
    client.release()
    const work = inTransaction(database.db, () => {
      if (lost === 'rollback') throw new Error('refused')
      return Promise.resolve()
    })
    await expect(work).rejects.toThrow(lost === 'rollback' ? 'refused' : 'terminated')
    expect(await one()).toEqual([{ one: 1 }])
  })

  it('fails if PostgreSQL turns its commit into a rollback', async () => {
    const work = inTransaction(database.db, async (tx) => {
      await tx.execute(sql`select * from nowhere`).catch(() => undefined)
    })
    await expect(work).rejects.toThrow('failed unheard')
    expect(await one()).toEqual([{ one: 1 }])
  })

  it('is started once; what is called inside of it joins it', async () => {
    const joined = await inTransaction(database.db, (tx) =>
      inTransaction(tx, (inner) => Promise.resolve(inner === tx)),
    )
    expect(joined).toBe(true)
  })
})
