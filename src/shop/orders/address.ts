import type { Platform } from '../shared/platform'

/** Countries the shop delivers to; the API uses these names. */
export const COUNTRIES = ['Deutschland', 'Österreich', 'Schweiz', 'Türkiye'] as const
export type Country = (typeof COUNTRIES)[number]

const GERMAN_SPEAKING: readonly Country[] = ['Deutschland', 'Österreich', 'Schweiz']

/** Delivery countries per platform; the first one is the default of forms. */
export const platformCountries: Readonly<Record<Platform, readonly Country[]>> = {
  germany: GERMAN_SPEAKING,
  turkey: ['Türkiye'],
  mobile: GERMAN_SPEAKING,
}

export interface Address {
  readonly street: string
  readonly city: string
  readonly zipCode: string
  readonly country: string
  /** Number of the recipient at DHL, for a Packstation only, whose street is 'Packstation' and its number. */
  readonly postNumber?: string
}

/** Number of digits of a zip code. */
const zipLength: Readonly<Record<Country, number>> = { Deutschland: 5, Österreich: 4, Schweiz: 4, Türkiye: 5 }

export const isCountry = (text: string): text is Country => COUNTRIES.some((country) => country === text)

/** Unknown countries are treated as Deutschland. */
export const zipDigits = (country: string): number => (isCountry(country) ? zipLength[country] : 5)

export const isZipCode = (zipCode: string, country: string): boolean =>
  new RegExp(`^[0-9]{${zipDigits(country)}}$`).test(zipCode.trim())
