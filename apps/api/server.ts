import { randomUUID } from 'node:crypto'
import { existsSync } from 'node:fs'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { buildApp } from './app'
import { AnswerCache } from './platform/cache/cache'
import { gatherNotices, readNotice } from './platform/cache/notices'
import { readConfig, urlHost, type Config } from './platform/config/config'
import { openDatabase, type Database } from './platform/db/open'
import { announceQuery, watchDatabase } from './platform/db/watch'
import { OfficeEvents } from './platform/events/office-events'
import { seed, seedOrders } from './demo/seed'
import { closeWhenAnswered } from './platform/http/closing'
import { mailTemplates } from './modules/mail-templates'
import { ensureAdmin, type FirstAdmin } from './modules/staff/first-admin'
import { settleErased } from './modules/orders/privacy/erased-list'
import { jobsOf } from './jobs'
import { agreedTime, startJobs, type Jobs } from './platform/jobs/jobs'
import { Paypal } from './platform/paypal/paypal'
import { startControl } from './platform/control/control-server'
import { sellerAt } from './modules/shop/shop-details.repository'
import { mailAttachments } from './modules/mail-attachments'
import { startOutbox, type OutboxWorker } from './platform/mail/worker'
import { Shutdown } from './shutdown'
import { errorCode, StartError } from './platform/start-error'

/**
 * Built apps: next to this file in a release, above it in a build (dist/server), in dist at the root when run from source.
 */
const dist = ['.', '..', '../../dist']
  .map((folder) => join(import.meta.dirname, folder))
  .find((folder) => existsSync(join(folder, 'storefront', 'index.html')))
/** Created by the build (`writeTemplate`); without it the first start takes some seconds longer. */
const template = join(import.meta.dirname, 'database.tar.gz')

interface Watched {
  readonly config: Config
  readonly database: Database
  readonly cache: AnswerCache
  readonly events: OfficeEvents
}

/** Drops what other processes changed, announces own changes, and tracks whether the database is down. */
function watch({
  cache,
  events,
  config: { databaseUrl },
  database: { background, setAway },
}: Watched): () => void {
  if (databaseUrl === undefined || setAway === undefined) return () => undefined
  const self = randomUUID()
  const send = (notice: string) => void background.$client.query(announceQuery(notice)).catch(() => undefined)
  cache.announce = gatherNotices(self, send)
  events.send = send
  return watchDatabase(databaseUrl, {
    onAway: setAway,
    onNotice: (notice) => {
      if (events.receive(notice)) return
      const written = readNotice(notice, self)
      if (written) cache.dropHere(written.tags)
    },
  })
}

const EMBEDDED =
  'embedded: for trying out and small shops. A power cut can damage it, so make backups; DATABASE_URL uses PostgreSQL.'

/** Shown until an administrator has logged in. */
function passwordOf({ password, file }: FirstAdmin, { adminPassword }: Config): string {
  if (adminPassword !== undefined) return 'with the password in ADMIN_PASSWORD'
  if (password !== undefined) return `/ ${password} (in ${file ?? ''})`
  return file === undefined ? '(a new password: npm run admin:reset)' : `with the password in ${file}`
}

function printAddresses(address: AddressInfo, config: Config, admin: FirstAdmin | undefined) {
  const origin = `http://${urlHost(config.host)}:${address.port}`
  const lines = [`Storefront ${origin}/`, `Admin      ${origin}/admin`, `API        ${origin}/api`]
  if (config.databaseUrl === undefined) lines.push(`Database   ${EMBEDDED}`)
  if (admin) lines.push(`Login      ${admin.email} ${passwordOf(admin, config)}`)
  process.stdout.write(`${lines.join('\n')}\n`)
}

async function start(config: Config): Promise<void> {
  const database = await openDatabase({
    ...(config.databaseUrl === undefined
      ? { dataDir: config.dataDir }
      : { databaseUrl: config.databaseUrl, connections: config.dbPool }),
    ...(existsSync(template) && { template }),
  })
  const cache = new AnswerCache()
  const events = new OfficeEvents()
  // Imported only if used, because the SDK is large.
  const pictures = config.s3 && (await import('./platform/media/s3-pictures')).openS3Pictures(config.s3)
  const paypal = new Paypal(config.paypalUrl)
  const shutdown = new Shutdown(config.drainSeconds)
  const unwatch = watch({ config, database, cache, events })
  let mails: OutboxWorker | undefined
  let jobs: Jobs | undefined
  let stopControl: (() => Promise<void>) | undefined
  const close = async () => {
    await stopControl?.()
    await mails?.stop()
    await jobs?.stop()
    unwatch()
    await database.close()
  }
  try {
    await seed(database.background, { ...config, now: new Date() })
    await settleErased(database.background, config.dataDir, new Date())
    const admin = await ensureAdmin(database.background, config)
    await seedOrders(database.background, new Date())
    const app = await buildApp({
      config,
      database,
      cache,
      events,
      pictures,
      paypal,
      isDraining: () => shutdown.isEnding,
      ...(dist !== undefined && { dist }),
    })
    mails = startOutbox({
      db: database.background,
      config,
      templates: mailTemplates,
      attach: mailAttachments(database.background),
      seller: (platform) => sellerAt(database.background, platform, new Date()),
      log: app.log,
    })
    jobs = startJobs(
      jobsOf({ config, database, cache, events, pictures, paypal }),
      () => agreedTime(database.background),
      app.log,
    )
    if (config.databaseUrl === undefined) {
      stopControl = await startControl({ dataDir: config.dataDir, database, log: app.log })
    }
    shutdown.onSignals(async () => {
      events.close()
      await closeWhenAnswered(app)
      await close()
    })
    await app.listen({ port: config.port, host: config.host })
    const address = app.server.address()
    if (address !== null && typeof address === 'object') printAddresses(address, config, admin)
  } catch (error) {
    await close()
    throw explain(error, config)
  }
}

function explain(error: unknown, { host, port }: Config): unknown {
  const code = errorCode(error)
  if (code === 'EADDRINUSE') {
    return new StartError(`Port ${port} is in use on ${host}; stop the other program or set another PORT.`)
  }
  if (code === 'EACCES')
    return new StartError(`Port ${port} may not be opened by this user; set another PORT.`)
  if (code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND') {
    return new StartError(`HOST ${host} is no address of this machine.`)
  }
  return error
}

try {
  await start(readConfig(process.env))
} catch (error) {
  const text =
    error instanceof StartError ? error.message : String(error instanceof Error ? error.stack : error)
  process.stderr.write(`${text}\n`)
  process.exit(1)
}
