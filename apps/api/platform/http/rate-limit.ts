import rateLimit from '@fastify/rate-limit'
import type { FastifyInstance } from 'fastify'
import { API_KEY_REQUESTS } from '@/shop/api-keys/api-keys'
import type { Database } from '../db/open'
import { ApiError } from './errors'
import { rateStore, type SharedRateCounts } from './shared-rate-store'

const EXCHANGE_MS = 500
const MINUTE_MS = 60_000

const tooMany = (ttl: number) =>
  new ApiError('RATE_LIMITED', { retryAfter: Math.max(1, Math.ceil(ttl / 1000)) })

/** @throws ApiError RATE_LIMITED beyond what one API key may ask for in a minute */
export function limitKey(counts: SharedRateCounts, keyId: string): void {
  const { current, ttl } = counts.count(`key:${keyId}`, MINUTE_MS, API_KEY_REQUESTS)
  if (current > API_KEY_REQUESTS) throw tooMany(ttl)
}

/** Rate limit for routes with `config.rateLimit`, shared by processes on the same PostgreSQL. */
export async function registerRateLimit(
  api: FastifyInstance,
  { dialect }: Pick<Database, 'dialect'>,
  counts: SharedRateCounts,
): Promise<void> {
  await api.register(rateLimit, {
    global: false,
    store: rateStore(counts),
    errorResponseBuilder: (_, { ttl }) => tooMany(ttl),
  })
  // The embedded database has a single process.
  if (dialect === 'pglite') return
  let isAsking = false
  const timer = setInterval(() => {
    if (isAsking) return
    isAsking = true
    counts
      .exchange()
      .catch((error: unknown) =>
        api.log.warn({ err: error }, 'request counts could not be shared with other processes'),
      )
      .finally(() => {
        isAsking = false
      })
  }, EXCHANGE_MS)
  timer.unref()
  api.addHook('onClose', (_, done) => {
    clearInterval(timer)
    done()
  })
}
