import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { requestOf } from '@apps/api/testing/client'
import { seededFolder } from '../../seeded-folder'
import { ProductServer } from '../../server'
import { intensity } from '../intensity'

/** Just below the server's limit of 1 MiB. */
const LENGTH = 1_000_000
/** Concurrent senders of heavy bodies. */
const SENDERS = 2
/** Timeout of a reader in ms. */
const TIMEOUT_MS = 10_000

let server: ProductServer
beforeAll(async () => {
  server = await ProductServer.start({ LOG_LEVEL: 'silent' }, { from: await seededFolder() })
})
afterAll(async () => {
  // A frozen process would ignore SIGTERM.
  await server.stop('SIGKILL')
  await server.dispose()
})

const mails = [
  `a@${'.'.repeat(LENGTH)}@`,
  `a@${'a.'.repeat(LENGTH / 2)}@`,
  '@'.repeat(LENGTH),
  `${' '.repeat(LENGTH - 1)}a`,
]
const nested = [
  '['.repeat(LENGTH),
  `${'['.repeat(LENGTH / 2)}${']'.repeat(LENGTH / 2)}`,
  // Keys that make the parser scan the whole text for prototype poisoning.
  `{"constructor":1,"email":${'['.repeat(LENGTH / 2 - 20)}${']'.repeat(LENGTH / 2 - 20)}}`,
]
const accents = `a${'\u0301'.repeat(9_999)}${'\u0323'.repeat(9_999)}`
const order = { orderNumber: 'VD-2026-000001', name: 'Gesa', code: 'x' }

/** Public calls whose bodies used to block the process for seconds. */
const calls = [
  ...mails.flatMap((email) => [
    requestOf('forgotPassword', { body: { email } }),
    requestOf('registerCustomer', { body: { name: 'Gesa', email, password: 'lindenblüte' } }),
    requestOf('lookupOrder', { body: { ...order, email } }),
    requestOf('withdraw', { body: { ...order, email } }),
  ]),
  ...nested.map((payload) => ({ ...requestOf('forgotPassword', { body: { email: '' } }), payload })),
  requestOf('validateCoupon', { body: { code: accents, orderData: { items: [] } } }),
]

/** As bytes, so that sending costs this process little CPU. */
const heavy = calls.map(({ payload, ...call }) => ({ ...call, body: Buffer.from(payload ?? '') }))

/** Sends all of them, several at once. @returns the statuses */
async function sendAll(): Promise<number[]> {
  const queue = Array.from({ length: intensity.heavy }, () => heavy).flat()
  const statuses: number[] = []
  const sender = async () => {
    for (let next = queue.shift(); next; next = queue.shift()) {
      const { url, ...request } = next
      statuses.push((await fetch(`${server.url}${url}`, request)).status)
    }
  }
  await Promise.all(Array.from({ length: SENDERS }, sender))
  return statuses
}

/** Reads pages until `isOver`. @returns response times in ms, sorted */
async function read(isOver: () => boolean): Promise<number[]> {
  const waits: number[] = []
  while (!isOver()) {
    const start = performance.now()
    const signal = AbortSignal.timeout(TIMEOUT_MS)
    const { status } = await fetch(`${server.url}/api/health/live`, { signal })
    expect(status).toBe(200)
    waits.push(performance.now() - start)
  }
  return waits.sort((a, b) => a - b)
}

describe('while some clients send megabytes that are expensive to validate', () => {
  it('other requests are not delayed', async () => {
    let isOver = false
    const sent = sendAll().finally(() => {
      isOver = true
    })
    // If the reader fails first, the senders' results are irrelevant.
    sent.catch(() => undefined)
    const waits = await read(() => isOver)
    const p99 = waits[Math.floor(waits.length * 0.99)] ?? 0
    const longest = waits.at(-1) ?? 0
    console.log(
      `live beside ${(await sent).length} heavy bodies: ${waits.length} answers, p99 ${p99.toFixed(0)} ms, longest ${longest.toFixed(0)} ms`,
    )

    expect(new Set(await sent)).toEqual(new Set([400, 409]))
    expect(waits.length).toBeGreaterThan(10)
    expect(p99).toBeLessThan(intensity.timed ? 100 : 1_000)
  })
})
