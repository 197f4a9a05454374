import * as z from 'zod/mini'
import { text, required, untrimmed } from '../shared/fields'
import { rule } from '../shared/problem'
import { GENDERS } from './account'
import { isCommonPassword } from './common-passwords'
import { MAX_PASSWORD_LENGTH, PASSWORD_LENGTH } from './password'

export const personName = required(200)
export const phone = text(50)
export const gender = z.enum(GENDERS)

/** Postal address of an account; every field is optional. */
export const homeAddress = {
  street: text(200),
  city: text(100),
  state: text(100),
  zipCode: text(10),
  country: text(100),
}

/** An existing password: accepted however short, because rules may have been weaker when it was set. */
export const password = untrimmed(MAX_PASSWORD_LENGTH, 1)
/** Not trimmed: spaces are part of a password. */
export const newPassword = untrimmed(MAX_PASSWORD_LENGTH, PASSWORD_LENGTH).check(
  rule('common', (typed: string) => !isCommonPassword(typed)),
)
