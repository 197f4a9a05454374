import type { ErrorCode } from '../../contract'

/** Failures on the client's side: no connection, no response in time, or a response without a code. */
export type LocalCode = 'NETWORK' | 'TIMEOUT' | 'UNREADABLE'

interface FailureDetails {
  status?: number
  errors?: readonly { path: string; msg: string }[]
  details?: Readonly<Record<string, unknown>>
}

/** Rejection of every API call; `message` comes from the server in the requested language, '' if it sent none. */
export class ApiFailure extends Error {
  readonly code: ErrorCode | LocalCode
  /** HTTP status; 0 without a response. */
  readonly status: number
  readonly errors: readonly { path: string; msg: string }[]
  /** Extra data for the next step, for example the new totals. */
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

/** Whether it is unknown if the server performed the call; it may then be repeated with the same key. */
export const isUncertain = (error: unknown): boolean =>
  isFailure(error) && (error.status < 400 || error.status >= 500)
