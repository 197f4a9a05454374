import { Readable } from 'node:stream'
import type { FastifyInstance, FastifyReply, FastifyRequest, RouteShorthandOptions } from 'fastify'
import { endpointOf, type Endpoint, type EndpointName } from '@/contract'
import { success } from '@/contract/shared/envelope'
import { schemasOf } from '@/contract/schemas'
import { authenticate } from '../auth/authenticate'
import type { Data } from '@/contract/shared/dto'
import { Answer, callOf, type Call, type Handler } from './call'
import { cachedReply } from '../cache/cached-reply'
import { describedBy, responsesOf } from '../docs/openapi'
import type { Db } from '../db/open'
import { changesOf, changesSessions } from '../events/changes'
import { limitKey } from './rate-limit'
import type { Services } from './services'
import { StreamedFile } from './streamed-file'

export interface RouteOptions<K extends EndpointName> {
  /**
   * Caches a public read for up to 10 s; `forShoppers` excludes administrators, who see more. The key is the route with
   * its parsed parameters. @default not cached
   */
  readonly cached?: 'forAll' | 'forShoppers'
  /** Caches one response per language. @default false */
  readonly byLanguage?: boolean
  /** Cache tags of a response. @default everything */
  readonly tags?: (data: Data<K>) => readonly string[]
  /**
   * Whether a success invalidates cached reads: all of them, unless the response names tags (`writes`).
   * @default true for all methods but GET
   */
  readonly dropsCache?: boolean
  /** Connection pool of the call. @default 'browsing' */
  readonly connections?: 'browsing' | 'orders'
  /** Maximum size of the body in bytes. @default 1 MiB */
  readonly bodyLimit?: number
}

export interface Route {
  readonly name: EndpointName
  readonly register: (app: FastifyInstance, services: Services) => void
}

const SHOPPERS_CALLS: readonly EndpointName[] = ['checkout', 'validateCoupon', 'useCoupon', 'autoCoupon']

function optionsOf(
  name: EndpointName,
  endpoint: Endpoint,
  services: Services,
  sessions: Db,
): RouteShorthandOptions {
  const { params, query, body } = schemasOf(name)
  return {
    // After the rate limits, which run in `onRequest`, so that rejected requests cause no database query.
    preParsing: async (request: FastifyRequest) => {
      const { now } = services
      const session = await authenticate(sessions, endpoint, request.headers.authorization, now())
      if (session?.kind === 'admin' && session.apiKey !== undefined)
        limitKey(services.rates, session.sessionId)
      request.session = session
    },
    schema: {
      ...describedBy(name),
      ...(params && { params }),
      ...(query && { querystring: query }),
      ...(body && { body }),
      response: responsesOf(name),
    },
    config: {
      isOffice: endpoint.access === 'admin' || endpoint.path.startsWith('/auth/'),
      isStream: endpoint.answers === 'text/event-stream',
      ...(SHOPPERS_CALLS.includes(name) && {
        rateLimit: { max: services.config.rateLimit, timeWindow: 10_000, groupId: 'shoppers' },
      }),
    },
  }
}

type Result<K extends EndpointName> = Data<K> | Answer<Data<K>> | StreamedFile | Readable

const isAnswer = (result: unknown): result is Answer<unknown> => result instanceof Answer

/** Sends events as they happen: neither this process nor a proxy may wait for more of them. */
const sendEvents = (reply: FastifyReply, events: Readable) =>
  reply
    .headers({ 'cache-control': 'no-store, no-transform', 'x-accel-buffering': 'no', connection: 'close' })
    .type('text/event-stream')
    .send(events)

/** Sends a file for download; only the `filename*` form of the header supports non-ASCII names. */
async function sendFile(reply: FastifyReply, data: unknown, type: string) {
  if (!(data instanceof File || data instanceof StreamedFile)) throw new TypeError('the call promises a file')
  const content = data instanceof StreamedFile ? await data.open() : Buffer.from(await data.arrayBuffer())
  return reply
    .header('content-disposition', `attachment; filename*=UTF-8''${encodeURIComponent(data.name)}`)
    .type(type)
    .send(content)
}

const sessionIdOf = ({ session }: FastifyRequest) =>
  session?.kind === 'admin' ? session.sessionId : undefined

/** Response body of a success. */
function envelope(result: unknown): { success: true; data: unknown; message?: string } {
  if (!isAnswer(result)) return { success: true, data: result }
  const { data, message } = result
  return { success: true, data, ...(message !== undefined && { message }) }
}

/** Binds a handler to a call of the contract, which defines method, path, schemas, access and status. */
export function defineRoute<K extends EndpointName>(
  name: K,
  handler: Handler<K>,
  { cached, byLanguage = false, tags, dropsCache, connections, bodyLimit }: RouteOptions<K> = {},
): Route {
  const endpoint = endpointOf(name)
  const changes = changesOf(endpoint)
  const ofSessions = changesSessions(endpoint)
  const drops = dropsCache ?? endpoint.method !== 'GET'
  const run: (call: Call<K>) => Promise<Result<K>> = handler
  const dataOf = (result: Result<K>) => (result instanceof Answer ? result.data : result)

  return {
    name,
    register: (app, shared) => {
      const isOrder = connections === 'orders'
      const services = isOrder ? { ...shared, db: shared.ordersDb } : shared
      const send = async (request: FastifyRequest, reply: FastifyReply) => {
        const call = callOf<K>(request, services)
        if (cached === 'forAll' || (cached === 'forShoppers' && !(await call.readsCatalogue()))) {
          const key = JSON.stringify([
            name,
            request.params,
            request.query,
            ...(byLanguage ? [call.language] : []),
          ])
          return cachedReply(services.cache, { key, byLanguage }, request, reply, async () => {
            const result = await run(call)
            const data = dataOf(result)
            if (data instanceof StreamedFile || data instanceof Readable)
              throw new TypeError('a streamed file is not cached')
            const json = JSON.stringify(success(schemasOf(name).data).parse(envelope(result)))
            return { json, tags: tags?.(data) }
          })
        }
        const result = await run(call)
        if (drops) services.cache.drop(isAnswer(result) ? result.writes : undefined)
        services.events.note(changes(call.params), sessionIdOf(request))
        if (ofSessions) services.events.noteSessions()
        if (isAnswer(result)) reply.headers(result.headers)
        reply.header('cache-control', 'no-store').status(endpoint.status ?? 200)
        if (result instanceof Readable) return sendEvents(reply, result)
        if (endpoint.answers !== undefined) return sendFile(reply, dataOf(result), endpoint.answers)
        return endpoint.status === 204 ? reply.send() : reply.send(envelope(result))
      }
      app.route({
        ...optionsOf(name, endpoint, services, isOrder ? shared.orderSessionsDb : shared.db),
        method: endpoint.method,
        url: endpoint.path,
        ...(bodyLimit !== undefined && { bodyLimit }),
        handler: send,
      })
    },
  }
}
