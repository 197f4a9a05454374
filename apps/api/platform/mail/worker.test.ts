import { readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { eq, sql } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { outbox } from '../db/schema'
import { queueMail } from './outbox.repository'
import { claimMails, markSent, MAX_ATTEMPTS } from './outbox-claims.repository'
import { TEST_NOW } from '../../testing/database'
import { outboxBench, type OutboxBench } from '../../testing/outbox'
import type { Letter, Sender } from './sender'
import { retryAfter } from './worker'

let bench: OutboxBench
beforeAll(async () => {
  bench = await outboxBench()
})
afterEach(() => bench.clear())
afterAll(() => bench.close())

function deferred<T = void>() {
  let resolve: (value: T) => void = () => undefined
  const promise = new Promise<T>((done) => {
    resolve = done
  })
  return { promise, resolve }
}

/** Records mails; rejects those for which `fails` returns true. */
function listeningSender(fails: (letter: Letter) => boolean = () => false): Sender & { letters: Letter[] } {
  const letters: Letter[] = []
  return {
    letters,
    send: (letter) => {
      if (fails(letter)) return Promise.reject(new Error('451 try again'))
      letters.push(letter)
      return Promise.resolve()
    },
    close: () => undefined,
  }
}

describe('the outbox without a mail server', () => {
  it('writes each mail as an .eml file readable by its owner only', async () => {
    await bench.queueReset('eins')
    expect(await bench.start().flush()).toBe(1)
    const { folder } = bench
    const files = readdirSync(folder)
    expect(files).toHaveLength(1)
    expect(files[0]).toMatch(/^2026-11-21T10-00-00-000Z-reset-[0-9a-f-]{36}\.eml$/)
    const file = join(folder, files[0] ?? '')
    expect(statSync(file).mode & 0o777).toBe(0o600)
    const text = readFileSync(file, 'utf8')
    expect(text).toMatch(/^From: Verda <noreply@verda\.example>\r$/m)
    expect(text).toMatch(/^To: eins@example\.org\r$/m)
    // Some mails invite to answer them, and nobody reads what is sent to noreply.
    expect(text).toMatch(/^Reply-To: Verda GmbH <hallo@verda\.example>\r$/m)
    expect(text).toMatch(/^Subject: /m)
    expect(text).toContain('multipart/alternative')
    expect(text.replaceAll('=\r\n', '')).toContain('reset-password?token=3Dsecret-eins')
  })

  it('deletes the content of a sent mail', async () => {
    await bench.queueReset('eins')
    await bench.start().flush()
    const [row] = await bench.rows()
    expect(row).toMatchObject({ payload: {}, attempts: 1, lastError: null })
    expect(row?.sentAt).toBeInstanceOf(Date)
  })

  it('sends one mail per cause', async () => {
    await bench.queueReset('eins')
    await bench.queueReset('eins')
    const sender = listeningSender()
    await bench.start({ sender }).flush()
    await bench.start({ sender }).flush()
    expect(sender.letters).toHaveLength(1)
  })

  it('sends no mail of a failed transaction [ORDER-18]', async () => {
    const failed = bench.db.transaction(async (tx) => {
      await queueMail(tx, {
        kind: 'reset',
        at: TEST_NOW,
        to: 'x@example.org',
        language: 'de',
        data: {},
        dedupeKey: 'x',
      })
      throw new Error('changed my mind')
    })
    await expect(failed).rejects.toThrow('changed my mind')
    expect(await bench.start({ sender: listeningSender() }).flush()).toBe(0)
  })

  it('sends queued mails automatically', async () => {
    await bench.queueReset('eins')
    const { promise, resolve } = deferred<Letter>()
    bench.start({
      sender: {
        send: (letter) => {
          resolve(letter)
          return Promise.resolve()
        },
        close: () => undefined,
      },
    })
    expect((await promise).to).toBe('eins@example.org')
  })
})

describe('several workers', () => {
  it('send every mail exactly once [ORDER-18]', async () => {
    for (let n = 0; n < 30; n += 1) await bench.queueReset(`viele-${n}`)
    const sender = listeningSender()
    const sent = await Promise.all([1, 2, 3].map(() => bench.start({ sender }).flush()))
    expect(sent.reduce((sum, count) => sum + count, 0)).toBe(30)
    expect(new Set(sender.letters.map(({ to }) => to)).size).toBe(30)
    expect(sender.letters).toHaveLength(30)
  })

  it('take over mails claimed but never sent, with the same id', async () => {
    await bench.queueReset('eins')
    const [claimed] = await claimMails(bench.db, { leaseSeconds: 120, limit: 5 })
    const sender = listeningSender()
    const worker = bench.start({ sender })
    expect(await worker.flush()).toBe(0)
    await bench.dueNow()
    expect(await worker.flush()).toBe(1)
    expect(sender.letters[0]?.id).toBe(claimed?.id)
    // The first worker resumes late: the mail is no longer its own.
    if (claimed) await markSent(bench.db, claimed)
    expect(await bench.rows()).toMatchObject([{ attempts: 2 }])
  })
})

it('a mail is retried after 30 seconds, doubled each time, up to an hour [ORDER-19]', () => {
  expect([1, 2, 3, 4, 7, 8, 56].map(retryAfter)).toEqual([30, 60, 120, 240, 1_920, 3_600, 3_600])
})

it('a mail made due again while it is being sent is sent once [ORDER-18]', async () => {
  await bench.queueReset('eins')
  const [taken, released] = [deferred(), deferred()]
  const letters: Letter[] = []
  const worker = bench.start({
    sender: {
      send: async (letter) => {
        letters.push(letter)
        taken.resolve()
        await released.promise
      },
      close: () => undefined,
    },
  })
  const flushed = worker.flush()
  await taken.promise
  await bench.db.update(outbox).set({ attempts: 0, failedAt: null, nextAttemptAt: sql`now()` })
  released.resolve()
  await flushed
  await worker.flush()
  expect(letters).toHaveLength(1)
  expect((await bench.rows())[0]?.sentAt).toBeInstanceOf(Date)
})

it('a mail whose acceptance could not be recorded is not sent again [ORDER-18]', async () => {
  await bench.queueReset('eins')
  const sender = listeningSender()
  const worker = bench.start({ sender })
  const { $client: pool } = bench.db
  const query = pool.query.bind(pool)
  let isLost = true
  const textOf = (statement: unknown) =>
    typeof statement === 'object' && statement !== null && 'text' in statement ? String(statement.text) : ''
  pool.query = new Proxy(query, {
    apply: (ask, _, args: readonly unknown[]): unknown => {
      if (!isLost || !textOf(args[0]).includes('"sent_at" = now()'))
        return Reflect.apply(ask, undefined, args)
      isLost = false
      return Promise.reject(new Error('Connection terminated unexpectedly'))
    },
  })
  await worker.flush().catch(() => undefined)
  pool.query = query
  expect([isLost, sender.letters.length]).toEqual([false, 1])
  await bench.dueNow()
  await worker.flush()
  expect(sender.letters).toHaveLength(1)
  expect((await bench.rows())[0]?.sentAt).toBeInstanceOf(Date)
})

describe('a mail that cannot be sent [ORDER-19]', () => {
  it('is retried without delaying the others', async () => {
    await bench.queueReset('kaputt')
    await bench.queueReset('gut')
    let isBroken = true
    const sender = listeningSender(({ to }) => isBroken && to.startsWith('kaputt'))
    const worker = bench.start({ sender })
    expect(await worker.flush()).toBe(1)
    const [row] = await bench.db.select().from(outbox).where(eq(outbox.dedupeKey, 'reset:kaputt'))
    expect(row).toMatchObject({ sentAt: null, attempts: 1, lastError: '451 try again' })
    expect(row?.payload).toMatchObject({ token: 'secret-kaputt' })
    expect(await worker.flush()).toBe(0)
    isBroken = false
    await bench.dueNow()
    expect(await worker.flush()).toBe(1)
    expect(sender.letters.map(({ to }) => to)).toEqual(['gut@example.org', 'kaputt@example.org'])
  })

  it('is given up with its error after the last attempt', async () => {
    await bench.queueReset('tot')
    await bench.db.update(outbox).set({ attempts: MAX_ATTEMPTS - 1 })
    const sender = listeningSender(() => true)
    const worker = bench.start({ sender })
    await worker.flush()
    const [row] = await bench.rows()
    expect(row).toMatchObject({ sentAt: null, attempts: MAX_ATTEMPTS, lastError: '451 try again' })
    expect(row?.failedAt).toBeInstanceOf(Date)
    await bench.dueNow()
    await worker.flush()
    expect((await bench.rows())[0]?.attempts).toBe(MAX_ATTEMPTS)
  })

  it('is given up at once after a permanent error', async () => {
    const template = { kind: 'reset', language: 'de', payload: {} } as const
    await bench.queueReset('adresse', 'no address')
    await bench.db.insert(outbox).values({ ...template, recipient: 'x@example.org', dedupeKey: 'payload' })
    await bench.start().flush()
    for (const { failedAt, lastError } of await bench.rows()) {
      expect(failedAt).toBeInstanceOf(Date)
      expect(lastError).not.toBeNull()
    }
  })

  it('of an unknown kind is kept with the reason', async () => {
    await bench.db
      .insert(outbox)
      .values({ kind: 'poem', recipient: 'x@example.org', language: 'de', payload: {}, dedupeKey: 'x' })
    expect(await bench.start({ sender: listeningSender() }).flush()).toBe(0)
    expect((await bench.rows())[0]).toMatchObject({ sentAt: null, lastError: "there is no mail 'poem'" })
  })
})

it('finishes the current mail when stopped, and keeps the others', async () => {
  await bench.queueReset('eins')
  await bench.queueReset('zwei')
  const [taken, released] = [deferred(), deferred()]
  const worker = bench.start({
    sender: {
      send: async () => {
        taken.resolve()
        await released.promise
      },
      close: () => undefined,
    },
  })
  const flushed = worker.flush()
  await taken.promise
  const stopped = worker.stop()
  released.resolve()
  await stopped
  expect(await flushed).toBe(1)
  expect((await bench.rows()).filter(({ sentAt }) => sentAt === null)).toHaveLength(1)
})
