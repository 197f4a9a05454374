import rateLimit from '@fastify/rate-limit'
import type { FastifyInstance } from 'fastify'
import { addToCounts } from '../auth/attempts'
import type { Database } from '../db/open'
import { ApiError } from './errors'
import { rateStore, SharedRateCounts } from './shared-rate-store'

const EXCHANGE_MS = 500

/** Rate limit for routes with `config.rateLimit`, shared by processes on the same PostgreSQL. */
export async function registerRateLimit(
  api: FastifyInstance,
  { background, dialect }: Pick<Database, 'background' | 'dialect'>,
  now: () => Date,
): Promise<void> {
  const counts = new SharedRateCounts(
    (increments) => addToCounts(background, increments, now()),
    () => now().getTime(),
  )
  await api.register(rateLimit, {
    global: false,
    store: rateStore(counts),
    errorResponseBuilder: (_, { ttl }) =>
      new ApiError('RATE_LIMITED', { retryAfter: Math.max(1, Math.ceil(ttl / 1000)) }),
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
