import { randomUUID } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import { checkoutBody } from '../../api/testing/checkout'
import { dataOf } from '../../api/testing/client'
import { remote, type Reply } from '../faults/remote'
import type { ProductServer } from '../server'

const EVERY_MS = 50
const AGAIN_MS = 500
const PATHS = [
  '/',
  '/product/abendruhe',
  '/products?category=Energy',
  '/api/products?platform=germany',
  '/admin',
]

/**
 * Twenty new orders a second, each repeated under its key until it is acknowledged, and a visitor who browses.
 * @param token of the account that orders; without one, every order is a guest's
 */
export function startShoppers(server: Pick<ProductServer, 'url'>, productId: string, token?: string) {
  const shop = remote(server)
  /** Number by key. */
  const acknowledged = new Map<string, string>()
  const counts = { refused: 0, withoutRetryAfter: 0, other: 0, browsed: 0, notBrowsed: 0 }
  /** Of the last answer 201. */
  const seen = { sentAt: 0 }
  let isOver = false
  const open = new Set<Promise<void>>()

  function note({ status, retryAfter }: Reply): void {
    if (status !== 503) counts.other += 1
    else counts.refused += 1
    if (status === 503 && !(Number(retryAfter) > 0)) counts.withoutRetryAfter += 1
  }

  async function order(): Promise<void> {
    const key = `drill-${randomUUID()}`
    // To an address of its own, because one gets three mails an hour.
    const customerInfo = { name: 'Gesa Gast', email: `${key}@example.org`, phone: '030 123' }
    const body = checkoutBody([{ productId, quantity: 1 }], { customerInfo })
    for (;;) {
      const sentAt = performance.now()
      const reply = await shop
        .call('checkout', {
          body,
          headers: { 'idempotency-key': key },
          ...(token !== undefined && { token }),
        })
        .catch(() => undefined)
      if (reply?.status === 201) {
        acknowledged.set(key, dataOf('checkout', reply.body).order.orderNumber)
        seen.sentAt = Math.max(seen.sentAt, sentAt)
        return
      }
      if (reply) note(reply)
      else counts.other += 1
      await pause(AGAIN_MS)
    }
  }

  async function tick(): Promise<void> {
    while (!isOver) {
      const one = order().finally(() => open.delete(one))
      open.add(one)
      await pause(EVERY_MS)
    }
  }

  async function browse(): Promise<void> {
    for (let turn = 0; !isOver; turn += 1) {
      const response = await fetch(`${server.url}${PATHS[turn % PATHS.length] ?? '/'}`).catch(() => undefined)
      await response?.arrayBuffer()
      if (response?.ok) counts.browsed += 1
      else counts.notBrowsed += 1
      await pause(EVERY_MS)
    }
  }

  const work = Promise.all([tick(), browse()])
  return {
    acknowledged,
    counts,
    seen,
    /** @returns after every order is acknowledged */
    stop: async () => {
      isOver = true
      await work
      await Promise.all(open)
    },
  }
}
