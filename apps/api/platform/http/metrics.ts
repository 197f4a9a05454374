import { timingSafeEqual } from 'node:crypto'
import { sql } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client'
import { hashToken, bearerOf } from '../auth/tokens'
import type { AnswerCache } from '../cache/cache'
import type { Database, PooledDb } from '../db/open'
import { orders, outbox } from '../db/schema'
import { refuseUnknownPath } from './error-handling'

interface MetricsOptions {
  readonly token: string
  readonly database: Database
  readonly cache: AnswerCache
}

const SECONDS = [0.001, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5]

function countRequests(app: FastifyInstance, registry: Registry): void {
  const labelNames = ['method', 'route', 'status'] as const
  const duration = new Histogram({
    name: 'verda_http_request_duration_seconds',
    help: 'Time until an answer was sent, by route; 5xx are the errors.',
    labelNames,
    buckets: SECONDS,
    registers: [registry],
  })
  app.addHook('onResponse', ({ method, routeOptions }, reply, done) => {
    // A stream lasts as long as somebody listens.
    if (routeOptions.config.isStream === true) return done()
    // Unknown paths share one label, because arbitrary paths would create unlimited series.
    const labels = { method, route: routeOptions.url ?? 'none', status: String(reply.statusCode) }
    duration.observe(labels, reply.elapsedTime / 1000)
    done()
  })
}

function gaugePools({ db, orders, orderSessions, background }: Database, registry: Registry): void {
  const pools: Readonly<Record<string, PooledDb>> = {
    browsing: db,
    orders,
    order_sessions: orderSessions,
    background,
  }
  new Gauge({
    name: 'verda_db_connections',
    help: 'Connections to the database by pool: open, idle, and callers that wait for one.',
    labelNames: ['pool', 'state'] as const,
    registers: [registry],
    collect() {
      for (const [pool, { $client }] of Object.entries(pools)) {
        this.set({ pool, state: 'open' }, $client.totalCount)
        this.set({ pool, state: 'idle' }, $client.idleCount)
        this.set({ pool, state: 'waiting' }, $client.waitingCount)
      }
    },
  })
}

function countCache({ counts }: AnswerCache, registry: Registry): void {
  new Counter({
    name: 'verda_cache_answers_total',
    help: 'Public reads by where their answer came from: the store (hit), the database (miss), or the store while the database was away (stale).',
    labelNames: ['outcome'] as const,
    registers: [registry],
    collect() {
      this.reset()
      this.inc({ outcome: 'hit' }, counts.hits)
      this.inc({ outcome: 'miss' }, counts.misses)
      this.inc({ outcome: 'stale' }, counts.stale)
    },
  })
}

/** Gauges read from the database, so every process reports the same values; omitted while it is down. */
function gaugeShop({ background }: Database, registry: Registry): void {
  new Gauge({
    name: 'verda_outbox_mails',
    help: 'Mails that wait, and mails that were set aside after their last attempt.',
    labelNames: ['state'] as const,
    registers: [registry],
    async collect() {
      this.reset()
      const { rows } = await background.execute<{ waiting: number; failed: number }>(sql`
        select count(*) filter (where ${outbox.failedAt} is null)::int as waiting,
          count(*) filter (where ${outbox.failedAt} is not null)::int as failed
        from ${outbox} where ${outbox.sentAt} is null`)
      this.set({ state: 'waiting' }, rows[0]?.waiting ?? 0)
      this.set({ state: 'failed' }, rows[0]?.failed ?? 0)
    },
  })
  new Gauge({
    name: 'verda_orders_last_day',
    help: 'Orders of the last 24 hours by status and payment.',
    labelNames: ['status', 'payment'] as const,
    registers: [registry],
    async collect() {
      this.reset()
      const { rows } = await background.execute<{ status: string; payment: string; count: number }>(sql`
        select ${orders.status} as status, ${orders.paymentStatus} as payment, count(*)::int as count
        from ${orders} where ${orders.createdAt} > now() - interval '1 day' group by 1, 2`)
      for (const { status, payment, count } of rows) this.set({ status, payment }, count)
    },
  })
}

const isSame = (one: string, other: string) =>
  timingSafeEqual(Buffer.from(hashToken(one)), Buffer.from(hashToken(other)))

/** `GET /metrics` for Prometheus with bearer token; 404 without it. */
export function registerMetrics(app: FastifyInstance, { token, database, cache }: MetricsOptions): void {
  const registry = new Registry()
  collectDefaultMetrics({ register: registry })
  countRequests(app, registry)
  gaugePools(database, registry)
  countCache(cache, registry)
  const shop = new Registry()
  gaugeShop(database, shop)
  app.get('/metrics', async (request, reply) => {
    const sent = bearerOf(request.headers.authorization)
    // Other spellings of the path may pass a proxy that refuses this one.
    const isPlain = request.url.split('?', 1)[0] === '/metrics'
    if (!isPlain || sent === undefined || !isSame(sent, token)) return refuseUnknownPath()
    const ofShop = await shop.metrics().catch(() => '')
    return reply
      .header('cache-control', 'no-store')
      .type(registry.contentType)
      .send(`${await registry.metrics()}\n${ofShop}`)
  })
}
