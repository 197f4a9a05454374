import * as z from 'zod/mini'
import { code, optionalEmail, prose, text } from '../shared/fields'
import { rule } from '../shared/problem'
import { isBic, isIban } from './bank-account'

/** Instructions shown to shoppers who choose the method. */
export const instructions = prose(2000)

export const bankTransferFields = {
  enabled: z.boolean(),
  bankName: text(200),
  accountHolder: text(200),
  iban: code(50).check(rule('iban', (iban: string) => iban === '' || isIban(iban))),
  bic: code(20).check(rule('bic', (bic: string) => bic === '' || isBic(bic))),
  instructions,
}

export const paypalFields = { enabled: z.boolean(), email: optionalEmail, instructions }
