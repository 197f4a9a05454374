import { readConfig } from '../api/platform/config/config'
import { openDatabase } from '../api/platform/db/open'

/** Recomputes all maintained totals (orders by day, counts, coupon uses) after rows were written without triggers. */
const { databaseUrl, dataDir } = readConfig(process.env)
try {
  const database = await openDatabase(databaseUrl === undefined ? { dataDir } : { databaseUrl })
  const client = await database.background.$client.connect()
  try {
    await client.query('set statement_timeout = 0')
    await client.query('select rebuild_statistics()')
  } finally {
    client.release(true)
    await database.close()
  }
  console.log('All sums are what they count.')
} catch (error) {
  console.error(error instanceof Error ? error.message : String(error))
  process.exitCode = 1
}
