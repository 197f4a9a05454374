import * as z from 'zod/mini'
import { code, email, optionalEmail, prose, required, text } from '../shared/fields'
import { rule } from '../shared/problem'
import { deliveryForm } from '../delivery/delivery-form'
import { isTaxNumber } from './tax-number'

const LINE = 200
/** Maximum length of a legal text, in characters. */
export const LEGAL_LENGTH = 30_000

const line = text(LINE)
const localized = z.object({ de: line, tr: line, en: line })
const legal = prose(LEGAL_LENGTH)
const legalText = z.object({ de: legal, tr: legal, en: legal })

const taxNumber = code(50).check(rule('taxNumber', (number: string) => number === '' || isTaxNumber(number)))
const others = z.object({
  company: line,
  representative: line,
  street: line,
  zipCode: code(20),
  city: line,
  country: line,
  email: optionalEmail,
  phone: code(50),
  vatId: taxNumber,
  register: line,
})
/** Either empty, and the seller of germany sells there, too, or whole. */
const ownSeller = others.check(
  ...(['company', 'street', 'zipCode', 'city', 'country', 'email'] as const).map((name) =>
    rule(
      'required',
      (seller: z.output<typeof others>) =>
        seller[name] !== '' || Object.values(seller).every((value) => value === ''),
      [name],
    ),
  ),
)

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
  vatId: taxNumber,
  register: text(LINE),
  sellers: z.object({ turkey: ownSeller, mobile: ownSeller }),
  announcement: localized,
  delivery: deliveryForm,
  legal: z.object({
    impressum: legalText,
    agb: legalText,
    datenschutz: legalText,
    widerruf: legalText,
    versand: legalText,
    barrierefreiheit: legalText,
  }),
})
