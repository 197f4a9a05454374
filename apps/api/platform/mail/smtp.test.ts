import { generateKeyPairSync } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { SMTPServer } from 'smtp-server'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { outbox } from '../db/schema'
import { outboxBench, type OutboxBench } from '../../testing/outbox'

let bench: OutboxBench
beforeAll(async () => {
  bench = await outboxBench()
})
afterEach(() => bench.clear())
afterAll(() => bench.close())

interface Received {
  readonly to: readonly string[]
  readonly from: string
  readonly source: string
}

/** SMTP server on a loopback port. @param refuses the shop itself, at one step of every delivery */
async function mailServer(refuses?: 'connection' | 'sender') {
  const received: Received[] = []
  let connections = 0
  const server = new SMTPServer({
    onConnect: (_, done) => {
      connections += 1
      done(refuses === 'connection' ? new Error('no service for you') : undefined)
    },
    authOptional: true,
    // By default a closing server waits for pooled connections of the shop, which last ten seconds.
    closeTimeout: 100,
    disabledCommands: ['STARTTLS'],
    onAuth: (auth, _, done) =>
      auth.password === 'pass word' ? done(null, { user: auth.username }) : done(new Error('535 no')),
    onMailFrom: (_, __, done) => done(refuses === 'sender' ? new Error('daily quota exceeded') : undefined),
    onRcptTo: ({ address }, _, done) =>
      address.startsWith('voll')
        ? done(new Error('452 mailbox full'))
        : done(address.startsWith('niemand') ? new Error('550 no such user') : undefined),
    onData: (stream, { envelope }, done) => {
      const chunks: Buffer[] = []
      stream.on('data', (chunk: Buffer) => chunks.push(chunk))
      stream.on('end', () => {
        const from = envelope.mailFrom === false ? '' : envelope.mailFrom.address
        const source = Buffer.concat(chunks).toString()
        received.push({ to: envelope.rcptTo.map(({ address }) => address), from, source })
        done()
      })
    },
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.server.address()
  const port = address !== null && typeof address === 'object' ? address.port : 0
  return {
    received,
    connections: () => connections,
    host: `127.0.0.1:${port}`,
    close: () => new Promise<void>((resolve) => server.close(resolve)),
  }
}

describe('with a mail server', () => {
  it('sends every mail once to its single recipient [ORDER-18]', async () => {
    const server = await mailServer()
    try {
      await bench.queueReset('eins')
      await bench.queueReset('zwei')
      const smtpUrl = `smtp://shop%40verda.test:pass%20word@${server.host}`
      expect(await bench.start({}, { smtpUrl }).flush()).toBe(2)
      expect(server.received.map(({ to }) => to).sort()).toEqual([['eins@example.org'], ['zwei@example.org']])
      const mail = server.received.find(({ to }) => to[0] === 'eins@example.org')
      expect(mail?.from).toBe('shop@verda.test')
      const [row] = await bench.db.select().from(outbox).where(eq(outbox.dedupeKey, 'reset:eins'))
      expect(mail?.source).toContain(`Message-ID: <${row?.id ?? ''}@verda.test>`)
      expect(mail?.source).toContain('Auto-Submitted: auto-generated')
    } finally {
      await server.close()
    }
  })

  it('sends many mails over one connection, also after a rejected one', async () => {
    const server = await mailServer()
    try {
      for (let n = 0; n < 30; n += 1) await bench.queueReset(`viele-${n}`)
      await bench.queueReset('niemand')
      const worker = bench.start({}, { smtpUrl: `smtp://${server.host}` })
      expect(await worker.flush()).toBe(30)
      expect(new Set(server.received.map(({ to }) => to[0])).size).toBe(30)
      expect(server.connections()).toBe(1)
      const [refused] = await bench.db.select().from(outbox).where(eq(outbox.dedupeKey, 'reset:niemand'))
      expect(refused?.lastError).toContain('550')
      expect(refused?.failedAt).toBeInstanceOf(Date)
      await worker.stop()
    } finally {
      await server.close()
    }
  })

  it.each(['connection', 'sender'] as const)(
    'keeps mails to be retried if it rejects the %s of the shop [ORDER-19]',
    async (refuses) => {
      const server = await mailServer(refuses)
      try {
        await bench.queueReset('eins')
        await bench.queueReset('zwei')
        await bench.start({}, { smtpUrl: `smtp://${server.host}` }).flush()
        expect(await bench.rows()).toMatchObject(
          [1, 2].map(() => ({ failedAt: null, lastError: expect.stringMatching(/55\d/) as string })),
        )
      } finally {
        await server.close()
      }
    },
  )

  it('keeps mails if it rejects them or is unreachable', async () => {
    const server = await mailServer()
    await bench.queueReset('voll')
    await bench.start({}, { smtpUrl: `smtp://${server.host}` }).flush()
    await server.close()
    await bench.queueReset('weg')
    await bench.start({}, { smtpUrl: `smtp://${server.host}` }).flush()
    const waiting = await bench.rows()
    expect(waiting).toMatchObject([
      { sentAt: null, lastError: expect.stringContaining('452') as string },
      { sentAt: null, lastError: expect.stringContaining('ECONNREFUSED') as string },
    ])
  })

  it('outside of this machine sends nothing without TLS, unless it is told to [API-87]', async () => {
    const server = await mailServer()
    // An address of this machine that is not known as loopback.
    const host = server.host.replace('127.0.0.1', '0.0.0.0')
    try {
      await bench.queueReset('eins')
      await bench.start({}, { smtpUrl: `smtp://${host}` }).flush()
      expect(server.received).toEqual([])
      await bench.dueNow()
      await bench.start({}, { smtpUrl: `smtp://${host}?requireTLS=false` }).flush()
      expect(server.received).toHaveLength(1)
    } finally {
      await server.close()
    }
  })

  it('receives signed mails where there is a key [API-87]', async () => {
    const server = await mailServer()
    const { privateKey } = generateKeyPairSync('rsa', {
      modulusLength: 2048,
      privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
      publicKeyEncoding: { type: 'spki', format: 'pem' },
    })
    try {
      await bench.queueReset('eins')
      const dkim = { selector: 'shop', privateKey }
      await bench.start({}, { smtpUrl: `smtp://${server.host}`, dkim }).flush()
      expect(server.received[0]?.source).toMatch(/^DKIM-Signature: .*d=verda\.example;[^]*s=shop;/m)
    } finally {
      await server.close()
    }
  })
})
