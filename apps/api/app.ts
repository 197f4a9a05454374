import compress from '@fastify/compress'
import cors from '@fastify/cors'
import helmet from '@fastify/helmet'
import multipart from '@fastify/multipart'
import swagger from '@fastify/swagger'
import fastify, { LogController, type FastifyInstance } from 'fastify'
import { serializerCompiler, validatorCompiler } from 'fastify-type-provider-zod'
import { addToCounts } from './platform/auth/attempts'
import { AnswerCache } from './platform/cache/cache'
import type { Config } from './platform/config/config'
import { Counters } from './platform/db/counters'
import type { Database } from './platform/db/open'
import { OfficeEvents } from './platform/events/office-events'
import { registerDocs } from './platform/docs/docs'
import { answerFromStore } from './platform/cache/cached-reply'
import { shedLoad, type Overload } from './platform/http/overload'
import { endConnections } from './platform/http/closing'
import { acceptBodies, refuseUnknownPath, sendError } from './platform/http/error-handling'
import { BODY_LIMIT, connectionLimits, limitBodies } from './platform/http/slow-clients'
import { logAnswers, loggerOptions } from './platform/http/logger'
import { registerRateLimit } from './platform/http/rate-limit'
import { SharedRateCounts } from './platform/http/shared-rate-store'
import { swaggerOptions } from './platform/docs/openapi'
import { helmetOptions } from './platform/http/security'
import type { Services } from './platform/http/services'
import { registerOneClick } from './modules/orders/review-requests/end-mails.routes'
import { registerPages } from './modules/pages/register'
import { routes } from './modules'
import { Paypal } from './platform/paypal/paypal'
import { registerHealth } from './platform/http/health.routes'
import type { PictureStore } from './platform/media/picture-store'
import { registerMedia } from './platform/media/media.routes'

export interface AppOptions {
  readonly config: Config
  readonly database: Database
  readonly cache?: AnswerCache
  readonly events?: OfficeEvents
  readonly counters?: Counters
  /** Storage of uploaded images. @default the database */
  readonly pictures?: PictureStore | undefined
  readonly paypal?: Paypal
  /** True during shutdown, when load balancers should route no new visitors here. */
  readonly isDraining?: () => boolean
  /** What the process's load is measured by; replaced in tests. */
  readonly overload?: Overload | undefined
  /** Current time; replaced in tests. */
  readonly now?: () => Date
  /** Folder of the built storefront and admin; undefined: API and media only. */
  readonly dist?: string
}

/** Fifty uuids in one path are 1850 characters; Fastify's default limit is 100. */
const MAX_PARAM_LENGTH = 10_000

/** The whole shop as a Fastify application; `server.ts` only starts it. */
export async function buildApp(options: AppOptions): Promise<FastifyInstance> {
  const { config, database } = options
  const { trustProxy } = config
  const app = fastify({
    logger: loggerOptions(config) ?? false,
    logController: new LogController({ disableRequestLogging: true }),
    trustProxy: typeof trustProxy === 'number' ? (_, hop) => hop < trustProxy : trustProxy,
    bodyLimit: BODY_LIMIT,
    ...connectionLimits,
    forceCloseConnections: 'idle',
    routerOptions: { maxParamLength: MAX_PARAM_LENGTH, ignoreTrailingSlash: true },
    frameworkErrors: (error, request, reply) => void sendError(error, request, reply),
  })
  const now = options.now ?? (() => new Date())
  const services: Services = {
    config,
    db: database.db,
    ordersDb: database.orders,
    orderSessionsDb: database.orderSessions,
    probe: database.probe,
    isDraining: options.isDraining ?? (() => false),
    pictures: options.pictures,
    cache: options.cache ?? new AnswerCache(),
    events: options.events ?? new OfficeEvents(),
    counters: options.counters ?? new Counters(database.db, app.log),
    paypal: options.paypal ?? new Paypal(config.paypalUrl),
    now,
    rates: new SharedRateCounts(
      (increments) => addToCounts(database.background, increments, now()),
      () => now().getTime(),
    ),
    log: app.log,
  }
  app.addHook('onClose', () => services.counters.flush())
  app.addHook('preClose', (done) => {
    services.events.close()
    done()
  })

  app.decorateRequest('session', null)
  app.setValidatorCompiler(validatorCompiler)
  app.setSerializerCompiler(serializerCompiler)
  app.setErrorHandler(sendError)
  acceptBodies(app)

  if (config.logLevel !== 'silent') logAnswers(app)
  limitBodies(app)
  if (config.isTraced) await (await import('./platform/http/traces')).traceRequests(app)
  if (config.metricsToken !== undefined) {
    const { registerMetrics } = await import('./platform/http/metrics')
    registerMetrics(app, { token: config.metricsToken, database, cache: services.cache })
  }
  endConnections(app)
  answerFromStore(app, services.cache)
  shedLoad(app, options.overload)
  await app.register(helmet, helmetOptions(config.publicUrl.startsWith('https:')))
  await app.register(compress, { threshold: 1024, encodings: ['br', 'gzip'] })
  await app.register((api) => registerApi(api, services, database), { prefix: '/api' })
  registerMedia(app, services)
  await registerOneClick(app, services)
  await registerPages(app, services, options.dist)
  return app
}

async function registerApi(api: FastifyInstance, services: Services, database: Database): Promise<void> {
  const { corsOrigins } = services.config
  // The shop's own pages are same-origin and need no CORS headers.
  if (corsOrigins.length > 0) {
    await api.register(cors, {
      origin: [...corsOrigins],
      methods: ['GET', 'POST', 'PUT', 'DELETE'],
      exposedHeaders: ['retry-after'],
      maxAge: 86_400,
    })
  }
  await api.register(multipart, { limits: { fileSize: 5 * 1024 * 1024, files: 20, fields: 20 } })
  await registerRateLimit(api, database, services.rates)
  await api.register(swagger, swaggerOptions)
  for (const route of routes) route.register(api, services)
  registerHealth(api, services)
  registerDocs(api)
  api.setNotFoundHandler(refuseUnknownPath)
}
