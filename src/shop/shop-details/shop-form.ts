import * as z from 'zod/mini'
import { code, email, prose, required, text } from '../shared/fields'
import { rule } from '../shared/problem'
import { isTaxNumber } from './tax-number'

const LINE = 200
/** Maximum length of a legal text, in characters. */
export const LEGAL_LENGTH = 30_000

const line = text(LINE)
const localized = z.object({ de: line, tr: line, en: line })
const legal = prose(LEGAL_LENGTH)
const legalText = z.object({ de: legal, tr: legal, en: legal })

/** The shop details form; also the request body. */
export const shopForm = z.object({
  company: required(LINE),
  representative: text(LINE),
  street: required(LINE),
  zipCode: code(20, 1),
  city: required(LINE),
  country: required(LINE),
  email,
  phone: code(50),
  vatId: code(50).check(rule('taxNumber', (number: string) => number === '' || isTaxNumber(number))),
  register: text(LINE),
  announcement: localized,
  deliveryTime: localized,
  legal: z.object({
    impressum: legalText,
    agb: legalText,
    datenschutz: legalText,
    widerruf: legalText,
    versand: legalText,
    barrierefreiheit: legalText,
  }),
})
