import { eq } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { outbox } from '../db/schema'
import { MAX_ATTEMPTS } from './outbox-claims.repository'
import { listeningSender, outboxBench, type OutboxBench } from '../../testing/outbox'

let bench: OutboxBench
beforeAll(async () => {
  bench = await outboxBench()
})
afterEach(() => bench.clear())
afterAll(() => bench.close())

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
