import * as vat from 'jsvat'
import * as z from 'zod/mini'
import { code, nameText } from '../shared/fields'
import { rule } from '../shared/problem'
import { isVkn } from '../shop-details/tax-number'

/** The EU and Switzerland; Türkiye is read by the rules for its tax numbers. */
const COUNTRIES = [
  vat.austria,
  vat.belgium,
  vat.bulgaria,
  vat.croatia,
  vat.cyprus,
  vat.czechRepublic,
  vat.denmark,
  vat.estonia,
  vat.finland,
  vat.france,
  vat.germany,
  vat.greece,
  vat.hungary,
  vat.ireland,
  vat.italy,
  vat.latvia,
  vat.lithuania,
  vat.luxembourg,
  vat.malta,
  vat.netherlands,
  vat.poland,
  vat.portugal,
  vat.romania,
  vat.slovakiaRepublic,
  vat.slovenia,
  vat.spain,
  vat.sweden,
  vat.switzerland,
]

const withoutMarks = (typed: string): string => typed.replaceAll(/[\s./-]/g, '').toUpperCase()

/**
 * Whether the number has form and check digits of its country: VAT ids of the EU and Switzerland, Turkish VKN with or
 * without TR. Whether it was issued only an authority can say.
 */
export function isVatId(typed: string): boolean {
  const number = withoutMarks(typed)
  return vat.checkVAT(number, COUNTRIES).isValid || isVkn(number.replace(/^TR/, ''))
}

/** What a company adds to an order or an account; both are optional, '' if missing. */
export const companyFields = {
  company: nameText(200),
  vatId: code(30).check(
    z.overwrite((typed) => (typed.length > 30 ? typed : withoutMarks(typed))),
    rule('vatId', (number: string) => number === '' || isVatId(number)),
  ),
}
