import * as z from 'zod/mini'
import { code } from '../shared/fields'

/** As people write it, with at least one digit. */
const phoneOf = (min: number) => code(50, min).check(z.regex(/\p{Nd}|^$/u))
export const phone = phoneOf(0)
/** Required, because carriers need a phone number. */
export const customerPhone = phoneOf(1)
/** The order number as printed in the subject of the mails. */
export const orderNumberText = code(30, 1)
/** Number of an invoice or credit note. */
export const paperNumber = code(30, 1)
export const lookupCode = code(50, 1)
export const trackingNumber = code(100, 1)
