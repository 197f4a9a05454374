import { errorStatus, type ErrorCode } from '@/contract/shared/errors'
import type { Failure } from '@/contract/shared/envelope'
import type { Language } from '@/shop/shared/language'
import { filled, messageOf, type Texts } from '@/contract/shared/messages'

export interface ErrorOptions {
  /** Data for the client, for example new totals. */
  readonly details?: Readonly<Record<string, unknown>>
  readonly errors?: readonly { readonly path: string; readonly msg: string | Texts }[]
  /** Reason that replaces the code's own message. */
  readonly message?: Texts
  /** Values of placeholders `{x}` in the message. */
  readonly params?: Readonly<Record<string, string>>
  /** Seconds, sent as Retry-After. */
  readonly retryAfter?: number
  readonly cause?: unknown
}

/** An error with a code of the contract; anything else that is thrown becomes INTERNAL. */
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

  /** @param call name of the call; some have a specific message */
  body(language: Language, call?: string): Failure {
    const { details, params } = this.options
    const { message: own } = this.options
    const message = own ? filled(own[language], params) : messageOf(this.code, language, { params, call })
    const field = details?.field
    const errors =
      this.options.errors ?? (typeof field === 'string' ? [{ path: field, msg: message }] : undefined)
    return {
      success: false,
      code: this.code,
      message,
      ...(errors && {
        errors: errors.map(({ path, msg }) => ({ path, msg: typeof msg === 'string' ? msg : msg[language] })),
      }),
      ...(details && { details: { ...details } }),
    }
  }
}

/** Error of a single field, for rules that a schema cannot express. */
export const invalidField = (path: string, msg: string | Texts) =>
  new ApiError('VALIDATION', { errors: [{ path, msg }] })

/** Returns the value. @throws ApiError NOT_FOUND if it is null or undefined */
export function found<T>(value: T | null | undefined): T {
  if (value === null || value === undefined) throw new ApiError('NOT_FOUND')
  return value
}

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i
/** True for a valid uuid; PostgreSQL raises an error for other text in a uuid column. */
export const isUuid = (value: string): boolean => UUID.test(value)

/** Id from a path or body. @throws ApiError NOT_FOUND if it is not a uuid */
export function uuidOf(value: string): string {
  if (!isUuid(value)) throw new ApiError('NOT_FOUND')
  return value.toLowerCase()
}
