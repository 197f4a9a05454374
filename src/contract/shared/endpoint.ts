import type { ErrorCode } from './errors'

/**
 * Who may call: `public` ignores a token, `optional` takes a guest but refuses a dead
 * token, `user` and `admin` need theirs.
 */
export type Access = 'public' | 'optional' | 'user' | 'admin'

export interface Endpoint {
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE'
  /** Below the API base, `:name` for parameters: `/products/:id`. */
  readonly path: `/${string}`
  readonly access: Access
  /** Beyond `commonErrors`; UNAUTHORIZED, FORBIDDEN follow from `access` and are not repeated. */
  readonly errors: readonly ErrorCode[]
  /** Status of success. @default 200 */
  readonly status?: 200 | 201 | 204
  /** Neither of the shop's apps makes the call: it is there for other clients of the API. */
  readonly calledBy?: 'other clients'
  /** Success is a file of this media type instead of JSON. */
  readonly answers?: 'application/pdf' | 'text/csv'
  /** The body is multipart/form-data; the value names the file field. */
  readonly files?: string
}

export type EndpointTable = Readonly<Record<string, Endpoint>>
