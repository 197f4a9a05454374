import { setImmediate as breathe } from 'node:timers/promises'
import { and, asc, gte, lt } from 'drizzle-orm'
import { taxesByRate, type TaxOfRate } from '@/shop/orders/invoice-taxes'
import { calendarDay } from '@/shop/shared/dates'
import { platformTimeZone, platformVat, type Platform } from '@/shop/shared/platform'
import type { InvoicedContent } from '@/shop/orders/invoice'
import type { Paper } from '@/shop/bookkeeping/bookkeeping'
import type { Db } from '../../platform/db/open'
import { creditNotes, invoices, replacedInvoices } from '../../platform/db/schema'
import { findOrders, type Order } from '../orders/orders.repository'
import { sellersOverTime } from '../shop/shop-details.repository'

const DAY_MS = 86_400_000
const BATCH = 500

/** Calendar day on which a paper was issued, where its shop is. */
export const dayOf = ({ issuedAt, platform }: Pick<Paper, 'issuedAt' | 'platform'>): string =>
  calendarDay(new Date(issuedAt), platformTimeZone[platform])

const minus = (taxes: readonly TaxOfRate[]): TaxOfRate[] =>
  taxes.map(({ rate, net, tax, gross }) => ({ rate, net: -net, tax: -tax, gross: -gross }))

interface Issued extends Pick<Paper, 'number' | 'kind' | 'orderId'> {
  readonly issuedAt: Date
  readonly recipient: { readonly name: string; readonly country: string } | null
  /** Undefined of an invoice, whose taxes are its order's. */
  readonly taxes?: readonly TaxOfRate[]
  /** What an invoice charged before its order was changed. */
  readonly content?: InvoicedContent
}

function paperOf(
  { taxes, content, recipient, issuedAt, ...issued }: Issued,
  order: Order,
  books: Platform,
): Paper {
  const { platform, currency, number: orderNumber, customerName, country } = order
  const charged = { ...order, ...content }
  const shippingTaxRate = charged.shippingTaxRate ?? platformVat[platform]
  const rows = taxes ? minus(taxes) : taxesByRate({ ...charged, shippingTaxRate })
  const sum = (part: 'gross' | 'tax') => rows.reduce((all, row) => all + row[part], 0)
  return {
    ...issued,
    platform,
    books,
    currency,
    orderNumber,
    taxes: rows,
    gross: sum('gross'),
    tax: sum('tax'),
    issuedAt: issuedAt.toISOString(),
    name: recipient?.name ?? customerName,
    country: recipient?.country ?? country,
  }
}

/** Invoices and credit notes of a month `YYYY-MM`, by date and number. */
export async function papersOf(db: Db, month: string): Promise<readonly Paper[]> {
  const [year = 0, number = 1] = month.split('-').map(Number)
  // A day more on both sides, as each shop's month begins in its own zone.
  const from = new Date(Date.UTC(year, number - 1, 1) - DAY_MS)
  const to = new Date(Date.UTC(year, number, 1) + DAY_MS)
  const within = (table: typeof invoices | typeof replacedInvoices | typeof creditNotes) =>
    and(gte(table.issuedAt, from), lt(table.issuedAt, to))
  const issued: Issued[] = [
    ...(await db.select().from(invoices).where(within(invoices)).orderBy(asc(invoices.issuedAt))).map(
      (row) => ({ ...row, kind: 'invoice' as const }),
    ),
    ...(await db.select().from(replacedInvoices).where(within(replacedInvoices))).map((row) => ({
      ...row,
      kind: 'invoice' as const,
    })),
    ...(await db.select().from(creditNotes).where(within(creditNotes))),
  ]
  const booksOf = await sellersOverTime(db)
  const papers: Paper[] = []
  for (let start = 0; start < issued.length; start += BATCH) {
    const rows = issued.slice(start, start + BATCH)
    const ids = [...new Set(rows.map(({ orderId }) => orderId))]
    const orders = new Map((await findOrders(db, ids)).map((order) => [order.id, order]))
    for (const { number: own, kind, orderId, issuedAt, recipient, taxes, content } of rows) {
      const order = orders.get(orderId)
      if (order)
        papers.push(
          paperOf(
            {
              number: own,
              kind,
              orderId,
              issuedAt,
              recipient,
              ...(taxes && { taxes }),
              ...(content && { content }),
            },
            order,
            booksOf(order.platform, issuedAt),
          ),
        )
    }
    await breathe()
  }
  return papers
    .filter((paper) => dayOf(paper).startsWith(month))
    .sort(
      (one, other) => one.issuedAt.localeCompare(other.issuedAt) || one.number.localeCompare(other.number),
    )
}
