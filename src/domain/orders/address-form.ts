import * as z from 'zod/mini'
import { required } from '../shared/fields'

/** A delivery address as an administrator corrects it; the zip code's digits depend on the country. */
export const addressForm = z.object({
  street: required(200),
  zipCode: required(20),
  city: required(100),
  country: required(100),
})
