import type { ErrorCode } from './errors'

/**
 * Who may call: `public` ignores tokens, `optional` allows guests but rejects an invalid token, `user` and `admin`
 * need a token of that role.
 */
export type Access = 'public' | 'optional' | 'user' | 'admin'

export interface Endpoint {
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE'
  /** Relative to the API's base URL, with `:name` for parameters: `/products/:id`. */
  readonly path: `/${string}`
  readonly access: Access
  /** In addition to `commonErrors`; UNAUTHORIZED and FORBIDDEN follow from `access`. */
  readonly errors: readonly ErrorCode[]
  /**
   * HTTP status of success.
   * @default 200
   */
  readonly status?: 200 | 201 | 204
  /** Nothing is read of a success, which may then come without `data`. */
  readonly bare?: true
  /** Neither app calls it; it exists for other API clients. */
  readonly calledBy?: 'other clients'
  /** Success is a file of this type instead of JSON. */
  readonly answers?: 'application/pdf' | 'text/csv'
  /** Multipart request; the value is the name of the file field. */
  readonly files?: string
}

export type EndpointTable = Readonly<Record<string, Endpoint>>
