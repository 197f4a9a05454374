import * as z from 'zod/mini'
import { isCalendarDay } from './dates'
import { EMAIL_LENGTH, EMAIL_PATTERN } from './field-rules'
import { LANGUAGES } from './language'
import { MAX_AMOUNT } from './money'
import { CURRENCIES, PLATFORMS } from './platform'
import { rule } from './problem'
import {
  codeText,
  emailText,
  isManyLines,
  isOneLine,
  manyLines,
  nameLine,
  namesAddress,
  oneLine,
  passwordText,
  searchWords,
  zipText,
} from './typed-text'

/**
 * Text of `min` to `max` characters, as `read` stores it. The length check comes before the others and aborts, because
 * zod would otherwise run their patterns on a text that is too long; what is longer by far is not even read.
 */
const typed = (read: (text: string) => string, max: number, min = 0) =>
  z.string().check(
    z.overwrite((text) => (text.length > 4 * max + 1_000 ? text : read(text))),
    z.minLength(min),
    z.maxLength(max, { abort: true }),
  )

const noControls = rule('unprintable', isOneLine)
const noAddress = rule('address', (text: string) => !namesAddress(text))

/** One-line text. */
export const text = (max: number, min = 0) => typed(oneLine, max, min).check(noControls)
/** Required one-line text. */
export const required = (max: number) => text(max, 1)
/** Text that may have line breaks. */
export const prose = (max: number, min = 0) =>
  typed(manyLines, max, min).check(rule('unprintable', isManyLines))
/** Name, street or town: what strangers may have mailed to others, so it names no page and no mailbox. */
export const nameText = (max: number, min = 0) => typed(nameLine, max, min).check(noControls, noAddress)
/** A code or number that is copied from somewhere. */
export const code = (max: number, min = 0) => typed(codeText, max, min).check(noControls)
/** A zip code, which people write with spaces and a country's sign. */
export const zip = (max: number, min = 0) => typed(zipText, max, min).check(noControls)
/** Words to search for. */
export const searchText = typed(searchWords, 200)
/** A password of any kind; spaces at its ends belong to it. */
export const passwordOf = (max: number, min = 1) => typed(passwordText, max, min).check(noControls)

/** Text that matches the pattern, as it is. */
export const matching = (pattern: RegExp, max: number, min = 0) =>
  typed((as) => as, max, min).check(z.regex(pattern))
/** PostgreSQL cannot store NUL; such a text is rejected here instead of failing in the database. */
const WITHOUT_NUL = /^[^\u0000]*$/
/** Text as it is, without NUL. */
export const untrimmed = (max: number, min = 0) => matching(WITHOUT_NUL, max, min)

/** An id of any format; an unknown one is NOT_FOUND instead of a validation error. */
export const id = untrimmed(100, 1)

/** An e-mail address as it was typed; a malformed one finds nothing. */
export const typedEmail = (min = 0) => typed(emailText, EMAIL_LENGTH, min).check(noControls)
/** An e-mail address that can be written to. */
export const email = typed(emailText, EMAIL_LENGTH, 1).check(z.regex(EMAIL_PATTERN))
/** An e-mail address or ''. */
export const optionalEmail = z.union([typed(emailText, 0), email])

export const platform = z.enum(PLATFORMS)
export const currency = z.enum(CURRENCIES)
export const language = z.enum(LANGUAGES)

/** An existing calendar day, `YYYY-MM-DD`. */
export const day = z.string().check(z.minLength(1), z.refine(isCalendarDay))

/** An integer. */
export const whole = (min: number, max: number) => z.int().check(z.minimum(min), z.maximum(max))

const hasTwoDecimals = (value: number) => Math.abs(value * 100 - Math.round(value * 100)) < 1e-6

/** A tax rate in percent. */
export const rate = z.number().check(z.minimum(0), z.maximum(100))
/** A percentage with at most 2 decimals. */
export const percent = rate.check(z.refine(hasTwoDecimals))
/** An amount in major units with at most 2 decimals, as in JSON. */
export const amount = z.number().check(z.minimum(0), z.maximum(MAX_AMOUNT), z.refine(hasTwoDecimals))
/** An amount in minor units, as forms hold it. Its limit is a problem of its own, because it is told in major units. */
export const minorAmount = z.int().check(
  z.minimum(0),
  rule('amountTooLarge', (amount: number) => amount <= MAX_AMOUNT * 100),
)
