import * as z from 'zod/mini'
import { email, required, text } from '../shared/fields'

const LINE = 200
/** Maximum length of a legal text, in characters. */
export const LEGAL_LENGTH = 30_000

const localized = (max: number) => z.object({ de: text(max), tr: text(max), en: text(max) })
const legalText = localized(LEGAL_LENGTH)

/** The shop details form; also the request body. */
export const shopForm = z.object({
  company: required(LINE),
  representative: text(LINE),
  street: required(LINE),
  zipCode: required(20),
  city: required(LINE),
  country: required(LINE),
  email,
  phone: text(50),
  vatId: text(50),
  register: text(LINE),
  announcement: localized(LINE),
  deliveryTime: localized(LINE),
  legal: z.object({
    impressum: legalText,
    agb: legalText,
    datenschutz: legalText,
    widerruf: legalText,
    versand: legalText,
  }),
})
