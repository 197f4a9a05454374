import type { Currency } from '../shared/platform'
import { compactBic, compactIban, isBic, isIban } from './bank-account'
import type { BankDetails } from './payment-methods'

/** Length limits of the European Payments Council (EPC069-12, version 2). */
const NAME_LENGTH = 70
const REMITTANCE_LENGTH = 140
const MAX_CENTS = 99_999_999_999

export interface Transfer {
  readonly bankDetails: BankDetails
  /** Minor units. */
  readonly amount: number
  readonly currency: Currency
  /** Payment reference for the shopper to enter. */
  readonly orderNumber: string
}

/** Collapses line breaks, because the format separates its elements by them. */
const inOneLine = (text: string, length: number): string =>
  Array.from(text.replaceAll(/\s+/g, ' ').trim()).slice(0, length).join('').trim()

/** `EUR12.30`, with a decimal point in every language. */
const euros = (cents: number): string =>
  `EUR${Math.floor(cents / 100)}.${String(cents % 100).padStart(2, '0')}`

/**
 * Content of the QR code that banking apps read (GiroCode, EPC069-12): a SEPA transfer in euros.
 * @returns undefined if the transfer cannot be expressed in the format
 */
export function giroCodeText({ bankDetails, amount, currency, orderNumber }: Transfer): string | undefined {
  const iban = compactIban(bankDetails.iban)
  const bic = compactBic(bankDetails.bic)
  const name = inOneLine(bankDetails.accountHolder, NAME_LENGTH)
  const isAmount = Number.isSafeInteger(amount) && amount >= 1 && amount <= MAX_CENTS
  if (currency !== 'EUR' || !isAmount || !isIban(iban) || name === '') return undefined
  const [purpose, structuredReference] = ['', '']
  return [
    'BCD',
    '002',
    // Character set: UTF-8
    '1',
    'SCT',
    isBic(bic) ? bic : '',
    name,
    iban,
    euros(amount),
    purpose,
    structuredReference,
    inOneLine(orderNumber, REMITTANCE_LENGTH),
  ].join('\n')
}
