import * as z from 'zod/mini'
import { code, nameText, zip } from '../shared/fields'
import { rule } from '../shared/problem'
import { COUNTRIES, isZipCode, zipDigits } from './address'
import { ADDRESS_KINDS, isPackstation, isPostNumber } from './postal-address'

/** Number of a recipient or a Packstation, which people write in groups, or as DHL writes it: `Packstation 145`. */
const digits = code(20).check(z.overwrite((typed) => typed.replaceAll(/[\s-]|packstation/gi, '')))

/** Delivery address fields; the object that contains them must also be checked with `addressRules`. */
export const addressFields = {
  street: nameText(200, 1),
  city: nameText(100, 1),
  // The number of digits depends on the country, so `zipRules` checks it, and an empty one too.
  zipCode: zip(10),
  country: z.enum(COUNTRIES),
  postNumber: z.optional(digits),
}

/** As people type an address; checked with `typedAddressRules`. */
export const typedAddressFields = {
  ...addressFields,
  addressKind: z.pipe(z.string(), z.enum(ADDRESS_KINDS)),
  street: nameText(200),
  country: z.pipe(z.string(), addressFields.country),
  postNumber: digits,
  packstation: digits,
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
const zipRules = [zipRule('fourDigits', 4), zipRule('fiveDigits', 5)] as const

interface Parcel {
  readonly street: string
  readonly country: string
  readonly postNumber?: string | undefined
}
/** A Packstation's address is told by its Postnummer. */
export const packstationRules = [
  rule('postNumber', ({ postNumber = '' }: Parcel) => postNumber === '' || isPostNumber(postNumber), [
    'postNumber',
  ]),
  rule('packstation', ({ postNumber = '', street }: Parcel) => postNumber === '' || isPackstation(street), [
    'street',
  ]),
  rule(
    'germanyOnly',
    ({ postNumber = '', country }: Parcel) => postNumber === '' || country === 'Deutschland',
    ['country'],
  ),
] as const

export const addressRules = [...zipRules, ...packstationRules] as const

interface Typed extends Parcel {
  readonly addressKind: string
  readonly packstation: string
}
const isHouse = ({ addressKind }: Typed) => addressKind !== 'packstation'

export const typedAddressRules = [
  ...zipRules,
  rule('required', (typed: Typed) => !isHouse(typed) || typed.street.trim() !== '', ['street']),
  rule('postNumber', (typed: Typed) => isHouse(typed) || isPostNumber(typed.postNumber ?? ''), [
    'postNumber',
  ]),
  rule('packstation', (typed: Typed) => isHouse(typed) || /^[0-9]{3}$/.test(typed.packstation), [
    'packstation',
  ]),
  rule('germanyOnly', (typed: Typed) => isHouse(typed) || typed.country === 'Deutschland', ['country']),
] as const
