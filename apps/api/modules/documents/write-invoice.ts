import { taxesByRate, type TaxOfRate } from '@/shop/orders/invoice-taxes'
import type { InvoiceRecipient } from '@/shop/orders/invoice'
import { platformVat } from '@/shop/shared/platform'
import type { Sheet } from '../../platform/pdf/sheet'
import { invoiceRecipient } from '../orders/invoices.repository'
import { letterhead } from './letterhead'
import { paymentText, type PrintedInvoice, type PrintedOrder } from './printed-order'

export const right = (text: string, x: number, width: number) => ({ text, x, width, align: 'right' as const })

/** The customer's VAT id, if it has one; what is charged does not depend on it. */
export const vatIdRow = ({ t }: PrintedOrder, { vatId }: InvoiceRecipient): [string, string][] =>
  vatId ? [[t('customerVatId'), vatId]] : []

function writeLines(sheet: Sheet, { charged, t, money, rate }: PrintedInvoice): void {
  const columns = ['position', 'item', 'quantity', 'unitPrice', 'tax', 'total'] as const
  const cells = ([position, item, quantity, unitPrice, tax, total]: readonly string[]) => [
    { text: position ?? '', x: 0, width: 26 },
    { text: item ?? '', x: 30, width: 208 },
    right(quantity ?? '', 242, 40),
    right(unitPrice ?? '', 286, 76),
    right(tax ?? '', 366, 38),
    right(total ?? '', 408, sheet.width - 408),
  ]
  const head = () => {
    sheet.row(cells(columns.map((column) => t(`columns.${column}`))), { weight: 'bold', size: 8.5 })
    sheet.space(2)
    sheet.rule()
  }
  head()
  sheet.onBreak(head)
  for (const [index, line] of charged.lines.entries()) {
    const { name, quantity, unitPrice, taxRate, total, discount } = line
    const number = String(index + 1)
    sheet.row(cells([number, name, String(quantity), money(unitPrice), rate(taxRate), money(total)]))
    if (discount > 0)
      sheet.row(cells(['', t('lineDiscount'), '', '', '', money(-discount)]), { isMuted: true })
    sheet.space(4)
  }
  sheet.onBreak(undefined)
  sheet.rule()
}

function writeTotals(sheet: Sheet, { charged, t, money }: PrintedInvoice): void {
  const { subtotal, discount, discountReason, shipping, shippingDiscount, total } = charged
  const row = (label: string, amount: number, isTotal = false) =>
    sheet.row(
      [{ text: label, x: 242, width: 162 }, right(money(amount), 408, sheet.width - 408)],
      isTotal ? { weight: 'bold', size: 11 } : {},
    )
  row(t('subtotal'), subtotal)
  if (discount > 0) row(discountReason ? `${t('discount')} (${discountReason})` : t('discount'), -discount)
  row(t('shipping'), shipping)
  if (shippingDiscount > 0) row(t('shippingDiscount'), -shippingDiscount)
  sheet.space(3)
  row(t('total'), total, true)
  sheet.space(16)
}

/** Net, VAT and gross by rate, and what a paper of a Turkish order is not. */
export function writeTaxRows(
  sheet: Sheet,
  { order, t, money, rate }: PrintedOrder,
  taxes: readonly TaxOfRate[],
): void {
  const cells = ([percent, net, tax, gross]: readonly string[]) => [
    { text: percent ?? '', x: 0, width: 90 },
    right(net ?? '', 90, 90),
    right(tax ?? '', 185, 90),
    right(gross ?? '', 280, 90),
  ]
  sheet.row(cells([t('taxes.rate'), t('taxes.net'), t('taxes.tax'), t('taxes.gross')]), {
    weight: 'bold',
    size: 8.5,
  })
  for (const row of taxes) {
    sheet.row(cells([rate(row.rate), money(row.net), money(row.tax), money(row.gross)]))
  }
  sheet.space(18)
  if (order.platform === 'turkey') sheet.text(t('notEArchive'), { isMuted: true })
}

function writeTaxes(sheet: Sheet, printed: PrintedInvoice): void {
  const { order, charged } = printed
  const shippingTaxRate = charged.shippingTaxRate ?? platformVat[order.platform]
  writeTaxRows(sheet, printed, taxesByRate({ ...charged, shippingTaxRate }))
}

/** Writes an invoice, on as many pages as it needs. */
export function writeInvoice(sheet: Sheet, printed: PrintedInvoice): void {
  const { order, charged, invoice, t, day } = printed
  const recipient = invoice.recipient ?? invoiceRecipient(order)
  letterhead(sheet, printed, {
    title: t('invoice.title'),
    recipient,
    facts: [
      [t('invoice.number'), invoice.number],
      [t('invoice.date'), day(invoice.issuedAt)],
      [t('orderNumber'), order.number],
      [t('orderDate'), day(order.createdAt)],
      ...vatIdRow(printed, recipient),
    ],
  })
  writeLines(sheet, printed)
  writeTotals(sheet, printed)
  writeTaxes(sheet, printed)
  const paid = paymentText(printed, charged)
  if (paid !== undefined) sheet.text(paid)
  sheet.text(t('invoice.delivered'), { isMuted: true })
}
