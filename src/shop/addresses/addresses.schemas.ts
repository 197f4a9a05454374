import { z } from 'zod'
import { idParams } from '@/contract/shared/primitives'
import { COUNTRIES } from '../orders/address'
import { addressRules } from '../orders/address-fields'
import { keptAddressFields } from './address-book'

export const keptAddress = z.object({
  _id: z.string(),
  name: z.string(),
  company: z.string().optional(),
  street: z.string(),
  zipCode: z.string(),
  city: z.string(),
  country: z.enum(COUNTRIES),
  /** Only of a Packstation. */
  postNumber: z.string().optional(),
  isDefault: z.boolean(),
})

/** An address of the book as it is sent. */
export const addressBody = z.object(keptAddressFields).check(...addressRules)
const data = z.object({ addresses: z.array(keptAddress) })

export const addressSchemas = {
  listAddresses: { data },
  /** The first one is the default, whatever is asked for. */
  addAddress: { body: addressBody, data },
  changeAddress: { params: idParams, body: addressBody, data },
  /** Where the default goes, the oldest that is left becomes it. */
  removeAddress: { params: idParams, data },
}
