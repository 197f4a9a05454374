import type { UserStatus } from '../../../domain/users/user'
import type { Platform } from '../../../domain/shared/platform'

export interface UserFilters {
  readonly search: string
  readonly platform?: Platform
  readonly status?: UserStatus
  readonly premiumOnly?: boolean
}
export const NO_USER_FILTERS: UserFilters = { search: '' }

/** Real counts over all users. */
export interface UserCounts {
  readonly total: number
  readonly active: number
  readonly premium: number
  readonly newThisMonth: number
}

export type PremiumChange =
  { readonly action: 'activate' | 'extend'; readonly months: number } | { readonly action: 'deactivate' }

/** What is on its way to the server. */
export type UserSaving = 'status' | 'premium' | 'export' | 'anonymise'

export type UserNotice =
  | 'statusUpdated'
  | 'statusFailed'
  | 'premiumActivated'
  | 'premiumExtended'
  | 'premiumStopped'
  | 'premiumRefused'
  | 'premiumFailed'
  | 'exportFailed'
  | 'anonymised'
  | 'anonymiseFailed'
  /** 'Hata: {message}' */
  | 'error'

const FAILURES: readonly UserNotice[] = [
  'statusFailed',
  'premiumRefused',
  'premiumFailed',
  'exportFailed',
  'anonymiseFailed',
  'error',
]
export const isUserFailure = (code: UserNotice): boolean => FAILURES.includes(code)
