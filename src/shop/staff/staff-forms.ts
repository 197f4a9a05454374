import * as z from 'zod/mini'
import type { OwnProof } from '../second-factor/own-proof'
import { newAdminPassword as newPassword, passwordAgain, personName } from '../account/account-fields'
import { code, email } from '../shared/fields'
import { rule } from '../shared/problem'

/** Form for an administrator's name and email. */
export const staffForm = z.object({ name: personName, email })
export type StaffForm = z.infer<typeof staffForm>
/** With the role, which others give. */
export const memberForm = z.extend(staffForm, { role: code(60, 1) })
/** With the proof of the one who saves, where the change needs it. */
export interface ProvenStaffForm extends StaffForm, OwnProof {
  readonly role?: string | undefined
}

const isTypedTwice = rule(
  'mismatch',
  (form: { readonly newPassword: string; readonly confirmPassword: string }) =>
    form.newPassword === form.confirmPassword,
  ['confirmPassword'],
)

/** Form for a new password, entered twice. */
export const newPasswordForm = z.object({ newPassword, confirmPassword: passwordAgain }).check(isTypedTwice)
