import * as z from 'zod/mini'
import { personName } from '../account/account-fields'
import { addressFields, zipRules } from '../orders/address-fields'
import { customerPhone } from '../orders/order-fields'
import { PAYMENT_METHODS } from '@/shop/payments/payment-methods'
import { email, prose } from '../shared/fields'

export const NOTE_LENGTH = 1000
export const customerNote = prose(NOTE_LENGTH)
export const paymentMethod = z.enum(PAYMENT_METHODS)

/** The checkout form; its output is what placing the order needs. */
export const checkoutForm = z
  .object({
    name: personName,
    email,
    phone: customerPhone,
    ...addressFields,
    country: z.pipe(z.string(), addressFields.country),
    paymentMethod: z.pipe(z.string(), paymentMethod),
    note: customerNote,
  })
  .check(...zipRules)

export type CheckoutForm = z.input<typeof checkoutForm>
export type CheckoutField = Exclude<keyof CheckoutForm, 'note'>
