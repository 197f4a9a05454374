import type { Permission } from '@/shop/roles/permissions'
import type { ErrorCode } from './errors'

/**
 * Who may call: `public` ignores tokens, `optional` allows guests but rejects an invalid token, `user` and `admin`
 * need a token of that role.
 */
export type Access = 'public' | 'optional' | 'user' | 'admin'

interface AnyEndpoint {
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE'
  /** Relative to the API's base URL, with `:name` for parameters: `/products/:id`. */
  readonly path: `/${string}`
  /** In addition to `commonErrors`; UNAUTHORIZED, FORBIDDEN and SECOND_FACTOR_SETUP_REQUIRED follow from `access`. */
  readonly errors: readonly ErrorCode[]
  /**
   * HTTP status of success.
   * @default 200
   */
  readonly status?: 200 | 201 | 204
  /** Nothing is read of a success, which may then come without `data`. */
  readonly bare?: true
  /** An administrator who still has to set up a second factor may call it. */
  readonly withoutFactor?: true
  /** Success is a file of this type, or a stream of events, instead of JSON. */
  readonly answers?:
    | 'application/pdf'
    | 'application/xml'
    | 'application/zip'
    | 'text/csv'
    | 'text/event-stream'
  /** Multipart request; the value is the name of the file field. */
  readonly files?: string
}

interface ShopEndpoint extends AnyEndpoint {
  readonly access: Exclude<Access, 'admin'>
  readonly needs?: never
}

interface AdminEndpoint extends AnyEndpoint {
  readonly access: 'admin'
  /** Permissions without which the call is 403, all of them; `self`: whoever is signed in, about their own account. */
  readonly needs: Permission | readonly Permission[] | 'self'
}

export type Endpoint = ShopEndpoint | AdminEndpoint

/** The permissions that a call needs; none for calls of the shop and of the own account. */
export const permissionsNeeded = ({ needs = 'self' }: Endpoint): readonly Permission[] =>
  needs === 'self' ? [] : typeof needs === 'string' ? [needs] : needs

export type EndpointTable = Readonly<Record<string, Endpoint>>
