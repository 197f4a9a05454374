import * as z from 'zod/mini'
import { nameText, required, zip } from '../shared/fields'
import { addressFields } from './address-fields'

/** Form to correct a delivery address; the length of the zip code depends on the country. */
export const addressForm = z.object({
  street: nameText(200, 1),
  zipCode: zip(20, 1),
  city: nameText(100, 1),
  country: required(100),
  postNumber: addressFields.postNumber,
})
