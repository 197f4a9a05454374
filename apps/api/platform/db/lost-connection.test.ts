import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { freshDatabase } from '../../testing/database'
import { toApiError } from '../http/map-error'
import { isLostConnection } from './lost-connection'
import type { Database } from './open'
import { admins } from './schema'

let database: Database
beforeAll(async () => {
  database = await freshDatabase(false)
})
afterAll(() => database.close())

/** The error of a refused statement that contains a text of somebody's choice. */
async function refusalOf(name: string): Promise<unknown> {
  const row = { name, email: 'doppelt@verda.example', passwordHash: 'x', role: 'owner' as const }
  await database.db.insert(admins).values(row).onConflictDoNothing()
  return database.db
    .insert(admins)
    .values(row)
    .then(
      () => undefined,
      (error: unknown) => error,
    )
}

describe('a lost connection', () => {
  it.each(['Connection terminated', 'timeout expired', 'the database is closed'])(
    'is no statement refused by the database, though somebody typed %j',
    async (typed) => {
      const error = await refusalOf(typed)
      expect(isLostConnection(error)).toBe(false)
      expect(toApiError(error, 'de').code).toBe('CONFLICT')
    },
  )

  it('is recognised in the cause of a failed query', () => {
    const lost = new Error('Failed query: select 1\nparams: ', {
      cause: new Error('Connection terminated unexpectedly'),
    })
    expect(isLostConnection(lost)).toBe(true)
    expect(isLostConnection(new Error('timeout exceeded when trying to connect'))).toBe(true)
    expect(isLostConnection(Object.assign(new Error('gone'), { code: '57P01' }))).toBe(true)
  })
})
