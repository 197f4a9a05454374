import type * as z from 'zod/mini'
import type { profileForm } from '../../../domain/account/account-forms'
import type { UserPreferences, UserProfile } from '../../../domain/account/account'

export const PROFILE_TABS = ['personal', 'preferences', 'password', 'privacy'] as const
export type ProfileTab = (typeof PROFILE_TABS)[number]

/** How saving a tab goes. */
export type SaveState =
  | { readonly status: 'idle' }
  | { readonly status: 'saving' }
  | { readonly status: 'saved' }
  /** The server's message, else one of the shop. */
  | { readonly status: 'failed'; readonly message?: string }

/** What the first tab changes. */
export type PersonalData = Pick<UserProfile, 'name' | 'phone' | 'address' | 'dateOfBirth' | 'gender'>

/** The fields of the first tab as they are typed. */
export type PersonalDraft = Readonly<z.input<typeof profileForm>>

export interface PasswordChange {
  readonly currentPassword: string
  readonly newPassword: string
}

export interface ProfileActions {
  onSavePersonal: (data: PersonalData) => void
  onSavePreferences: (preferences: UserPreferences) => void
  /** Sends the link that confirms the address. */
  onSendVerification: () => void
  /** A file with all that is stored on the customer. */
  onDownload: () => void
  onDelete: (password: string) => void
  onChangePassword: (change: PasswordChange) => void
}
