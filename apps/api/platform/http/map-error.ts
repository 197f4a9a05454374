import { hasZodFastifySchemaValidationErrors } from 'fastify-type-provider-zod'
import { fields } from '@/shop/shared/stored'
import type { Language } from '@/shop/shared/language'
import { isLostConnection } from '../db/lost-connection'
import { errorCode } from '../start-error'
import { ApiError } from './errors'
import { fieldMessage } from '@/contract/shared/messages'

const byFastify = {
  FST_ERR_CTP_INVALID_MEDIA_TYPE: 'UNSUPPORTED_MEDIA_TYPE',
  FST_INVALID_MULTIPART_CONTENT_TYPE: 'UNSUPPORTED_MEDIA_TYPE',
  FST_ERR_CTP_BODY_TOO_LARGE: 'TOO_LARGE',
  FST_REQ_FILE_TOO_LARGE: 'TOO_LARGE',
  FST_FILES_LIMIT: 'TOO_MANY_FILES',
  FST_ERR_CTP_INVALID_JSON_BODY: 'MALFORMED_JSON',
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: 'MALFORMED_JSON',
  FST_CP_ERR_INVALID_CONTENT: 'MALFORMED_JSON',
  FST_CP_ERR_INVALID_CONTENT_ENCODING: 'UNSUPPORTED_MEDIA_TYPE',
  FST_ERR_BAD_URL: 'NOT_FOUND',
  FST_ERR_MAX_PARAM_LENGTH: 'NOT_FOUND',
  // Fastify rejects a QUERY request without content type before it looks for a route.
  FST_ERR_ROUTE_MISSING_CONTENT_TYPE: 'NOT_FOUND',
  FST_ERR_ASYNC_CONSTRAINT: 'NOT_FOUND',
} as const

const isFastifyCode = (code: string): code is keyof typeof byFastify => code in byFastify

/** Maps a SQLSTATE to an API error; undefined for internal errors. */
function bySqlState(code: string, cause: unknown): ApiError | undefined {
  // The server accepts no writes for now, because another one takes over.
  if (code === '25006') return new ApiError('UNAVAILABLE', { cause, retryAfter: 2 })
  if (code.startsWith('22')) return new ApiError('VALIDATION', { cause })
  if (code === '23505' || code === '23503' || code === '23514' || code === '23001') {
    return new ApiError('CONFLICT', { cause })
  }
  const isBusy = ['40001', '40P01', '55P03', '57014'].includes(code)
  if (isBusy || code.startsWith('53')) {
    return new ApiError('UNAVAILABLE', { cause, retryAfter: 1 })
  }
  return undefined
}

/**
 * Maps any error to the API error that is sent.
 * @param call name of the call, for messages of its own
 */
export function toApiError(error: unknown, language: Language, call?: string): ApiError {
  if (error instanceof ApiError) return error
  if (hasZodFastifySchemaValidationErrors(error)) {
    // An invalid id cannot exist, so it is NOT_FOUND.
    const isUnknown = error.validation.some(({ instancePath }) => /(id|slug)$/i.test(instancePath))
    if (error.validationContext === 'params' && isUnknown) return new ApiError('NOT_FOUND')
    const errors = error.validation.map((issue) => {
      const { keyword: code, instancePath, message = '', params } = issue
      const path = instancePath.replace(/^\//, '').replaceAll('/', '.')
      return {
        path,
        msg: fieldMessage({ code, message, params: fields(params.params) }, language, { call, path }),
      }
    })
    return new ApiError('VALIDATION', { errors, cause: error })
  }
  const code = errorCode(error) ?? ''
  if (isFastifyCode(code)) return new ApiError(byFastify[code], { cause: error })
  if (isLostConnection(error)) {
    return new ApiError('UNAVAILABLE', { cause: error, retryAfter: 2 })
  }
  const refusal = /^[0-9A-Z]{5}$/.test(code) ? bySqlState(code, error) : undefined
  if (refusal) return refusal
  // The JSON parser's errors for `__proto__` and invalid syntax have a status but no code.
  if (error instanceof SyntaxError && 'statusCode' in error && error.statusCode === 400) {
    return new ApiError('MALFORMED_JSON', { cause: error })
  }
  return new ApiError('INTERNAL', { cause: error })
}
