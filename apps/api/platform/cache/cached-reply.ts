import type { IncomingMessage } from 'node:http'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { AnswerCache, SentAnswer, Tags } from './cache'
import { CachedAnswer, type Encoding } from './cached-answer'
import { languageOf } from '../http/language'
import { rememberedLanguage } from '../http/page-language'

/** Below this a compressed answer saves nothing. */
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

/** Where an answer is stored, so that the next identical request finds it before anything else is done. */
export interface Stored {
  readonly cache: AnswerCache
  readonly key: string
}

const tagsOfReplies = new WeakMap<object, Tags>()

/** What an answer that was sent from the store depends on; undefined: on everything, or it was made for itself. */
export const tagsOf = (reply: object): Tags => tagsOfReplies.get(reply)

const VARY = 'Accept-Encoding, Authorization'

/** Sends a stored answer: 304 where the reader has it, else in the smallest encoding that the reader takes. */
export async function sendAnswer(
  request: FastifyRequest,
  reply: FastifyReply,
  answer: CachedAnswer,
  stored?: Stored,
) {
  tagsOfReplies.set(reply.raw, answer.tags)
  const { vary = VARY, ...headers } = answer.headers
  // By the time an answer is sent, only pages of other origins have a header of this name.
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
    noteSent(request, reply, stored, { etag: answer.etag, encoding, body })
  return reply.status(answer.status).send(body)
}

function noteSent(
  request: FastifyRequest,
  reply: FastifyReply,
  { cache, key }: Stored,
  { body, ...sent }: Pick<SentAnswer, 'etag' | 'encoding'> & { readonly body: Buffer },
): void {
  const requestKey = requestKeyOf(request.raw)
  // A cookie is for one reader.
  if (requestKey === undefined || reply.hasHeader('set-cookie')) return
  const headers = Object.fromEntries(
    Object.entries({ ...reply.raw.getHeaders(), ...reply.getHeaders() })
      .filter(([name]) => !OF_THE_BODY.includes(name))
      .map(([name, value]) => [name, String(value)]),
  )
  const ofTheBody = {
    'content-length': String(body.length),
    ...(sent.encoding !== 'identity' && { 'content-encoding': sent.encoding }),
  }
  cache.noteSent(requestKey, { ...sent, key, headers, ofTheBody })
}

const OF_THE_BODY = ['content-length', 'content-encoding']

/** A request whose key is longer (characters) is not kept, so that long URLs cannot fill the memory. */
const MAX_KEY_LENGTH = 1_000

/** All that a stored answer depends on; undefined: such a request is never answered from what was sent before. */
function requestKeyOf({ method, url, headers }: IncomingMessage): string | undefined {
  // A token may show more, and what a page of another origin may read is for it alone.
  if (method !== 'GET' || headers.authorization !== undefined || headers.origin !== undefined)
    return undefined
  const remembered = headers.cookie === undefined ? '' : rememberedLanguage(headers.cookie)
  const language = `${remembered ?? ''} ${languageOf(headers['accept-language'])}`
  const requestKey = `${language} ${String(headers['accept-encoding'])} ${url ?? ''}`
  return requestKey.length > MAX_KEY_LENGTH ? undefined : requestKey
}

/**
 * Answers a request whose like was answered a moment ago, before routing's hooks, validation and rendering. It has to
 * be the first hook, since the headers of the others are among those that were noted.
 */
export function answerFromStore(app: FastifyInstance, cache: AnswerCache): void {
  app.addHook('onRequest', (request, reply, done) => {
    const requestKey = requestKeyOf(request.raw)
    const known = requestKey === undefined ? undefined : cache.recall(requestKey)
    if (!known) return done()
    const { sent, body, answer } = known
    tagsOfReplies.set(reply.raw, answer.tags)
    reply.headers(sent.headers)
    if (isFresh(request.headers['if-none-match'], sent.etag)) return reply.status(304).send()
    return reply.headers(sent.ofTheBody).send(body)
  })
}

/** A JSON answer from the cache, read by `read` where it is not there. */
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
