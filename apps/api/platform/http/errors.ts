import { errorStatus, type ErrorCode } from '@/contract/shared/errors'
import type { Failure } from '@/contract/shared/envelope'
import type { Language } from '@/domain/shared/language'
import { messageOf } from '@/contract/shared/messages'

export interface ErrorOptions {
  /** What the client shows next, new totals for example. */
  readonly details?: Readonly<Record<string, unknown>>
  readonly errors?: readonly { readonly path: string; readonly msg: string }[]
  /** For `{x}` in the message. */
  readonly params?: Readonly<Record<string, string>>
  /** Seconds, as Retry-After. */
  readonly retryAfter?: number
  readonly cause?: unknown
}

/** A refusal with a code of the contract; anything else that is thrown becomes INTERNAL. */
export class ApiError extends Error {
  override readonly name = 'ApiError'
  readonly code: ErrorCode
  readonly options: ErrorOptions

  constructor(code: ErrorCode, options: ErrorOptions = {}) {
    super(code, { cause: options.cause })
    this.code = code
    this.options = options
  }

  get status(): number {
    return errorStatus[this.code]
  }

  /** @param call that is refused; some have a message of their own */
  body(language: Language, call?: string): Failure {
    const { details, errors, params } = this.options
    return {
      success: false,
      code: this.code,
      message: messageOf(this.code, language, { params, call }),
      ...(errors && { errors: [...errors] }),
      ...(details && { details: { ...details } }),
    }
  }
}

/** One wrong field, for rules that a schema cannot express. */
export const invalidField = (path: string, msg: string) =>
  new ApiError('VALIDATION', { errors: [{ path, msg }] })

/** What was looked up, or NOT_FOUND. */
export function found<T>(value: T | null | undefined): T {
  if (value === null || value === undefined) throw new ApiError('NOT_FOUND')
  return value
}

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i
/** Only such a text may reach a uuid column; PostgreSQL refuses any other. */
export const isUuid = (value: string): boolean => UUID.test(value)

/** An id from a path or body; one that cannot name anything is NOT_FOUND. */
export function uuidOf(value: string): string {
  if (!isUuid(value)) throw new ApiError('NOT_FOUND')
  return value.toLowerCase()
}
