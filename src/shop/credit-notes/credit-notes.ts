import type { TaxOfRate } from '../orders/invoice-taxes'
import type { Platform } from '../shared/platform'
import { containedTax } from '../shared/money'

/** A whole invoice taken back, or a part of one. Never 'Gutschrift', which in German tax law is another thing. */
export const CREDIT_NOTE_KINDS = ['cancellation', 'correction'] as const
export type CreditNoteKind = (typeof CREDIT_NOTE_KINDS)[number]

/** Series of credit notes; numbers count on their own, without gaps. */
export const creditNoteSeries = (platform: Platform): 'RK' | 'TRK' => (platform === 'turkey' ? 'TRK' : 'RK')

/** A row of a credit note; gross, minor units. */
export interface CreditedLine {
  /** Empty: what belongs to no product. */
  readonly name: string
  readonly quantity: number
  readonly amount: number
}

/** Gross and VAT by rate, what `taken` holds taken off; rates with nothing left stay out. */
export function taxesLeft(all: readonly TaxOfRate[], taken: readonly TaxOfRate[]): TaxOfRate[] {
  return all
    .map(({ rate, gross, tax }) => {
      const own = taken.filter((row) => row.rate === rate)
      const left = {
        gross: gross - own.reduce((sum, row) => sum + row.gross, 0),
        tax: tax - own.reduce((sum, row) => sum + row.tax, 0),
      }
      return { rate, ...left, net: left.gross - left.tax }
    })
    .filter(({ gross, tax }) => gross !== 0 || tax !== 0)
}

const takeOf = ({ rate, gross, tax }: TaxOfRate, amount: number): TaxOfRate => {
  const taken = amount === gross ? tax : Math.min(tax, containedTax(amount, rate))
  return { rate, gross: amount, tax: taken, net: amount - taken }
}

/**
 * Splits a credited amount over the rates of what is left of an invoice: goods that came back by their own rate, the rest
 * in proportion. All credit notes of an invoice contain exactly its VAT.
 * @param amount minor units, at most what is left
 * @param goods worth of returned goods by VAT rate, in minor units
 */
export function splitCredit(
  left: readonly TaxOfRate[],
  amount: number,
  goods: ReadonlyMap<number, number> = new Map(),
): TaxOfRate[] {
  const shares = new Map<number, number>()
  let open = amount
  const give = (rate: number, share: number) => {
    shares.set(rate, (shares.get(rate) ?? 0) + share)
    open -= share
  }
  for (const { rate, gross } of left) give(rate, Math.min(gross, goods.get(rate) ?? 0, open))
  const rest = left.map(({ rate, gross }) => ({ rate, free: gross - (shares.get(rate) ?? 0) }))
  const whole = rest.reduce((sum, { free }) => sum + free, 0)
  const spread = open
  for (const { rate, free } of rest) give(rate, whole === 0 ? 0 : Math.floor((spread * free) / whole))
  for (const { rate, gross } of left) give(rate, Math.min(open, gross - (shares.get(rate) ?? 0)))
  return left.map((row) => takeOf(row, shares.get(row.rate) ?? 0)).filter(({ gross }) => gross !== 0)
}

/** What takes a credit back: the same rows with the other sign. */
export const negated = (rows: readonly TaxOfRate[]): TaxOfRate[] =>
  rows.map(({ rate, net, tax, gross }) => ({ rate, net: -net, tax: -tax, gross: -gross }))
