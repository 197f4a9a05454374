import { fn } from '@storybook/test'
import { sabine } from '../../fixtures/account'
import type { ProfileDialogProps } from '@/screens/storefront/account/profile-dialog'

/** The first tab of a complete profile. */
export const profileDialogArgs = {
  open: true,
  state: { status: 'ready', profile: sabine },
  onClose: fn(),
  onRetry: fn(),
  onSavePersonal: fn(),
  onSendVerification: fn(),
  onDownload: fn(),
  onDelete: fn(),
  onSavePreferences: fn(),
  onChangePassword: fn(),
} satisfies ProfileDialogProps
