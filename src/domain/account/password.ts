import { isCommonPassword } from './common-passwords'

/** The least that a new password has. */
export const PASSWORD_LENGTH = 6

export type PasswordProblem = 'passwordTooShort' | 'passwordCommon'

/** Never trimmed: a password is what was typed. */
export function passwordProblem(password: string): PasswordProblem | undefined {
  if (password.length < PASSWORD_LENGTH) return 'passwordTooShort'
  return isCommonPassword(password) ? 'passwordCommon' : undefined
}
