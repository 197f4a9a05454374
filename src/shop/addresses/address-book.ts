import * as z from 'zod/mini'
import { personName } from '../account/account-fields'
import type { Address, Country } from '../orders/address'
import { addressFields, addressRules, typedAddressFields, typedAddressRules } from '../orders/address-fields'
import { companyFields } from '../orders/company-fields'

/** Most addresses of an account. */
export const MAX_ADDRESSES = 20

/** Fields of a kept address; the object that contains them must also be checked with `addressRules`. */
export const keptAddressFields = {
  /** Who gets the parcel. */
  name: personName,
  company: z.optional(companyFields.company),
  ...addressFields,
  isDefault: z.boolean(),
}

/** An address of a customer's address book; the default is chosen at the checkout. */
export interface KeptAddress extends Address {
  readonly _id: string
  readonly name: string
  readonly company?: string
  readonly isDefault: boolean
}

/** What is sent of an address of the book. */
export interface NewAddress extends Omit<KeptAddress, '_id'> {
  readonly country: Country
}

/** An address of the book as it is typed. */
export const keptAddressForm = z
  .object({ name: personName, company: companyFields.company, ...typedAddressFields, isDefault: z.boolean() })
  .check(...typedAddressRules)

/** The same as the back office types it: a Packstation is told by its street and its Postnummer. */
export const officeAddressForm = z
  .object({
    name: personName,
    company: companyFields.company,
    ...addressFields,
    country: typedAddressFields.country,
    postNumber: typedAddressFields.postNumber,
    isDefault: z.boolean(),
  })
  .check(...addressRules)
