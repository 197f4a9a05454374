import { readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { outbox } from '../db/schema'
import { queueMail } from './outbox.repository'
import { claimMails, markSent } from './outbox-claims.repository'
import { TEST_NOW } from '../../testing/database'
import { listeningSender, outboxBench, type OutboxBench } from '../../testing/outbox'
import type { Letter } from './sender'
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
    expect(text).toMatch(/^From: Verda GmbH <noreply@verda\.example>\r$/m)
    expect(text).toMatch(/^To: eins@example\.org\r$/m)
    // Some mails invite to answer them, and nobody reads what is sent to noreply.
    expect(text).toMatch(/^Reply-To: Verda GmbH <hallo@verda\.example>\r$/m)
    expect(text).toMatch(/^Subject: /m)
    expect(text).toContain('multipart/alternative')
    expect(text.replaceAll('=\r\n', '')).toContain('reset-password?token=3Dsecret-eins')
  })

  it('names the page that ends a mail which came by consent, where programs look for it [LAW-600]', async () => {
    await bench.queueReset('eins')
    await queueMail(bench.db, {
      kind: 'review-request',
      at: TEST_NOW,
      to: 'zwei@example.org',
      language: 'de',
      data: {
        customerName: 'Jörg',
        orderNumber: 'VD-1',
        orderId: null,
        products: ['Abendruhe'],
        token: 'ende',
      },
      dedupeKey: 'review:zwei',
    })
    await bench.start().flush()
    const headers = readdirSync(bench.folder)
      .toSorted()
      .map((file) => readFileSync(join(bench.folder, file), 'utf8').match(/^List-Unsubscribe.*(?=\r)/gm))
    expect(headers).toEqual([
      null,
      [
        'List-Unsubscribe-Post: List-Unsubscribe=One-Click',
        'List-Unsubscribe: <https://verda.example/unsubscribe?token=ende>',
      ],
    ])
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
