import * as z from 'zod/mini'
import { personName } from '../account/account-fields'
import { typedAddressFields, typedAddressRules } from '../orders/address-fields'
import { companyFields } from '../orders/company-fields'
import { typedCustomerPhone } from '../orders/order-fields'
import { PAYMENT_METHODS } from '@/shop/payments/payment-methods'
import { email, prose } from '../shared/fields'

export const NOTE_LENGTH = 1000
export const customerNote = prose(NOTE_LENGTH)
export const GIFT_LENGTH = 200
/** Greeting to whom a gift is sent. */
export const giftMessage = prose(GIFT_LENGTH)
export const paymentMethod = z.enum(PAYMENT_METHODS)

/** The checkout form; its output is what placing the order needs. */
export const checkoutForm = z
  .object({
    name: personName,
    email,
    phone: typedCustomerPhone,
    ...companyFields,
    ...typedAddressFields,
    paymentMethod: z.pipe(z.string(), paymentMethod),
    note: customerNote,
    giftMessage,
    keepsAddress: z.boolean(),
  })
  .check(...typedAddressRules)

export type CheckoutForm = z.input<typeof checkoutForm>

/** Fields that can be refused; the note and the greeting are optional, and keeping the address is a wish. */
export const CHECKOUT_FIELDS = [
  'name',
  'email',
  'phone',
  'company',
  'vatId',
  'postNumber',
  'packstation',
  'street',
  'zipCode',
  'city',
  'country',
  'paymentMethod',
] as const satisfies readonly (keyof CheckoutForm)[]
export type CheckoutField = (typeof CHECKOUT_FIELDS)[number]
