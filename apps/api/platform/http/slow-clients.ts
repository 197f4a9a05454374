import type { FastifyInstance, FastifyRequest } from 'fastify'

/** Bytes of a body, but for uploads. */
export const BODY_LIMIT = 1024 * 1024

/** How often Node looks for connections that have used up their time. */
const CHECK_MS = 2_000
const HEADERS_MS = 10_000
/** A connection on which nothing moves. */
const IDLE_MS = 25_000
/** From the head to the end of a body of `BODY_LIMIT` at most. */
const BODY_MS = 25_000
/** Five pictures of 5 MB over a slow line; between two of their bytes `IDLE_MS` holds. */
const UPLOAD_MS = 300_000

/** After an answer that did not wait for the whole body. */
const REST_MS = 5_000

/** Whoever sends slowly on purpose loses the connection within half a minute. */
export const connectionLimits = {
  connectionTimeout: IDLE_MS,
  requestTimeout: UPLOAD_MS,
  http: { headersTimeout: HEADERS_MS, connectionsCheckingInterval: CHECK_MS },
}

const cutLater = ({ raw }: FastifyRequest, ms: number) => {
  const timer = setTimeout(() => raw.destroy(), ms)
  raw.once('close', () => clearTimeout(timer))
}

/** Node has one limit for all bodies, and uploads need a longer one than the rest. */
export function limitBodies(app: FastifyInstance): void {
  app.addHook('onRequest', (request, _, done) => {
    const { headers, routeOptions } = request
    const hasBody = headers['content-length'] !== undefined || headers['transfer-encoding'] !== undefined
    const isUpload = (routeOptions.bodyLimit ?? 0) > BODY_LIMIT
    if (hasBody && !isUpload) cutLater(request, BODY_MS)
    done()
  })
  app.addHook('onResponse', (request, _, done) => {
    if (!request.raw.complete) cutLater(request, REST_MS)
    done()
  })
}
