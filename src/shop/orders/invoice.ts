import { calendarDay } from '../shared/dates'
import type { Address } from './address'
import { platformTimeZone, type Platform } from '../shared/platform'

/** Turkish invoices have their own number series. */
export const invoiceSeries = (platform: Platform): 'TR' | 'RE' => (platform === 'turkey' ? 'TR' : 'RE')

/** Whether a platform's papers also exist as electronic invoices by EN 16931, the European standard. */
export const hasEInvoices = (platform: Platform): boolean => platform !== 'turkey'

/** Year of the invoice, in the platform's time zone. */
export const invoiceYear = (platform: Platform, at: Date): number =>
  Number(calendarDay(at, platformTimeZone[platform]).slice(0, 4))

/** `<series>-<year>-<6 digits>`. */
export const documentNumber = (series: string, year: number, sequence: number): string =>
  `${series}-${year}-${String(sequence).padStart(6, '0')}`

/** Billing name and address. */
export interface InvoiceRecipient extends Address {
  readonly name: string
  readonly company?: string
  readonly vatId?: string
}

/** A line as an invoice charged it. */
export interface InvoicedLine {
  readonly name: string
  readonly quantity: number
  readonly unitPrice: number
  readonly total: number
  readonly discount: number
  readonly taxRate: number
  readonly isGift: boolean
}

/** What an invoice charged of an order that was changed later; amounts in minor units. */
export interface InvoicedContent {
  readonly lines: readonly InvoicedLine[]
  readonly subtotal: number
  readonly shipping: number
  readonly discount: number
  /** Of a discount that the shop gave by hand. */
  readonly discountReason?: string
  readonly shippingDiscount: number
  readonly tax: number
  readonly shippingTaxRate: number | null
  readonly total: number
  /** What was not paid when it was issued; missing: nothing. */
  readonly outstanding?: number
}
