import { calendarDay } from '../shared/dates'
import { platformTimeZone, type Platform } from '../shared/platform'

/** Turkey's invoices are numbered apart from the others. */
export const invoiceSeries = (platform: Platform): 'TR' | 'RE' => (platform === 'turkey' ? 'TR' : 'RE')

/** The calendar year in the platform's time zone. */
export const invoiceYear = (platform: Platform, at: Date): number =>
  Number(calendarDay(at, platformTimeZone[platform]).slice(0, 4))

/** `RE-<year>-<6 digits>`, for turkey `TR-<year>-<6 digits>`. */
export const invoiceNumber = (platform: Platform, year: number, sequence: number): string =>
  `${invoiceSeries(platform)}-${year}-${String(sequence).padStart(6, '0')}`

/** Whom an invoice is addressed to. */
export interface InvoiceRecipient {
  readonly name: string
  readonly street: string
  readonly zipCode: string
  readonly city: string
  readonly country: string
}
