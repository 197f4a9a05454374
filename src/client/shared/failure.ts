import type { ErrorCode } from '../../contract'

/** Problems that never reached the server, or whose answer was not understood. */
export type LocalCode = 'NETWORK' | 'TIMEOUT' | 'UNREADABLE'

interface FailureDetails {
  status?: number
  errors?: readonly { path: string; msg: string }[]
  details?: Readonly<Record<string, unknown>>
}

/** What a call rejects with; `message` is the server's, in the language that was asked for. */
export class ApiFailure extends Error {
  readonly code: ErrorCode | LocalCode
  /** HTTP status; 0 when no answer came. */
  readonly status: number
  readonly errors: readonly { path: string; msg: string }[]
  /** What the server adds for the next step, new totals for example. */
  readonly details: Readonly<Record<string, unknown>>

  constructor(
    code: ErrorCode | LocalCode,
    message: string,
    { status = 0, errors = [], details = {} }: FailureDetails = {},
  ) {
    super(message)
    this.name = 'ApiFailure'
    this.code = code
    this.status = status
    this.errors = errors
    this.details = details
  }
}

export const isFailure = (error: unknown): error is ApiFailure => error instanceof ApiFailure

/** No definite answer: the call may or may not have happened, and may be repeated with the same key. */
export const isUncertain = (error: unknown): boolean =>
  isFailure(error) && (error.status === 0 || error.status >= 500)
