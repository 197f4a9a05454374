import { Socket } from 'node:net'
import type { FastifyInstance, FastifyRequest } from 'fastify'

/** Maximum body size in bytes, except for uploads. */
export const BODY_LIMIT = 1024 * 1024

/** Interval at which Node checks for expired connections, in ms. */
const CHECK_MS = 2_000
const HEADERS_MS = 10_000
/** Timeout of an idle connection in ms. */
const IDLE_MS = 25_000
/** Time from the headers to the end of a body of `BODY_LIMIT`, in ms. */
const BODY_MS = 25_000
/** Time in ms for five images of 5 MB over a slow connection; between two bytes `IDLE_MS` applies. */
const UPLOAD_MS = 300_000

/** Time in ms for an answer once the request has arrived, as long as the shop's own client waits for one. */
const ANSWER_MS = 120_000

/** Time to receive the rest of a body after an early response, in ms. */
const REST_MS = 5_000

/** Disconnects clients that send slowly on purpose within half a minute. */
export const connectionLimits = {
  connectionTimeout: IDLE_MS,
  requestTimeout: UPLOAD_MS,
  http: { headersTimeout: HEADERS_MS, connectionsCheckingInterval: CHECK_MS },
}

const cutLater = ({ raw }: FastifyRequest, ms: number) => {
  const timer = setTimeout(() => raw.destroy(), ms)
  raw.once('close', () => clearTimeout(timer))
}

/** A call made inside the application has no connection. */
const limitSilence = ({ socket }: FastifyRequest['raw'], ms: number) => {
  if (socket instanceof Socket) socket.setTimeout(ms)
}

/** Timeout per body, because Node has a single limit for all bodies and uploads need a longer one. */
export function limitBodies(app: FastifyInstance): void {
  app.addHook('onRequest', (request, _, done) => {
    const { headers, routeOptions } = request
    const hasBody = headers['content-length'] !== undefined || headers['transfer-encoding'] !== undefined
    const isUpload = (routeOptions.bodyLimit ?? 0) > BODY_LIMIT
    if (hasBody && !isUpload) cutLater(request, BODY_MS)
    done()
  })
  // A connection is silent while its answer is made; `connectionTimeout` is about what the client sends and reads.
  app.addHook('preHandler', ({ raw }, _, done) => {
    const waitForAnswer = () => limitSilence(raw, ANSWER_MS)
    if (raw.complete) waitForAnswer()
    else raw.once('end', waitForAnswer)
    done()
  })
  app.addHook('onSend', ({ raw, server }, _, payload, done) => {
    limitSilence(raw, server.server.timeout)
    done(null, payload)
  })
  app.addHook('onResponse', (request, _, done) => {
    if (!request.raw.complete) cutLater(request, REST_MS)
    done()
  })
}
