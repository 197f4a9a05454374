import * as z from 'zod/mini'
import { code, nameText, required } from '../shared/fields'

/** Form to correct a delivery address; the length of the zip code depends on the country. */
export const addressForm = z.object({
  street: nameText(200, 1),
  zipCode: code(20, 1),
  city: nameText(100, 1),
  country: required(100),
})
