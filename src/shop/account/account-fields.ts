import * as z from 'zod/mini'
import { isCalendarDay } from '../shared/dates'
import { day, nameText, passwordOf, text, zip } from '../shared/fields'
import { rule } from '../shared/problem'
import { passwordText } from '../shared/typed-text'
import { GENDERS } from './account'
import { isCommonPassword } from './common-passwords'
import { ADMIN_PASSWORD_LENGTH, MAX_PASSWORD_LENGTH, PASSWORD_LENGTH } from './password'

/**
 * A word, a dot and small letters (`evil.shop`): mail programs make a link of it, and only titles are written so. Towns and
 * streets are: `Lange Str.links`.
 */
const SITE =
  /\b(?!([dD]ipl|[dD]r|[gG]eb|[mM]ag|[pP]rof|rer|[sS]t)\.)[\p{L}\p{N}]{2,}\.(?!ve\b)[a-z]{2,}(?!\p{L})/u

/** With at least one letter or digit. */
export const personName = nameText(200, 1).check(
  z.regex(/[\p{L}\p{N}]|^$/u),
  rule('address', (typed: string) => !SITE.test(typed)),
)
export const gender = z.enum(GENDERS)
/** Of whoever may be alive. */
export const birthday = day.check(
  rule(
    'invalid',
    (typed: string) =>
      !isCalendarDay(typed) || (typed >= '1900-01-01' && typed <= new Date().toISOString().slice(0, 10)),
  ),
)

/** Postal address of an account; every field is optional. */
export const homeAddress = {
  street: nameText(200),
  city: nameText(100),
  state: nameText(100),
  zipCode: zip(10),
  country: text(100),
}

/** An existing password: accepted however short, because rules may have been weaker when it was set. */
export const password = passwordOf(MAX_PASSWORD_LENGTH)
const isUncommon = rule('common', (typed: string) => !isCommonPassword(typed))
export const newPassword = passwordOf(MAX_PASSWORD_LENGTH, PASSWORD_LENGTH).check(isUncommon)
/** An administrator's; the server asks for more characters from one without a second factor. */
export const newAdminPassword = passwordOf(MAX_PASSWORD_LENGTH, ADMIN_PASSWORD_LENGTH.withFactor).check(
  isUncommon,
)
/** The new password once more. */
export const passwordAgain = z.string().check(z.overwrite(passwordText))
