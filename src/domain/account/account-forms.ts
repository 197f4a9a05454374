import { isBlank, isEmail, problemsOf, type Problems } from '../shared/field-rules'
import { passwordProblem, type PasswordProblem } from './password'

type EmailProblem = 'emailRequired' | 'emailInvalid'

const emailProblem = (email: string): EmailProblem | undefined => {
  if (isBlank(email)) return 'emailRequired'
  return isEmail(email) ? undefined : 'emailInvalid'
}

export interface LoginForm {
  readonly email: string
  readonly password: string
}
export type LoginProblem = EmailProblem | 'passwordRequired'

/** A login does not check the password's strength: old ones must get in. */
export const loginErrors = (form: LoginForm): Problems<keyof LoginForm, LoginProblem> =>
  problemsOf([
    ['email', emailProblem(form.email)],
    ['password', form.password === '' && 'passwordRequired'],
  ])

export interface RegisterForm extends LoginForm {
  readonly name: string
  readonly confirmPassword: string
  readonly acceptTerms: boolean
}
export type NewPasswordProblem = 'passwordRequired' | PasswordProblem
export type RegisterProblem =
  EmailProblem | NewPasswordProblem | 'nameRequired' | 'passwordMismatch' | 'termsRequired'

const newPasswordProblem = (password: string): NewPasswordProblem | undefined =>
  password === '' ? 'passwordRequired' : passwordProblem(password)

const mismatch = (form: { readonly password: string; readonly confirmPassword: string }) =>
  form.password !== form.confirmPassword && 'passwordMismatch'

export const registerErrors = (form: RegisterForm): Problems<keyof RegisterForm, RegisterProblem> =>
  problemsOf([
    ['name', isBlank(form.name) && 'nameRequired'],
    ['email', emailProblem(form.email)],
    ['password', newPasswordProblem(form.password)],
    ['confirmPassword', mismatch(form)],
    ['acceptTerms', !form.acceptTerms && 'termsRequired'],
  ])

export type ForgotProblem = 'emailNeeded' | 'emailInvalid'

/** 'Bitte geben Sie Ihre E-Mail-Adresse ein'. */
export const forgotErrors = (form: { readonly email: string }): Problems<'email', ForgotProblem> =>
  problemsOf([['email', isBlank(form.email) ? 'emailNeeded' : !isEmail(form.email) && 'emailInvalid']])

export interface ResetForm {
  readonly password: string
  readonly confirmPassword: string
}
export type ResetProblem = NewPasswordProblem | 'passwordMismatch'

export const resetErrors = (form: ResetForm): Problems<keyof ResetForm, ResetProblem> =>
  problemsOf([
    ['password', newPasswordProblem(form.password)],
    ['confirmPassword', mismatch(form)],
  ])

export interface PasswordChangeForm {
  readonly currentPassword: string
  readonly newPassword: string
  readonly confirmPassword: string
}
export type PasswordChangeProblem =
  'currentAndNewRequired' | 'newPasswordMismatch' | 'newPasswordTooShort' | 'newPasswordCommon'

const newPasswordWords: Readonly<Record<PasswordProblem, PasswordChangeProblem>> = {
  passwordTooShort: 'newPasswordTooShort',
  passwordCommon: 'newPasswordCommon',
}

/** Each field gets its own problem; what is missing comes before what does not fit. */
export function passwordChangeErrors(
  form: PasswordChangeForm,
): Problems<keyof PasswordChangeForm, PasswordChangeProblem> {
  const missing = problemsOf<keyof PasswordChangeForm, PasswordChangeProblem>([
    ['currentPassword', form.currentPassword === '' && 'currentAndNewRequired'],
    ['newPassword', form.newPassword === '' && 'currentAndNewRequired'],
  ])
  if (Object.keys(missing).length > 0) return missing
  const problem = passwordProblem(form.newPassword)
  return problemsOf([
    ['newPassword', problem && newPasswordWords[problem]],
    ['confirmPassword', form.newPassword !== form.confirmPassword && 'newPasswordMismatch'],
  ])
}

export const profileErrors = (form: { readonly name: string }): Problems<'name', 'nameRequired'> =>
  problemsOf([['name', isBlank(form.name) && 'nameRequired']])
