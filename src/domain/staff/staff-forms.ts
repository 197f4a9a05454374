import * as z from 'zod/mini'
import { newPassword, password, personName } from '../account/account-fields'
import { email } from '../shared/fields'
import { rule } from '../shared/problem'

/** Who an administrator is. */
export const staffForm = z.object({ name: personName, email })
export type StaffForm = z.infer<typeof staffForm>

const isTypedTwice = rule(
  'mismatch',
  (form: { readonly newPassword: string; readonly confirmPassword: string }) =>
    form.newPassword === form.confirmPassword,
  ['confirmPassword'],
)

/** A new password, typed twice. */
export const newPasswordForm = z.object({ newPassword, confirmPassword: z.string() }).check(isTypedTwice)

/** One's own password: the current one is asked for. */
export const ownPasswordForm = z
  .object({ currentPassword: password, newPassword, confirmPassword: z.string() })
  .check(isTypedTwice)
