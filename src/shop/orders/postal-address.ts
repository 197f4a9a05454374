import type { Address } from './address'

// Apart from the countries, which every page of the shop loads.

/** Where parcels go: a house, or a DHL-Packstation, which there are in Germany only. */
export const ADDRESS_KINDS = ['street', 'packstation'] as const
export type AddressKind = (typeof ADDRESS_KINDS)[number]
const PACKSTATION = /^Packstation ([0-9]{3})$/

/** What is typed of an address; the fields of the other kind are ignored. */
export interface TypedAddress extends Address {
  readonly addressKind: AddressKind
  readonly postNumber: string
  /** Three digits. */
  readonly packstation: string
}

export const toAddress = <Country extends string>({
  addressKind,
  street,
  city,
  zipCode,
  country,
  postNumber,
  packstation,
}: TypedAddress & { readonly country: Country }): Address & { readonly country: Country } =>
  addressKind === 'packstation'
    ? { street: `Packstation ${packstation}`, city, zipCode, country, postNumber }
    : { street, city, zipCode, country }

export const typedOf = ({ street, city, zipCode, country, postNumber }: Address): TypedAddress => ({
  city,
  zipCode,
  country,
  ...(postNumber === undefined
    ? { addressKind: 'street', street, postNumber: '', packstation: '' }
    : {
        addressKind: 'packstation',
        street: '',
        postNumber,
        packstation: PACKSTATION.exec(street)?.[1] ?? '',
      }),
})

/** The address of a stored order, whose Postnummer is '' for a house. */
export const addressOf = ({
  street,
  zipCode,
  city,
  country,
  postNumber,
}: Address & { readonly postNumber: string }): Address => ({
  street,
  zipCode,
  city,
  country,
  ...(postNumber !== '' && { postNumber }),
})

export const isPackstation = (street: string): boolean => PACKSTATION.test(street)
export const isPostNumber = (text: string): boolean => /^[0-9]{6,10}$/.test(text)

/** Lines of a letter's or parcel's address. */
export const postalLines = ({
  company,
  name,
  street,
  zipCode,
  city,
  country,
  postNumber,
}: Address & { readonly name: string; readonly company?: string | null | undefined }): string[] => [
  ...(company ? [company] : []),
  ...(name === '' ? [] : [name]),
  ...(postNumber === undefined ? [] : [postNumber]),
  street,
  `${zipCode} ${city}`,
  country,
]
