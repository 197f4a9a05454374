import { Socket } from 'node:net'
import { monitorEventLoopDelay } from 'node:perf_hooks'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { ApiError } from './errors'

/** A longest delay of the event loop in ms that counts as lag, and for how long it has to last. */
const LAG_MS = 1_000
const LASTING_MS = 2_000
const SAMPLE_MS = 500
/** Requests in flight beyond which shoppers, and administrators, are refused while the process lags. */
const LIMITS = { shoppers: 100, office: 500 }
const RETRY_SECONDS = 2

/** Whether a process does more than it can (API-300). */
export class Overload {
  /** Begin of the lag that lasts, in ms. */
  #since: number | undefined
  #lasts = false
  #inFlight = 0
  readonly #limits: typeof LIMITS

  constructor(limits = LIMITS) {
    this.#limits = limits
  }

  /** @param lag longest delay of the event loop since the last sample; both in ms */
  sample(lag: number, now: number): void {
    this.#since = lag < LAG_MS ? undefined : (this.#since ?? now - lag)
    this.#lasts = this.#since !== undefined && now - this.#since >= LASTING_MS
  }

  begin(): void {
    this.#inFlight += 1
  }

  end(): void {
    this.#inFlight -= 1
  }

  refuses(who: keyof typeof LIMITS): boolean {
    return this.#lasts && this.#inFlight > this.#limits[who]
  }
}

/** The process's own delays; the histogram includes its resolution. */
function watchDelays(overload: Overload): () => void {
  const resolution = 20
  const delays = monitorEventLoopDelay({ resolution })
  delays.enable()
  const timer = setInterval(() => {
    overload.sample(delays.max / 1e6 - resolution, performance.now())
    delays.reset()
  }, SAMPLE_MS)
  timer.unref()
  return () => {
    clearInterval(timer)
    delays.disable()
  }
}

const whoAsks = ({ routeOptions: { url = '', config } }: FastifyRequest) => {
  if (url.startsWith('/api/health/') || url === '/metrics') return 'inside'
  return config.isOffice === true || url.startsWith('/admin') ? 'office' : 'shoppers'
}

/**
 * Refuses requests while the process cannot keep up, shoppers' first and those for health never. What is answered from
 * the store costs nothing and is not asked here.
 */
export function shedLoad(app: FastifyInstance, overload?: Overload): void {
  const watched = overload ?? new Overload()
  const counted = new WeakSet<FastifyRequest>()
  app.addHook('onRequest', (request, _, done) => {
    // A call made for a page that is being rendered has no connection.
    const who = request.raw.socket instanceof Socket ? whoAsks(request) : 'inside'
    if (who === 'inside') return done()
    // A stream lasts for hours and costs nothing meanwhile.
    if (request.routeOptions.config.isStream !== true) {
      counted.add(request)
      watched.begin()
    }
    done(watched.refuses(who) ? new ApiError('UNAVAILABLE', { retryAfter: RETRY_SECONDS }) : undefined)
  })
  app.addHook('onResponse', (request, _, done) => {
    if (counted.delete(request)) watched.end()
    done()
  })
  if (overload) return
  const stop = watchDelays(watched)
  app.addHook('onClose', (_, done) => {
    stop()
    done()
  })
}
