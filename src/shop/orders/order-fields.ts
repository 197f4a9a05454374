import * as z from 'zod/mini'
import { code } from '../shared/fields'

/** As people write it. */
const phoneOf = (min: number, digits: RegExp) => code(50, min).check(z.regex(digits))
const ONE = /\p{Nd}|^$/u
const FIVE = /(?:\p{Nd}\P{Nd}*){5}|^$/u
export const phone = phoneOf(0, ONE)
/** Required, because carriers need a phone number. */
export const customerPhone = phoneOf(1, ONE)
/** The same as the shop's forms take it: with fewer digits it is a slip of the hand. */
export const typedPhone = phoneOf(0, FIVE)
export const typedCustomerPhone = phoneOf(1, FIVE)
/** The order number as printed in the subject of the mails. */
export const orderNumberText = code(30, 1)
/** Number of an invoice or credit note. */
export const paperNumber = code(30, 1)
export const lookupCode = code(50, 1)
export const trackingNumber = code(100, 1)
