import { fn } from '@storybook/test'
import { sabine } from '../../fixtures/account'
import type { ProfileDialogProps } from '@/screens/storefront/account/profile-dialog'

/** A complete profile, opened on the first tab. */
export const profileDialogArgs = {
  open: true,
  state: { status: 'ready', profile: sabine },
  onClose: fn(),
  onRetry: fn(),
  onSavePersonal: fn(),
  onSavePreferences: fn(),
  onChangePassword: fn(),
} satisfies ProfileDialogProps
