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
  it.each(['begin', 'commit', 'rollback'])('gives its connection back when %s is lost', async (lost) => {
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

  it('is not called a success where PostgreSQL made a rollback of its commit', async () => {
    const work = inTransaction(database.db, async (tx) => {
      await tx.execute(sql`select * from nowhere`).catch(() => undefined)
    })
    await expect(work).rejects.toThrow('failed unheard')
    expect(await one()).toEqual([{ one: 1 }])
  })

  it('is begun once; inside it there are savepoints', async () => {
    await expect(inTransaction(database.db, (tx) => inTransaction(tx, one))).rejects.toThrow('savepoint')
  })
})
