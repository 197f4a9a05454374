import * as z from 'zod/mini'
import { text, required, untrimmed } from '../shared/fields'
import { rule } from '../shared/problem'
import { GENDERS } from './account'
import { isCommonPassword } from './common-passwords'
import { MAX_PASSWORD_LENGTH, PASSWORD_LENGTH } from './password'

export const personName = required(200)
export const phone = text(50)
export const gender = z.enum(GENDERS)

/** Where an account lives; nothing of it is needed. */
export const homeAddress = {
  street: text(200),
  city: text(100),
  state: text(100),
  zipCode: text(10),
  country: text(100),
}

/** A password that already exists: old ones must get in, however weak. */
export const password = untrimmed(MAX_PASSWORD_LENGTH, 1)
/** Never trimmed: a password is what was typed. */
export const newPassword = untrimmed(MAX_PASSWORD_LENGTH, PASSWORD_LENGTH).check(
  rule('common', (typed: string) => !isCommonPassword(typed)),
)
