import { randomUUID } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import { checkoutBody } from '../../api/testing/checkout'
import { requestOf } from '../../api/testing/client'
import { remote } from '../faults/remote'

const READERS = 8
const BUYERS = 2
const BREATH_MS = 10
const TIMEOUT_MS = 10_000
const PAGES = [
  '/',
  '/product/abendruhe',
  '/products?category=Energy',
  '/api/products?platform=germany',
  '/admin',
]

export interface LoadResult {
  readonly reads: number
  readonly orders: number
  /** Descriptions of all failures. */
  readonly failures: readonly string[]
  readonly slowestMs: number
}

/** Clients that browse and order until stopped; failed requests are not retried. */
export function startLoad(origin: string): { stop(): Promise<LoadResult> } {
  let isOver = false
  let [reads, orders, slowestMs] = [0, 0, 0]
  const failures: string[] = []

  async function send(what: string, url: string, init: RequestInit, expected: number): Promise<boolean> {
    const startedAt = performance.now()
    try {
      const response = await fetch(url, { ...init, signal: AbortSignal.timeout(TIMEOUT_MS) })
      await response.arrayBuffer()
      if (response.status !== expected) failures.push(`${what}: ${response.status}`)
      return response.status === expected
    } catch (error) {
      const cause = error instanceof Error && error.cause instanceof Error ? ` (${error.cause.message})` : ''
      failures.push(`${what}: ${error instanceof Error ? error.message : 'no answer'}${cause}`)
      return false
    } finally {
      slowestMs = Math.max(slowestMs, performance.now() - startedAt)
    }
  }

  async function read(reader: number): Promise<void> {
    for (let turn = reader; !isOver; turn += 1) {
      const path = PAGES[turn % PAGES.length] ?? '/'
      if (await send(path, `${origin}${path}`, {}, 200)) reads += 1
      await pause(BREATH_MS)
    }
  }

  async function buy(): Promise<void> {
    const productId = await remote({ url: origin }).plentyOf('hagebutte')
    while (!isOver) {
      const { url, payload, ...request } = requestOf('checkout', {
        body: checkoutBody([{ productId, quantity: 1 }], {
          customerInfo: { name: 'Gesa Gast', email: `gast-${randomUUID()}@example.org`, phone: '1' },
        }),
        headers: { 'idempotency-key': randomUUID() },
      })
      const body = payload ?? ''
      if (await send('checkout', `${origin}${url}`, { ...request, body }, 201)) orders += 1
      await pause(10 * BREATH_MS)
    }
  }

  const visitors = Promise.all([
    ...Array.from({ length: READERS }, (_, reader) => read(reader)),
    ...Array.from({ length: BUYERS }, buy),
  ])
  return {
    async stop() {
      isOver = true
      await visitors
      return { reads, orders, failures, slowestMs }
    },
  }
}
