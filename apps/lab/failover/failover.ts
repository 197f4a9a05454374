import { setTimeout as pause } from 'node:timers/promises'
import { SMTPServer } from 'smtp-server'
import { stockUp } from '../../tooling/faults/shoppers'
import { withDatabaseOf } from '../../tooling/faults/databases'
import { remote } from '../../tooling/faults/remote'
import { freePort } from '../../tooling/free-port'
import { startShoppers } from '../../tooling/rolling/shoppers'
import { ProductServer } from '../../tooling/server'
import { isStandby, primaryOf, startCluster, untilSynchronous, type Member } from './cluster'
import { ask, until, urlOf } from './programs'

/** Before and between the events. */
const QUIET_MS = 5_000
const WHOLE_MS = 10_000
/** What was claimed as the database died waits for the end of its lease, 120 s. */
const MAILS_MS = 300_000
const NAME = 'verda'

/** How often each mail arrived, by its id. */
async function startMailbox() {
  const arrived = new Map<string, number>()
  const port = await freePort()
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onData: (stream, _, done) => {
      let text = ''
      stream.on('data', (part: Buffer) => (text += part.toString()))
      stream.on('end', () => {
        const id = /^message-id: (.*)$/im.exec(text)?.[1] ?? ''
        arrived.set(id, (arrived.get(id) ?? 0) + 1)
        done()
      })
    },
  })
  server.on('error', () => undefined)
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve))
  return { arrived, port, close: () => new Promise<void>((resolve) => server.close(() => resolve())) }
}

/** What the books say about the acknowledged orders. */
async function audit(primary: Member, acknowledged: ReadonlyMap<string, string>) {
  const rows = await ask<{ key: string; number: string }>(
    urlOf(primary.port, NAME),
    `select idempotency_key as key, number from orders where idempotency_key like 'drill-%'`,
  )
  const byKey = new Map(rows.map(({ key, number }) => [key, number]))
  const lost = [...acknowledged].filter(([key, number]) => byKey.get(key) !== number).length
  return {
    acknowledged: acknowledged.size,
    found: rows.length,
    lost,
    placedTwice: rows.length - byKey.size,
    numbersTwice: rows.length - new Set(rows.map(({ number }) => number)).size,
  }
}

const seconds = (from: number, to: number) => Math.round((to - from) / 100) / 10

/** The primary dies under checkouts, comes back, the new one is read-only for a while, then both restart. */
export async function failover(root: string): Promise<Readonly<Record<string, number>>> {
  const [first, second] = await startCluster(root)
  await ask(urlOf(first.port), `create database ${NAME}`)
  const mailbox = await startMailbox()
  const hosts = [first, second].map(({ port }) => `127.0.0.1:${port}`).join(',')
  const server = await ProductServer.start({
    DATABASE_URL: `postgres://verda@${hosts}/${NAME}?target_session_attrs=read-write`,
    SMTP_URL: `smtp://127.0.0.1:${mailbox.port}`,
    RATE_LIMIT: '1000000',
    LOG_LEVEL: 'silent',
  })
  try {
    const token = await withDatabaseOf(server, urlOf(first.port, NAME), stockUp)
    const productId = await remote(server).productId('abendruhe')
    const shoppers = startShoppers(server, productId, token)
    const isWholeSince = (at: number) => () => Promise.resolve(shoppers.seen.sentAt > at)
    await pause(QUIET_MS)

    const killedAt = performance.now()
    first.kill()
    const promotedAt = await until('a promotion', async () => !(await isStandby(second)))
    const wholeAt = await until('orders after the promotion', isWholeSince(promotedAt))

    // What comes back may write nothing, however long it is asked.
    first.start()
    let wrote = 0
    await until('the old primary as a standby', async () => {
      const isBack = await isStandby(first)
      if (!isBack) wrote += 1
      return isBack
    })
    await untilSynchronous(second)
    await pause(QUIET_MS)

    const refused = shoppers.counts.refused
    await ask(urlOf(second.port), 'alter system set default_transaction_read_only = on')
    await ask(urlOf(second.port), 'select pg_reload_conf()')
    await until('orders that are refused', () => Promise.resolve(shoppers.counts.refused > refused))
    await pause(QUIET_MS)
    await ask(urlOf(second.port), 'alter system reset default_transaction_read_only')
    await ask(urlOf(second.port), 'select pg_reload_conf()')
    const writableAt = performance.now()
    const againAt = await until('orders after the read-only time', isWholeSince(writableAt))

    // Both machines lose their power.
    const refusedBefore = shoppers.counts.refused
    for (const member of [second, first]) member.kill()
    await until('orders that are refused', () => Promise.resolve(shoppers.counts.refused > refusedBefore))
    await pause(QUIET_MS)
    for (const member of [second, first]) member.start()
    const primary = await primaryOf([second, first])
    const safeAt = await untilSynchronous(primary)
    const restartedAt = await until('orders after the restart', isWholeSince(safeAt))
    await pause(QUIET_MS)

    await shoppers.stop()
    const waiting = `select from outbox where sent_at is null and next_attempt_at < now() + interval '10 minutes'`
    await until('mails', async () => (await ask(urlOf(primary.port, NAME), waiting)).length === 0, MAILS_MS)
    const sent = await ask(urlOf(primary.port, NAME), 'select from outbox where sent_at is not null')
    const { counts } = shoppers
    const mailsTwice = [...mailbox.arrived.values()].filter((times) => times > 1).length
    return {
      ...(await audit(primary, shoppers.acknowledged)),
      mails: mailbox.arrived.size,
      mailsMissing: sent.length - mailbox.arrived.size,
      mailsTwice,
      writesOfTheOldPrimary: wrote,
      refusedWith503: counts.refused,
      withoutRetryAfter: counts.withoutRetryAfter,
      otherFailures: counts.other,
      pages: counts.browsed,
      pagesFailed: counts.notBrowsed,
      secondsToPromotion: seconds(killedAt, promotedAt),
      secondsUntilWhole: seconds(promotedAt, wholeAt),
      secondsAfterReadOnly: seconds(writableAt, againAt),
      secondsAfterRestart: seconds(safeAt, restartedAt),
    }
  } finally {
    await server.dispose()
    await mailbox.close()
  }
}

/** Figures that have to be 0. */
const NONE = [
  'lost',
  'placedTwice',
  'numbersTwice',
  'mailsMissing',
  'mailsTwice',
  'writesOfTheOldPrimary',
  'withoutRetryAfter',
  'otherFailures',
  'pagesFailed',
]

export const failuresOf = (figures: Readonly<Record<string, number>>): string[] => [
  ...NONE.filter((name) => figures[name] !== 0),
  ...(figures.found === figures.acknowledged ? [] : ['found']),
  ...['secondsUntilWhole', 'secondsAfterReadOnly', 'secondsAfterRestart'].filter(
    (name) => (figures[name] ?? Infinity) * 1_000 > WHOLE_MS,
  ),
]
