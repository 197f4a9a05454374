import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { freshDatabase } from '../../testing/database'
import type { Database } from './open'
import { facts } from './schema'
import { inTransaction } from './transaction'

let database: Database
beforeAll(async () => {
  database = await freshDatabase(false)
})
afterAll(() => database.close())

const keys = async () => (await database.db.select().from(facts)).map(({ key }) => key).sort()
const fact = (key: string) => ({ key, value: 'x' })

describe('the database behind the driver', () => {
  it('recovers from a failing query', async () => {
    await expect(database.db.execute(sql`select * from nowhere`)).rejects.toThrow()
    await expect(database.db.execute(sql`select ${'no uuid'}::uuid`)).rejects.toThrow()
    expect((await database.db.execute(sql`select 1 as one`)).rows).toEqual([{ one: 1 }])
  })

  it('rolls back a whole transaction', async () => {
    const before = await keys()
    const failing = inTransaction(database.db, async (tx) => {
      await tx.insert(facts).values(fact('a'))
      await tx.insert(facts).values(fact('a'))
    })
    await expect(failing).rejects.toThrow()
    expect(await keys()).toEqual(before)
  })

  it('returns each of hundreds of concurrent callers its own result', async () => {
    const answers = await Promise.all(
      Array.from({ length: 300 }, (_, n) => database.db.execute(sql`select ${n}::int as n`)),
    )
    expect(answers.map(({ rows }) => rows[0]?.n)).toEqual(Array.from({ length: 300 }, (_, n) => n))
  })

  it('isolates parallel transactions', async () => {
    await database.db.insert(facts).values({ key: 'counter', value: '0' })
    await Promise.all(
      Array.from({ length: 20 }, () =>
        inTransaction(database.db, async (tx) => {
          const { rows } = await tx.execute(sql`select value from facts where key = 'counter' for update`)
          await tx.execute(
            sql`update facts set value = ${String(Number(rows[0]?.value) + 1)} where key = 'counter'`,
          )
        }),
      ),
    )
    const { rows } = await database.db.execute(sql`select value from facts where key = 'counter'`)
    expect(rows).toEqual([{ value: '20' }])
  })

  it('rolls back the open transaction of a lost connection', async () => {
    const before = await keys()
    const client = await database.pool.connect()
    await client.query('begin')
    await client.query('delete from facts')
    client.release(true)
    expect(await keys()).toEqual(before)
  })

  it('transfers megabytes in both directions', async () => {
    const text = 'ä'.repeat(2_000_000)
    const { rows } = await database.db.execute(sql`select ${text}::text as text`)
    expect(rows[0]?.text === text).toBe(true)
  })
})
