import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { ApiError } from './errors'
import { isTooDeep } from './json-depth'
import { languageOf } from './language'
import { toApiError } from './map-error'

/** Sends any error in the contract's format; only internal errors are logged. */
export function sendError(error: unknown, request: FastifyRequest, reply: FastifyReply) {
  const language = languageOf(request.headers['accept-language'])
  const call = request.routeOptions.schema?.operationId
  const refusal = toApiError(error, language, call)
  if (refusal.status >= 500) request.log.error({ err: refusal.cause ?? refusal }, refusal.code)
  const { retryAfter } = refusal.options
  if (retryAfter !== undefined) reply.header('retry-after', String(retryAfter))
  return (
    reply
      .status(refusal.status)
      // Set by a file that failed before its first byte was sent.
      .removeHeader('content-encoding')
      .removeHeader('content-disposition')
      .header('cache-control', 'no-store')
      .type('application/json; charset=utf-8')
      .send(JSON.stringify(refusal.body(language, call)))
  )
}

/** Accepts JSON bodies, and an empty one from clients that send the header without a body (logout, verify). */
export function acceptBodies(app: FastifyInstance): void {
  const parseJson = app.getDefaultJsonParser('error', 'error')
  app.removeContentTypeParser(['application/json', 'text/plain'])
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) => {
    const text = body.toString()
    if (text.trim() === '') return done(null, undefined)
    if (isTooDeep(text)) return done(new ApiError('MALFORMED_JSON'))
    return parseJson(request, text, done)
  })
}

export const refuseUnknownPath = () => {
  throw new ApiError('NOT_FOUND')
}
