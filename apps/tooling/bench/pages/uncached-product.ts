import { resolve } from 'node:path'
import { seed } from '../../../api/demo/seed'
import { buildApp } from '../../../api/app'
import { AnswerCache } from '../../../api/platform/cache/cache'
import { readConfig } from '../../../api/platform/config/config'
import { openDatabase } from '../../../api/platform/db/open'

/** Cache that stores nothing and shares no reads between requests. */
class NoCache extends AnswerCache {
  override remember: AnswerCache['remember'] = (_, read) => read()
  override recordSent: AnswerCache['recordSent'] = () => undefined
}

/** The built product without response cache as a separate process; its parent passes port and folder. */
const { UNCACHED_PORT: port = '', UNCACHED_DATA: dataDir = '' } = process.env
const database = await openDatabase({ dataDir })
await seed(database.background, { demoData: true, now: new Date() })
const app = await buildApp({
  config: readConfig({ LOG_LEVEL: 'silent', DATA_DIR: dataDir }),
  database,
  cache: new NoCache(),
  dist: resolve('dist'),
})
await app.listen({ host: '127.0.0.1', port: Number(port) })
