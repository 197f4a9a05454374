import type * as z from 'zod/mini'
import type { profileForm } from '@/shop/account/account-forms'
import type { UserPreferences, UserProfile } from '@/shop/account/account'

export const PROFILE_TABS = ['personal', 'addresses', 'preferences', 'password', 'privacy'] as const
export type ProfileTab = (typeof PROFILE_TABS)[number]

/** Save state of a tab. */
export type SaveState =
  | { readonly status: 'idle' }
  | { readonly status: 'saving' }
  | { readonly status: 'saved' }
  /** `message` is the server's; without it a generic message is shown. */
  | { readonly status: 'failed'; readonly message?: string }

/** Data edited in the personal tab. */
export type PersonalData = Pick<
  UserProfile,
  'name' | 'phone' | 'company' | 'vatId' | 'address' | 'dateOfBirth' | 'gender'
>

/** Unvalidated input of the personal tab. */
export type PersonalDraft = Readonly<z.input<typeof profileForm>>

export interface PasswordChange {
  readonly currentPassword: string
  readonly newPassword: string
}

export interface ProfileActions {
  onSavePersonal: (data: PersonalData) => void
  onSavePreferences: (preferences: UserPreferences) => void
  onChangePassword: (change: PasswordChange) => void
}
