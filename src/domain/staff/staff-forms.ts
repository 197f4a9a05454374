import { passwordProblem, type PasswordProblem } from '../account/password'
import { isBlank, isEmail, problemsOf, type Problems } from '../shared/field-rules'

/** Who an administrator is. */
export interface StaffForm {
  readonly name: string
  readonly email: string
}
export type StaffProblem = 'nameRequired' | 'emailRequired' | 'emailInvalid'

export const staffErrors = ({ name, email }: StaffForm): Problems<keyof StaffForm, StaffProblem> =>
  problemsOf([
    ['name', isBlank(name) && 'nameRequired'],
    ['email', isBlank(email) ? 'emailRequired' : !isEmail(email) && 'emailInvalid'],
  ])

/** A new password, typed twice. */
export interface NewPasswordForm {
  readonly newPassword: string
  readonly confirmPassword: string
}
export type NewStaffPasswordProblem = 'passwordRequired' | 'passwordMismatch' | PasswordProblem

export const newPasswordErrors = ({
  newPassword,
  confirmPassword,
}: NewPasswordForm): Problems<keyof NewPasswordForm, NewStaffPasswordProblem> =>
  problemsOf([
    ['newPassword', newPassword === '' ? 'passwordRequired' : passwordProblem(newPassword)],
    ['confirmPassword', newPassword !== confirmPassword && 'passwordMismatch'],
  ])

/** One's own password: the current one is asked for. */
export interface OwnPasswordForm extends NewPasswordForm {
  readonly currentPassword: string
}
export type OwnPasswordProblem = NewStaffPasswordProblem | 'currentRequired'

export const ownPasswordErrors = (form: OwnPasswordForm): Problems<keyof OwnPasswordForm, OwnPasswordProblem> => ({
  ...newPasswordErrors(form),
  ...(form.currentPassword === '' && { currentPassword: 'currentRequired' }),
})
