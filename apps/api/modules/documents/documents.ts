import { setImmediate as breathe } from 'node:timers/promises'
import type { OrderDocument } from '@/shop/orders/admin-order'
import { localeOf } from '@/i18n/languages'
import type { Db } from '../../platform/db/open'
import { ApiError, found } from '../../platform/http/errors'
import { Sheet } from '../../platform/pdf/sheet'
import { findCreditNotes, type CreditNote } from '../orders/credit-notes/credit-notes.repository'
import {
  contentOfInvoice,
  findInvoices,
  findReplacedInvoices,
  type InvoiceRow,
  type ReplacedInvoice,
} from '../orders/invoices.repository'
import { findOrder, findOrders, type Order } from '../orders/orders.repository'
import { sellerAt } from '../shop/shop-details.repository'
import { ciiOf } from './cii'
import { eInvoiceOf } from './e-invoice'
import { labelled, slipsOf } from './slips'
import { documentWords, printedOrder } from './printed-order'
import { writeCreditNote } from './write-credit-note'
import { writeInvoice } from './write-invoice'
import { writePackingSlip } from './write-packing-slip'

export interface DocumentRequest {
  readonly kind: OrderDocument
  readonly ids: readonly string[]
  readonly now: Date
  /** Number of the only paper wanted. @default the invoice that counts, all credit notes */
  readonly number?: string
  /** Id of the only parcel whose packing slip or label is wanted. */
  readonly parcel?: string | undefined
}

/** Papers that were issued of orders; of a packing slip nothing is. */
interface Issued {
  /** One of a number that was asked for may be one that another stands for now. */
  readonly invoices: ReadonlyMap<string, InvoiceRow | ReplacedInvoice>
  readonly notes: ReadonlyMap<string, readonly CreditNote[]>
}

async function issuedOf(db: Db, { kind, ids, number }: DocumentRequest): Promise<Issued> {
  const invoices = new Map<string, InvoiceRow | ReplacedInvoice>(
    kind === 'invoice' ? await findInvoices(db, ids) : [],
  )
  if (kind === 'invoice' && number !== undefined)
    for (const row of await findReplacedInvoices(db, ids))
      if (row.number === number) invoices.set(row.orderId, row)
  const rows = kind === 'credit_notes' ? await findCreditNotes(db, ids) : []
  const notes = new Map<string, CreditNote[]>()
  for (const row of rows.filter((each) => number === undefined || each.number === number))
    notes.set(row.orderId, [...(notes.get(row.orderId) ?? []), row])
  return { invoices, notes }
}

async function write(db: Db, sheet: Sheet, order: Order, issued: Issued, request: DocumentRequest) {
  const invoice = issued.invoices.get(order.id)
  const at = async (instant: Date) => printedOrder(order, await sellerAt(db, order.platform, instant))
  if (request.kind === 'packing_slip') {
    for (const slip of slipsOf(order, request.parcel)) {
      const printed = { ...(await at(request.now)), order: slip.order }
      writePackingSlip(sheet, printed, slip.parcel)
    }
    return undefined
  }
  if (request.kind === 'label') {
    // The barcodes' library is large; who prints no labels does without it.
    const { writeLabel } = await import('./write-label')
    return writeLabel(sheet, { ...(await at(request.now)), order: labelled(order, request.parcel) })
  }
  if (invoice) {
    const printed = await at(invoice.issuedAt)
    return writeInvoice(sheet, {
      ...printed,
      invoice,
      charged: 'content' in invoice ? invoice.content : contentOfInvoice(order, invoice),
    })
  }
  for (const note of issued.notes.get(order.id) ?? []) writeCreditNote(sheet, await at(note.issuedAt), note)
}

const titles = {
  invoice: { one: 'invoice.title', many: 'invoice.many' },
  credit_notes: { one: 'creditNote.title.correction', many: 'creditNote.many' },
  packing_slip: { one: 'packingSlip.title', many: 'packingSlip.many' },
  label: { one: 'label.title', many: 'label.many' },
} as const

/**
 * Documents of orders in one PDF, in the order of the ids. A single invoice or credit note holds itself as XML (ZUGFeRD).
 * @throws ApiError NOT_FOUND for an unknown order, CONFLICT with the orders that have no invoice or credit note
 */
export async function documentsOf(db: Db, request: DocumentRequest): Promise<File> {
  const { kind, ids } = request
  const orders = await findOrders(db, ids)
  const [first] = orders
  if (!first || orders.length < ids.length) throw new ApiError('NOT_FOUND')
  const issued = await issuedOf(db, request)
  const { invoices, notes } = issued
  const isIssued = kind === 'invoice' || kind === 'credit_notes'
  const without = orders.filter(({ id }) => isIssued && !invoices.has(id) && !notes.has(id))
  if (without.length > 0)
    throw new ApiError('CONFLICT', { details: { orders: without.map(({ number }) => number) } })

  const { language, t } = documentWords(first.platform)
  const own = notes.get(first.id) ?? []
  const [note] = own
  const isOne = ids.length === 1 && own.length < 2
  const { number, issuedAt: at } = invoices.get(first.id) ??
    note ?? { number: first.number, issuedAt: first.createdAt }
  const one = note ? (`creditNote.title.${note.kind}` as const) : titles[kind].one
  const name = t(isOne ? one : titles[kind].many)
  const { company } = await sellerAt(db, first.platform, at)
  const title = isOne ? `${name} ${number}` : name
  const eInvoice = isOne && isIssued ? await eInvoiceOf(db, first, number) : undefined
  const sheet = new Sheet({
    title,
    author: company,
    lang: localeOf[language],
    at,
    format: kind === 'label' ? 'label' : 'a4',
    invoice: eInvoice && { xml: ciiOf(eInvoice, 'zugferd'), conformance: 'EN 16931' },
  })
  for (const order of orders) {
    await write(db, sheet, order, issued, request)
    // Yields to other requests between two documents.
    await breathe()
  }
  const bytes = await sheet.end()
  const file = `${name}${isOne ? `-${number}` : ''}.pdf`
  return new File([new Uint8Array(bytes)], file, { type: 'application/pdf' })
}

/** A paper attached to a mail; rendered when the mail is sent. */
export async function attachmentOf(
  db: Db,
  { kind, orderId }: { readonly kind: OrderDocument; readonly orderId: string },
  now: Date,
) {
  const [order] = await findOrders(db, [orderId])
  const file = await documentsOf(db, { kind, ids: [found(order).id], now })
  return { filename: file.name, contentType: file.type, content: Buffer.from(await file.arrayBuffer()) }
}

/** The invoice or credit note of an order by its number. @throws ApiError NOT_FOUND */
export async function paperOf(db: Db, orderId: string, number: string, now: Date): Promise<File> {
  const ids = [orderId]
  const isInvoice = [
    ...(await findInvoices(db, ids)).values(),
    ...(await findReplacedInvoices(db, ids)),
  ].some((invoice) => invoice.number === number)
  const isNote = (await findCreditNotes(db, ids)).some((note) => note.number === number)
  if (!isInvoice && !isNote) throw new ApiError('NOT_FOUND')
  return documentsOf(db, { kind: isInvoice ? 'invoice' : 'credit_notes', ids, number, now })
}

/** An invoice or credit note of an order as XRechnung. @throws ApiError NOT_FOUND, also for Turkish papers */
export async function xRechnungOf(db: Db, orderId: string, number: string): Promise<File> {
  const order = found(await findOrder(db, orderId))
  const xml = ciiOf(found(await eInvoiceOf(db, order, number)), 'xrechnung')
  return new File([xml], `XRechnung-${number}.xml`, { type: 'application/xml' })
}
