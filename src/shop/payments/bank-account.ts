import { electronicFormatIBAN, isValidBIC, isValidIBAN } from 'ibantools'

/** An IBAN without spaces, in upper case. */
export const compactIban = (iban: string): string => electronicFormatIBAN(iban) ?? ''

/** Whether country, length and check digits are right (ISO 13616), however it is spaced. */
export const isIban = (iban: string): boolean => isValidIBAN(compactIban(iban))

/** A BIC without spaces, in upper case. */
export const compactBic = (bic: string): string => bic.replaceAll(/\s+/g, '').toUpperCase()

/** Whether it has the form of a BIC (ISO 9362) with a country that exists. */
export const isBic = (bic: string): boolean => isValidBIC(compactBic(bic))
