import * as z from 'zod/mini'
import { nameText, zip } from '../shared/fields'
import { rule } from '../shared/problem'
import { COUNTRIES, isZipCode, zipDigits } from './address'

/** Delivery address fields; the object that contains them must also be checked with `zipRules`. */
export const addressFields = {
  street: nameText(200, 1),
  city: nameText(100, 1),
  // The number of digits depends on the country, so `zipRules` checks it, and an empty one too.
  zipCode: zip(10),
  country: z.enum(COUNTRIES),
}

interface ZipAndCountry {
  readonly zipCode: string
  readonly country: string
}
const zipRule = (problem: 'fourDigits' | 'fiveDigits', digits: number) =>
  rule(
    problem,
    ({ zipCode, country }: ZipAndCountry) => zipDigits(country) !== digits || isZipCode(zipCode, country),
    ['zipCode'],
  )
export const zipRules = [zipRule('fourDigits', 4), zipRule('fiveDigits', 5)] as const
