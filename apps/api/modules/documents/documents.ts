import { setImmediate as breathe } from 'node:timers/promises'
import type { OrderDocument } from '@/domain/orders/admin-order'
import { localeOf } from '@/i18n/languages'
import type { Db } from '../../platform/db/open'
import { ApiError, found } from '../../platform/http/errors'
import { Sheet } from '../../platform/pdf/sheet'
import { findInvoices, type InvoiceRow } from '../orders/invoices.repository'
import { findOrders, type Order } from '../orders/orders.repository'
import { detailsAt } from '../shop/shop-details.repository'
import { documentWords, printedOrder } from './printed-order'
import { writeInvoice } from './write-invoice'
import { writePackingSlip } from './write-packing-slip'

export interface DocumentRequest {
  readonly kind: OrderDocument
  readonly ids: readonly string[]
  readonly now: Date
}

const PARTS = { invoice: 'invoice', packing_slip: 'packingSlip', label: 'label' } as const

async function write(
  db: Db,
  sheet: Sheet,
  order: Order,
  invoice: InvoiceRow | undefined,
  { kind, now }: DocumentRequest,
) {
  const seller = await detailsAt(db, invoice?.issuedAt ?? now)
  const printed = printedOrder(order, seller)
  if (kind === 'label') {
    // The barcodes' library is large; who prints no labels does without it.
    const { writeLabel } = await import('./write-label')
    writeLabel(sheet, printed)
  } else if (invoice) writeInvoice(sheet, { ...printed, invoice })
  else writePackingSlip(sheet, printed)
}

/**
 * Documents of orders in one PDF, in the order of the ids.
 * @throws ApiError NOT_FOUND for an unknown order, CONFLICT with the orders that have no invoice yet
 */
export async function documentsOf(db: Db, request: DocumentRequest): Promise<File> {
  const { kind, ids } = request
  const orders = await findOrders(db, ids)
  const [first] = orders
  if (!first || orders.length < ids.length) throw new ApiError('NOT_FOUND')
  const invoices = kind === 'invoice' ? await findInvoices(db, ids) : new Map<string, InvoiceRow>()
  const without = orders.filter(({ id }) => kind === 'invoice' && !invoices.has(id))
  if (without.length > 0)
    throw new ApiError('CONFLICT', { details: { orders: without.map(({ number }) => number) } })

  const { language, t } = documentWords(first.platform)
  const part = PARTS[kind]
  const one = ids.length === 1
  const number = invoices.get(first.id)?.number ?? first.number
  const title = one ? `${t(`${part}.title`)} ${number}` : t(`${part}.many`)
  const at = invoices.get(first.id)?.issuedAt ?? first.createdAt
  const { company } = await detailsAt(db, at)
  const sheet = new Sheet({
    title,
    author: company,
    lang: localeOf[language],
    at,
    format: kind === 'label' ? 'label' : 'a4',
  })
  for (const order of orders) {
    await write(db, sheet, order, invoices.get(order.id), request)
    // Yields to other requests between two documents.
    await breathe()
  }
  const bytes = await sheet.end()
  const name = `${t(`${part}.${one ? 'title' : 'many'}`)}${one ? `-${number}` : ''}.pdf`
  return new File([new Uint8Array(bytes)], name, { type: 'application/pdf' })
}

/** The invoice attached to a mail; rendered when the mail is sent. */
export async function invoiceAttachment(db: Db, orderId: string, now: Date) {
  const [order] = await findOrders(db, [orderId])
  const file = await documentsOf(db, { kind: 'invoice', ids: [found(order).id], now })
  return { filename: file.name, contentType: file.type, content: Buffer.from(await file.arrayBuffer()) }
}
