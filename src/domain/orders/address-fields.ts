import * as z from 'zod/mini'
import { required, text } from '../shared/fields'
import { rule } from '../shared/problem'
import { COUNTRIES, isZipCode, zipDigits } from './address'

/** Where a parcel goes; `zipRules` belong to the object that holds these fields. */
export const addressFields = {
  street: required(200),
  city: required(100),
  // Its digits depend on the country; an empty one breaks that rule too.
  zipCode: text(10),
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
