import type { IncomingMessage } from 'node:http'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { AnswerCache, SentAnswer, Tags } from './cache'
import { CachedAnswer, type Encoding } from './cached-answer'
import { languageOf } from '../http/language'
import { rememberedLanguage } from '../http/page-language'

/** Smaller responses are not compressed. */
const MIN_BYTES = 1024

function encodingFor(acceptEncoding: string | string[] | undefined, bytes: number): Encoding {
  if (bytes < MIN_BYTES) return 'identity'
  const accepted = String(acceptEncoding ?? '').toLowerCase()
  const takes = (name: string) =>
    new RegExp(`(^|,)\\s*${name}\\s*(;(?!\\s*q=0(\\.0*)?\\s*(,|$))[^,]*)?(,|$)`).test(accepted)
  if (takes('br')) return 'br'
  return takes('gzip') ? 'gzip' : 'identity'
}

const isFresh = (ifNoneMatch: string | undefined, etag: string) =>
  ifNoneMatch?.split(',').some((tag) => tag.trim().replace(/^W\//, '') === etag) ?? false

/** Where to store the sent response, so that an identical request is answered before anything else runs. */
export interface Stored {
  readonly cache: AnswerCache
  readonly key: string
}

const tagsOfReplies = new WeakMap<object, Tags>()

/** Tags of a response sent from the cache; undefined: all tags, or it was not cached. */
export const tagsOf = (reply: object): Tags => tagsOfReplies.get(reply)

const VARY = 'Accept-Encoding, Authorization'

/** Sends a stored response: 304 for a matching etag, else in the smallest accepted encoding. */
export async function sendAnswer(
  request: FastifyRequest,
  reply: FastifyReply,
  answer: CachedAnswer,
  stored?: Stored,
) {
  tagsOfReplies.set(reply.raw, answer.tags)
  const { vary = VARY, ...headers } = answer.headers
  // Set by CORS handling; only cross-origin requests have this header here.
  const origin = reply.hasHeader('vary') ? `${String(reply.getHeader('vary'))}, ` : ''
  reply
    .headers({ 'cache-control': 'no-cache', ...headers, vary: `${origin}${vary}` })
    .header('etag', answer.etag)
  if (answer.status === 200 && isFresh(request.headers['if-none-match'], answer.etag)) {
    return reply.status(304).send()
  }
  const encoding = encodingFor(request.headers['accept-encoding'], answer.body.length)
  if (encoding !== 'identity') reply.header('content-encoding', encoding)
  const body = await answer.encoded(encoding)
  if (stored && answer.status === 200 && !answer.isStale)
    recordSent(request, reply, stored, { etag: answer.etag, encoding, body })
  return reply.status(answer.status).send(body)
}

function recordSent(
  request: FastifyRequest,
  reply: FastifyReply,
  { cache, key }: Stored,
  { body, ...sent }: Pick<SentAnswer, 'etag' | 'encoding'> & { readonly body: Buffer },
): void {
  const requestKey = requestKeyOf(request.raw)
  // A response with a cookie is for one visitor only.
  if (requestKey === undefined || reply.hasHeader('set-cookie')) return
  const headers = Object.fromEntries(
    Object.entries({ ...reply.raw.getHeaders(), ...reply.getHeaders() })
      .filter(([name]) => !OF_THE_BODY.includes(name))
      .map(([name, value]) => [name, String(value)]),
  )
  const bodyHeaders = {
    'content-length': String(body.length),
    ...(sent.encoding !== 'identity' && { 'content-encoding': sent.encoding }),
  }
  cache.recordSent(requestKey, { ...sent, key, headers, bodyHeaders })
}

const OF_THE_BODY = ['content-length', 'content-encoding']

/** Requests with longer keys (in characters) are not stored, so that long URLs cannot fill the memory. */
const MAX_KEY_LENGTH = 1_000

/** Everything a stored response depends on; undefined for requests that must not be answered from the store. */
function requestKeyOf({ method, url, headers }: IncomingMessage): string | undefined {
  // Administrators may see more, and CORS headers are specific to an origin.
  if (method !== 'GET' || headers.authorization !== undefined || headers.origin !== undefined)
    return undefined
  const remembered = headers.cookie === undefined ? '' : rememberedLanguage(headers.cookie)
  const language = `${remembered ?? ''} ${languageOf(headers['accept-language'])}`
  const requestKey = `${language} ${String(headers['accept-encoding'])} ${url ?? ''}`
  return requestKey.length > MAX_KEY_LENGTH ? undefined : requestKey
}

/**
 * Answers a request from the store before routing hooks, validation and rendering. Must be the first hook, because the
 * headers set by the others are part of the stored response.
 */
export function answerFromStore(app: FastifyInstance, cache: AnswerCache): void {
  app.addHook('onRequest', (request, reply, done) => {
    const requestKey = requestKeyOf(request.raw)
    const known = requestKey === undefined ? undefined : cache.findSent(requestKey)
    if (!known) return done()
    const { sent, body, answer } = known
    tagsOfReplies.set(reply.raw, answer.tags)
    reply.headers(sent.headers)
    if (isFresh(request.headers['if-none-match'], sent.etag)) return reply.status(304).send()
    return reply.headers(sent.bodyHeaders).send(body)
  })
}

/** A JSON response from the cache, on a miss from `read`. */
export async function cachedReply(
  cache: AnswerCache,
  { key, byLanguage }: { readonly key: string; readonly byLanguage: boolean },
  request: FastifyRequest,
  reply: FastifyReply,
  read: () => Promise<{ readonly json: string; readonly tags: Tags }>,
) {
  const answer = await cache.remember(key, async () => {
    const { json, tags } = await read()
    return new CachedAnswer(json, {
      tags,
      ...(byLanguage && { headers: { vary: `${VARY}, Accept-Language` } }),
    })
  })
  reply.header('content-type', 'application/json; charset=utf-8')
  return sendAnswer(request, reply, answer, { cache, key })
}
