import type { PasskeyForm } from '@/shop/passkeys/passkey-form'
import type { SaveState } from '../profile-types'

export interface PasskeyRow {
  readonly _id: string
  readonly name: string
  /** ISO 8601 instants. */
  readonly createdAt: string
  readonly lastUsedAt: string | null
}

export type PasskeysState =
  | { readonly status: 'loading' }
  | { readonly status: 'error'; readonly retrying: boolean }
  | { readonly status: 'ready'; readonly passkeys: readonly PasskeyRow[] }

export type PasskeyStep =
  | { readonly name: 'list' }
  | { readonly name: 'add' }
  | { readonly name: 'remove'; readonly passkey: PasskeyRow }

/** Result of sending the form; `fieldErrors` are the server's. */
export type PasskeySaving = SaveState & {
  readonly fieldErrors?: Partial<Record<keyof PasskeyForm, string>>
}

/** An own passkey instead of the password. */
export type PasskeyProofState = 'none' | 'asking' | 'given' | 'failed'
