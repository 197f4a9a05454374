import { chargedBy, creditedBy, type Charged } from '@/shop/e-invoices/charged'
import { hasEInvoices, type InvoicedContent, type InvoiceRecipient } from '@/shop/orders/invoice'
import type { BankDetails } from '@/shop/payments/payment-methods'
import type { Seller } from '@/shop/shop-details/shop-details'
import { calendarDay } from '@/shop/shared/dates'
import { platformTimeZone, platformVat, type Currency } from '@/shop/shared/platform'
import type { Db } from '../../platform/db/open'
import { findCreditNotes, type CreditNote } from '../orders/credit-notes/credit-notes.repository'
import {
  contentOfInvoice,
  findInvoice,
  findReplacedInvoices,
  invoiceRecipient,
} from '../orders/invoices.repository'
import type { Order } from '../orders/orders.repository'
import { sellerAt } from '../shop/shop-details.repository'
import { paymentText, printedOrder, type PrintedOrder } from './printed-order'

/** A paper as EN 16931 has it. Days are `YYYY-MM-DD`. */
export interface EInvoice extends Charged {
  readonly number: string
  readonly kind: 'invoice' | 'correction'
  readonly issuedOn: string
  readonly currency: Currency
  readonly notes: readonly string[]
  readonly orderNumber: string
  readonly seller: Seller
  /** What else the imprint says of the seller. */
  readonly sellerNote: string
  readonly buyer: InvoiceRecipient
  readonly buyerEmail: string
  readonly words: { readonly discount: string; readonly shipping: string }
  readonly payment: { readonly name: string; readonly account?: BankDetails }
  /** Only if the parcel had left when it was issued; a paper never changes later. */
  readonly deliveredOn?: string
  /** The invoice that a correction changes. */
  readonly preceding?: { readonly number: string; readonly issuedOn: string }
  /** What is left to pay, in minor units. @default all of it */
  readonly due?: number
  /** How that is said. */
  readonly terms?: string
}

interface IssuedInvoice {
  readonly number: string
  readonly issuedAt: Date
  readonly recipient: InvoiceRecipient
  readonly content: InvoicedContent
}

async function invoicesOf(db: Db, order: Order): Promise<readonly IssuedInvoice[]> {
  const last = await findInvoice(db, order.id)
  const former = await findReplacedInvoices(db, [order.id])
  if (!last) return former
  return [
    ...former,
    { ...last, recipient: last.recipient ?? invoiceRecipient(order), content: contentOfInvoice(order, last) },
  ]
}

function common({ order, seller, t }: PrintedOrder, issuedAt: Date) {
  const dayOf = (at: Date) => calendarDay(at, platformTimeZone[order.platform])
  const representative =
    seller.representative === '' ? '' : `${t('seller.representative')} ${seller.representative}`
  return {
    dayOf,
    issuedOn: dayOf(issuedAt),
    currency: order.currency,
    orderNumber: order.number,
    seller,
    sellerNote: [representative, seller.register].filter((part) => part !== '').join(' · '),
    buyerEmail: order.email,
    words: { discount: t('discount'), shipping: t('shipping') },
    payment: { name: t(`methods.${order.paymentMethod}`) },
  }
}

function ofInvoice(printed: PrintedOrder, { number, issuedAt, recipient, content }: IssuedInvoice): EInvoice {
  const { order, t } = printed
  const { dayOf, words, payment, ...shared } = common(printed, issuedAt)
  const { paymentInstructions, shippedAt, platform } = order
  const { outstanding = 0 } = content
  const paid = paymentText(printed, content)
  return {
    ...shared,
    ...chargedBy(content, platformVat[platform]),
    number,
    kind: 'invoice',
    notes: [...(paid === undefined ? [] : [paid]), t('invoice.delivered')],
    buyer: recipient,
    words: { ...words, discount: content.discountReason ?? words.discount },
    payment: {
      ...payment,
      ...(paymentInstructions?.type === 'bank_transfer' && { account: paymentInstructions.bankDetails }),
    },
    ...(shippedAt && shippedAt <= issuedAt && { deliveredOn: dayOf(shippedAt) }),
    due: outstanding,
    ...(outstanding > 0 && paid !== undefined && { terms: paid }),
  }
}

function ofCreditNote(
  printed: PrintedOrder,
  note: CreditNote,
  invoice: Pick<IssuedInvoice, 'number' | 'issuedAt' | 'content'> | undefined,
): EInvoice {
  const { t } = printed
  const { dayOf, ...shared } = common(printed, note.issuedAt)
  const { number, kind, recipient, invoiceNumber } = note
  const rest =
    kind === 'cancellation' ? t('shipping') : t(note.amount < 0 ? 'creditNote.undone' : 'creditNote.rest')
  const rateOf = (name: string) => invoice?.content.lines.find((line) => line.name === name)?.taxRate
  return {
    ...shared,
    ...creditedBy(note, rateOf, rest),
    number,
    kind: 'correction',
    notes: [t(`creditNote.intro.${kind}`, { number: invoiceNumber })],
    buyer: recipient,
    ...(invoice && { preceding: { number: invoiceNumber, issuedOn: dayOf(invoice.issuedAt) } }),
    ...(note.amount < 0 && { due: 0 }),
  }
}

/** An order's paper by its number, as EN 16931 has it; undefined if there is none, and for Turkish orders. */
export async function eInvoiceOf(db: Db, order: Order, number: string): Promise<EInvoice | undefined> {
  if (!hasEInvoices(order.platform)) return undefined
  const at = async (issuedAt: Date) => printedOrder(order, await sellerAt(db, order.platform, issuedAt))
  const invoices = await invoicesOf(db, order)
  const invoice = invoices.find((each) => each.number === number)
  if (invoice) return ofInvoice(await at(invoice.issuedAt), invoice)
  const note = (await findCreditNotes(db, [order.id])).find((each) => each.number === number)
  if (!note) return undefined
  const changed = invoices.find((each) => each.number === note.invoiceNumber)
  return ofCreditNote(await at(note.issuedAt), note, changed)
}
