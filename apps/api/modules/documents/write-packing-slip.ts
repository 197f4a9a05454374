import type { Sheet } from '../../platform/pdf/sheet'
import { invoiceRecipient } from '../orders/invoices.repository'
import { letterhead } from './letterhead'
import type { PrintedOrder } from './printed-order'

/**
 * Writes a packing slip. It has no prices, because the parcel may be a gift.
 * @param parcel number of the parcel, where it holds only a part of the order
 */
export function writePackingSlip(sheet: Sheet, printed: PrintedOrder, parcel?: number): void {
  const { order, t, day } = printed
  letterhead(sheet, printed, {
    title: t('packingSlip.title'),
    recipient: invoiceRecipient(order),
    facts: [
      [t('orderNumber'), order.number],
      [t('orderDate'), day(order.createdAt)],
      ...(parcel === undefined ? [] : [[t('packingSlip.parcel'), String(parcel)] as const]),
    ],
  })
  const cells = (position: string, item: string, quantity: string) => [
    { text: position, x: 0, width: 26 },
    { text: item, x: 30, width: 380 },
    { text: quantity, x: 414, width: sheet.width - 414, align: 'right' as const },
  ]
  const head = () => {
    sheet.row(cells(t('columns.position'), t('columns.item'), t('columns.quantity')), {
      weight: 'bold',
      size: 8.5,
    })
    sheet.space(2)
    sheet.rule()
  }
  head()
  sheet.onBreak(head)
  for (const [index, { name, quantity, isGift }] of order.lines.entries()) {
    const item = isGift ? `${name} (${t('packingSlip.gift')})` : name
    sheet.row(cells(String(index + 1), item, String(quantity)), { size: 10.5 })
    sheet.space(4)
  }
  sheet.onBreak(undefined)
  sheet.rule()
  if (order.note) {
    sheet.space(8)
    sheet.text(t('packingSlip.note'), { weight: 'bold' })
    sheet.text(order.note)
  }
  if (order.giftMessage) {
    sheet.space(12)
    sheet.text(t('packingSlip.greeting'), { weight: 'bold' })
    sheet.text(order.giftMessage, { size: 12 })
  }
  sheet.space(12)
  sheet.text(t('packingSlip.thanks'))
}
