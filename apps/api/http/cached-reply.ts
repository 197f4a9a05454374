import type { FastifyReply, FastifyRequest } from 'fastify'
import { CachedAnswer, type AnswerCache, type Encoding } from '../cache'

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

/** Sends a stored answer: 304 where the reader has it, else in the smallest encoding that the reader takes. */
export async function sendAnswer(request: FastifyRequest, reply: FastifyReply, answer: CachedAnswer) {
  reply
    .headers({ 'cache-control': 'no-cache', vary: 'Accept-Encoding, Authorization', ...answer.headers })
    .header('etag', answer.etag)
  if (answer.status === 200 && isFresh(request.headers['if-none-match'], answer.etag)) {
    return reply.status(304).send()
  }
  const encoding = encodingFor(request.headers['accept-encoding'], answer.body.length)
  if (encoding !== 'identity') reply.header('content-encoding', encoding)
  return reply.status(answer.status).send(await answer.encoded(encoding))
}

/** A JSON answer from the cache, read by `read` where it is not there. */
export async function cachedReply(
  cache: AnswerCache,
  key: string,
  request: FastifyRequest,
  reply: FastifyReply,
  read: () => Promise<string>,
) {
  const answer = await cache.remember(key, async () => new CachedAnswer(await read()))
  reply.header('content-type', 'application/json; charset=utf-8')
  return sendAnswer(request, reply, answer)
}
