import type { Endpoint } from '@/contract/shared/endpoint'
import type { NewsKind } from '@/shop/events/events'
import { fields, isText } from '@/shop/shared/stored'

export interface Change {
  readonly kind: NewsKind
  /** Missing: any of them. */
  readonly id?: string | undefined
}

interface Written {
  readonly path: RegExp
  /** Missing: every one that writes. */
  readonly method?: Endpoint['method']
  /** What the call's id, if it has one, is the id of. */
  readonly own: NewsKind
  readonly others?: readonly NewsKind[]
}

/** What calls write that administrators look at; the first that matches counts. */
const WRITTEN: readonly Written[] = [
  { path: /^\/admin\/orders\/:id\/refunds$/, own: 'orders', others: ['returns', 'products'] },
  // Status and payment move stock.
  { path: /^\/admin\/orders\/:id\//, own: 'orders', others: ['products'] },
  { path: /^\/(admin\/)?withdrawals/, own: 'returns', others: ['orders', 'products'] },
  { path: /^\/admin\/orders$/, own: 'orders', others: ['products'] },
  { path: /^\/(cart\/checkout|orders\/confirm)$/, own: 'arrivals', others: ['products'] },
  { path: /^\/orders\/cancel$/, own: 'orders', others: ['products'] },
  { path: /^\/user\/orders\/:id\/cancel$/, own: 'orders', others: ['products'] },
  { path: /^\/admin\/bank-statements$/, own: 'orders', others: ['products'] },
  { path: /^\/admin\/demo\/clear$/, own: 'orders', others: ['returns', 'products'] },
  { path: /^\/products/, own: 'products' },
  // Orders lose name and address with their customer.
  { path: /^\/admin\/users\/:id$/, method: 'DELETE', own: 'customers', others: ['orders', 'returns'] },
  { path: /^\/admin\/users/, own: 'customers' },
  { path: /^\/user-auth\/account$/, own: 'customers', others: ['orders', 'returns'] },
  // Guests' orders that have become a customer's.
  { path: /^\/(user\/orders\/claim|user-auth\/verify-email)$/, own: 'customers', others: ['orders'] },
  { path: /^\/coupons\/admin/, own: 'coupons' },
]
/** Counts of visits, wishes to be told and previews are no changes. */
const QUIET = /^\/products\/:id\/(track|notify)$|\/preview$/
/** Calls after which a session may have ended or may do something else; whoever may ask to be let in ends none. */
const OF_SESSIONS = /^\/(auth|admin\/(admins|roles|second-factor))(?!\/(login|forgot-password))(\/|$)/

/** What a call of the contract changes when it succeeds. */
export function changesOf({ method, path }: Endpoint): (params: unknown) => readonly Change[] {
  const written =
    method === 'GET' || QUIET.test(path)
      ? undefined
      : WRITTEN.find((each) => (each.method ?? method) === method && each.path.test(path))
  if (!written) return () => []
  const others = (written.others ?? []).map((kind) => ({ kind }))
  return (params) => {
    const { id } = fields(params)
    return [{ kind: written.own, ...(isText(id) && { id }) }, ...others]
  }
}

export const changesSessions = ({ method, path }: Endpoint): boolean =>
  method !== 'GET' && OF_SESSIONS.test(path)
