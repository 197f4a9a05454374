import type { FastifyInstance } from 'fastify'
import { ApiError } from './errors'
import type { Services } from './services'

const TIMEOUT_MS = 3_000

const within = async (work: Promise<unknown>, ms: number) => {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new ApiError('UNAVAILABLE', { retryAfter: 2 })), ms)
  })
  try {
    await Promise.race([work, late])
  } finally {
    clearTimeout(timer)
  }
}

/** For load balancers: `live` if the process responds, `ready` if its database accepts orders and no shutdown is pending. */
export function registerHealth(app: FastifyInstance, { probe, isDraining }: Services): void {
  const ok = { success: true, data: { status: 'ok' } }
  app.get('/health/live', { schema: { hide: true }, logLevel: 'silent' }, () => ok)
  app.get('/health/ready', { schema: { hide: true }, logLevel: 'silent' }, async () => {
    if (isDraining()) throw new ApiError('UNAVAILABLE', { retryAfter: 2 })
    await within(probe(), TIMEOUT_MS)
    return ok
  })
}
