import * as z from 'zod/mini'
import { personName } from '../account/account-fields'
import type { Country } from '../orders/address'
import { addressFields, addressRules, typedAddressFields, typedAddressRules } from '../orders/address-fields'
import { companyFields } from '../orders/company-fields'
import { customerPhone, typedCustomerPhone } from '../orders/order-fields'
import { toAddress } from '../orders/postal-address'
import type { NewRecipient } from './subscription'

/** Who gets a Sparabo's parcels and invoices, and where, as it is sent; the mail address stays. */
export const recipientFields = {
  customer: z.object({
    name: personName,
    phone: customerPhone,
    company: z.optional(companyFields.company),
    vatId: z.optional(companyFields.vatId),
  }),
  address: z.object(addressFields).check(...addressRules),
}

/** The same as it is typed, with the checkout's own rules. */
export const recipientForm = z
  .object({ name: personName, phone: typedCustomerPhone, ...companyFields, ...typedAddressFields })
  .check(...typedAddressRules)

export const RECIPIENT_FIELDS = [
  'name',
  'phone',
  'company',
  'vatId',
  'postNumber',
  'packstation',
  'street',
  'zipCode',
  'city',
  'country',
] as const
export type RecipientField = (typeof RECIPIENT_FIELDS)[number]

export const toRecipient = ({
  name,
  phone,
  company,
  vatId,
  ...typed
}: z.output<typeof recipientForm> & { country: Country }): NewRecipient => ({
  customer: { name, phone, ...(company !== '' && { company }), ...(vatId !== '' && { vatId }) },
  address: toAddress(typed),
})
