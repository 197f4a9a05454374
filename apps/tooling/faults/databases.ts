import { randomBytes } from 'node:crypto'
import { openDatabase, type Database } from '../../api/platform/db/open'
import { onServer } from '../../api/testing/database'
import type { ProductServer } from '../server'
import { postgresUrl } from './intensity'

/** Creates an empty database on a PostgreSQL server. @returns its URL */
export async function newPostgresDatabase(server = postgresUrl()): Promise<string> {
  const name = `verda_faults_${randomBytes(6).toString('hex')}`
  await onServer(server, `create database ${name}`)
  const url = new URL(server)
  url.pathname = `/${name}`
  return url.href
}

/** Opens a stopped server's database directly. */
export async function withDatabaseOf<T>(
  { dataDir }: Pick<ProductServer, 'dataDir'>,
  databaseUrl: string,
  work: (db: Database['db']) => Promise<T>,
): Promise<T> {
  const database = await openDatabase(databaseUrl === '' ? { dataDir } : { databaseUrl })
  try {
    return await work(database.db)
  } finally {
    await database.close()
  }
}
