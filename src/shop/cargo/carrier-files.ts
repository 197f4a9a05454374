import { isCountry, type Address } from '../orders/address'
import type { Customer } from '../orders/order'
import { csvFile } from '../shared/csv'
import type { Platform } from '../shared/platform'

/** Carriers whose programs take a file of parcels, with the platforms that they collect from. */
export const CARRIER_FILES = ['dhl', 'yurtici'] as const
export type CarrierFile = (typeof CARRIER_FILES)[number]
export const carrierPlatforms: Readonly<Record<CarrierFile, readonly Platform[]>> = {
  dhl: ['germany', 'mobile'],
  yurtici: ['turkey'],
}

interface ParcelOrder {
  readonly number: string
  readonly customer: Customer
  readonly address: Address
  readonly invoiceNumber?: string
}

/** ISO 3166-1 alpha-3 by the name that orders keep. */
const COUNTRY_CODES = { Deutschland: 'DEU', Österreich: 'AUT', Schweiz: 'CHE', Türkiye: 'TUR' } as const
const codeOf = (country: string) => (isCountry(country) ? COUNTRY_CODES[country] : country)

/** Street and house number; a number that stands first stays with the street. */
export function splitStreet(street: string): readonly [street: string, number: string] {
  const [, name, number] =
    /^(.{1,200}?)\s+(\d{1,5}\s?[a-zA-Z]?(?:[-/]\d{1,5}\s?[a-zA-Z]?)?)$/.exec(street.trim()) ?? []
  return name !== undefined && number !== undefined ? [name.trim(), number] : [street.trim(), '']
}

const dhlRow = ({ number, customer, address }: ParcelOrder): readonly (readonly [string, string])[] => {
  const [street, house] = splitStreet(address.street)
  return [
    ['Sendungsreferenz', number],
    ['Empfänger Name 1', customer.name],
    ['Empfänger Name 2 / Postnummer', address.postNumber ?? ''],
    ['Empfänger Straße', street],
    ['Empfänger Hausnummer', house],
    ['Empfänger PLZ', address.zipCode],
    ['Empfänger Ort', address.city],
    ['Empfänger Land', codeOf(address.country)],
    ['Empfängerreferenz', number],
    ['Empfänger E-Mail-Adresse', customer.email],
    ['Empfänger Telefonnummer', customer.phone],
  ]
}

const yurticiRow = ({
  number,
  customer,
  address,
  invoiceNumber,
}: ParcelOrder): readonly (readonly [string, string])[] => [
  ['cargoKey', number],
  ['invoiceKey', invoiceNumber ?? number],
  ['receiverCustName', customer.name],
  ['receiverAddress', `${address.street}, ${address.zipCode} ${address.city}`],
  ['cityName', address.city],
  ['receiverPhone1', customer.phone],
  ['emailAddress', customer.email],
  ['cargoCount', '1'],
]

/**
 * Parcels as a carrier's program reads them: DHL by the column names of its business portal, Yurtiçi by the field names
 * of its shipping service. Sender, weight and product are set in the carrier's program.
 */
export function carrierFile(carrier: CarrierFile, orders: readonly ParcelOrder[]): string {
  const rows = orders.map(carrier === 'dhl' ? dhlRow : yurticiRow)
  const head = rows[0]?.map(([name]) => name) ?? []
  return csvFile([head, ...rows.map((row) => row.map(([, value]) => value))])
}
