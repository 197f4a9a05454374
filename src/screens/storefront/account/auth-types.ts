import type { LoginForm } from '../../../domain/account/account-forms'
import type { Platform } from '../../../domain/shared/platform'

export const AUTH_MODES = ['login', 'register', 'forgot'] as const
export type AuthMode = (typeof AUTH_MODES)[number]

export type AuthField = 'name' | 'email' | 'password'

export type AuthState =
  | { readonly status: 'idle' }
  | { readonly status: 'submitting' }
  | {
      readonly status: 'failed'
      /** The server's message, or that of an exception. */
      readonly message?: string
      /** No answer came: the fallback message is another one. */
      readonly exception?: boolean
      readonly fieldErrors?: Partial<Record<AuthField, string>>
    }
  /** Signed in or registered; the dialog closes by itself. */
  | { readonly status: 'success'; readonly message?: string }
  /** The mail with the link is on its way, if there is such an account. */
  | { readonly status: 'mailSent' }

export type Credentials = LoginForm

/** The body of a registration; only some of it can be seen in the form. */
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

/** The success message stays this long before the dialog closes. */
export const AUTH_SUCCESS_DELAY = 1000
