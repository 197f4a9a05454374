import { resolve } from 'node:path'
import { seed } from '../../../api/demo/seed'
import { buildApp } from '../../../api/app'
import { readConfig } from '../../../api/platform/config/config'
import { openDatabase } from '../../../api/platform/db/open'
import { NoCache } from '../no-cache'

/** The built product without response cache as a separate process; its parent passes port, folder and perhaps a database. */
const { UNCACHED_PORT: port = '', UNCACHED_DATA: dataDir = '', DATABASE_URL: databaseUrl = '' } = process.env
const database = await openDatabase(databaseUrl === '' ? { dataDir } : { databaseUrl })
await seed(database.background, { demoData: true, now: new Date() })
const app = await buildApp({
  config: readConfig({ LOG_LEVEL: 'silent', DATA_DIR: dataDir }),
  database,
  cache: new NoCache(),
  dist: resolve('dist'),
})
await app.listen({ host: '127.0.0.1', port: Number(port) })
