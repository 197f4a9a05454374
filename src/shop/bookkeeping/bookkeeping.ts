import type { TaxOfRate } from '../orders/invoice-taxes'
import { PLATFORMS, type Currency, type Platform } from '../shared/platform'
import { CREDIT_NOTE_KINDS } from '../credit-notes/credit-notes'

export const PAPER_KINDS = ['invoice', ...CREDIT_NOTE_KINDS] as const
export type PaperKind = (typeof PAPER_KINDS)[number]

/** An invoice, or a credit note with negative amounts, as books have it. Amounts in minor units. */
export interface Paper {
  readonly number: string
  readonly kind: PaperKind
  readonly orderId: string
  readonly orderNumber: string
  /** ISO 8601 instant. */
  readonly issuedAt: string
  readonly name: string
  readonly country: string
  readonly platform: Platform
  /** The platform in whose seller's name it was issued, and in whose books it stands. */
  readonly books: Platform
  readonly currency: Currency
  readonly gross: number
  readonly tax: number
  readonly taxes: readonly TaxOfRate[]
}

/** A paper without its VAT by rate, as lists have it. */
export type ListedPaper = Omit<Paper, 'taxes'>

export interface MonthOfPapers {
  readonly papers: readonly ListedPaper[]
  readonly vat: readonly VatRow[]
}

/** Sums of a month by seller, currency, country and rate. */
export interface VatRow extends TaxOfRate {
  readonly books: Platform
  readonly currency: Currency
  readonly country: string
}

/** By seller, currency, country and rate, as the returns for VAT and One-Stop-Shop ask; credit notes are taken off. */
export function vatRows(
  papers: readonly Pick<Paper, 'books' | 'currency' | 'country' | 'taxes'>[],
): VatRow[] {
  const sums = new Map<string, VatRow>()
  for (const { books, currency, country, taxes } of papers) {
    for (const { rate, net, tax, gross } of taxes) {
      const key = [books, currency, country, rate].join(' ')
      const sum = sums.get(key) ?? { books, currency, country, rate, net: 0, tax: 0, gross: 0 }
      sums.set(key, { ...sum, net: sum.net + net, tax: sum.tax + tax, gross: sum.gross + gross })
    }
  }
  return [...sums.values()].sort(
    (one, other) =>
      PLATFORMS.indexOf(one.books) - PLATFORMS.indexOf(other.books) ||
      one.currency.localeCompare(other.currency) ||
      one.country.localeCompare(other.country, 'de') ||
      other.rate - one.rate,
  )
}
