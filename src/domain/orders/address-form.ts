import * as z from 'zod/mini'
import { required } from '../shared/fields'

/** Form to correct a delivery address; the length of the zip code depends on the country. */
export const addressForm = z.object({
  street: required(200),
  zipCode: required(20),
  city: required(100),
  country: required(100),
})
