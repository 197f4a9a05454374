import type { LoginForm } from '@/shop/account/account-forms'
import type { Platform } from '@/shop/shared/platform'

export const AUTH_MODES = ['login', 'register', 'forgot'] as const
export type AuthMode = (typeof AUTH_MODES)[number]

export type AuthField = 'name' | 'email' | 'password'

export type AuthState =
  | { readonly status: 'idle' }
  | { readonly status: 'submitting' }
  | {
      readonly status: 'failed'
      /** Message of the server. */
      readonly message?: string
      /** Why there was no response; `passkey`: nobody confirmed it. */
      readonly exception?: 'NETWORK' | 'TIMEOUT' | 'exception' | 'passkey'
      readonly fieldErrors?: Partial<Record<AuthField, string>>
    }
  /** Signed in or registered; the dialog closes by itself. */
  | { readonly status: 'success' }
  /** Password reset was requested; the response does not reveal whether the account exists. */
  | { readonly status: 'mailSent' }

export type Credentials = LoginForm

/** Body of a registration; the form shows only some of its fields. */
export interface Registration {
  readonly name: string
  readonly email: string
  readonly password: string
  readonly phone: string
  readonly platform: Platform
  readonly address: {
    readonly street: string
    readonly city: string
    readonly state: string
    readonly zipCode: string
    readonly country: string
  }
  readonly acceptTerms: true
}

/** Time the success message is visible before the dialog closes, in ms. */
export const AUTH_SUCCESS_DELAY = 1000
