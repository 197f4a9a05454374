import { fn } from '@storybook/test'
import type { AuthDialogProps } from '@/screens/storefront/account/auth-dialog'

/** The open login dialog, before any input. */
export const authDialogArgs = {
  state: { status: 'idle' },
  onClose: fn(),
  onSuccess: fn(),
  onLogin: fn(),
  onRegister: fn(),
  onForgot: fn(),
  onModeChange: fn(),
  onGuest: fn(),
} satisfies AuthDialogProps
