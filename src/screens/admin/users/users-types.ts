import type { UserStatus } from '@/shop/users/users'
import type { Platform } from '@/shop/shared/platform'

export interface UserFilters {
  readonly search: string
  readonly platform?: Platform
  readonly status?: UserStatus
  readonly group?: string
  readonly premiumOnly?: boolean
  /** Those without an account instead of customers. */
  readonly guestsOnly?: boolean
}
export const NO_USER_FILTERS: UserFilters = { search: '' }
export const NO_GUEST_FILTERS: UserFilters = { search: '', guestsOnly: true }

/** Totals over all customers, not only the current page. */
export interface UserCounts {
  readonly total: number
  readonly active: number
  readonly premium: number
  readonly newThisMonth: number
}

export type PremiumDecision =
  | { readonly action: 'activate' | 'extend'; readonly months: number }
  | { readonly action: 'deactivate' }

/** Action being saved. */
export type UserSaving = 'status' | 'premium' | 'note' | 'export' | 'anonymise'

export type UserNotice =
  | 'statusUpdated'
  | 'statusFailed'
  | 'premiumActivated'
  | 'premiumExtended'
  | 'premiumStopped'
  | 'premiumRefused'
  | 'premiumFailed'
  | 'edited'
  | 'addressSaved'
  | 'addressRemoved'
  | 'addressFailed'
  | 'created'
  | 'noteAdded'
  | 'noteFailed'
  | 'listExported'
  | 'listFailed'
  | 'exportFailed'
  | 'anonymised'
  | 'anonymisedAlready'
  | 'anonymiseFailed'
  /** Generic failure: 'Hata: {message}'. */
  | 'error'

const FAILURES: readonly UserNotice[] = [
  'statusFailed',
  'premiumRefused',
  'premiumFailed',
  'noteFailed',
  'addressFailed',
  'listFailed',
  'exportFailed',
  'anonymiseFailed',
  'error',
]
export const isUserFailure = (code: UserNotice): boolean => FAILURES.includes(code)
