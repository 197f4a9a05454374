import { postalLines } from '@/shop/orders/postal-address'
import { code128 } from '../../platform/pdf/barcode'
import type { Sheet } from '../../platform/pdf/sheet'
import { invoiceRecipient } from '../orders/invoices.repository'
import type { PrintedOrder } from './printed-order'

/** In points from the top of the page. */
const ADDRESS = 50
const FACTS = 276
/** Height that the address may take. */
const ADDRESS_HEIGHT = 165
const NOTE_LENGTH = 60
const BAR_HEIGHT = 58

/** Sizes of an address, the largest that fits is taken. */
const SIZES = [15, 12, 9, 7]

/**
 * A label of 100 × 150 mm: sender, recipient, the customer’s note, and the tracking number as Code 128; before there is
 * one, the order’s number.
 */
export function writeLabel(sheet: Sheet, printed: PrintedOrder): void {
  const { order, seller, t } = printed
  sheet.begin([])
  const { width } = sheet
  sheet.row(
    [
      { text: seller.company, x: 0, width: 100 },
      {
        text: `${t('label.sender')} ${seller.street}, ${seller.zipCode} ${seller.city}`,
        x: 110,
        width: width - 110,
        align: 'right',
      },
    ],
    { size: 8 },
  )
  sheet.moveTo(ADDRESS - 8)
  sheet.rule()
  sheet.text(t('label.recipient'), { size: 7.5, isMuted: true })
  const recipient = invoiceRecipient(order)
  const address = postalLines({ ...recipient, country: recipient.country.toUpperCase() }).join('\n')
  const size =
    SIZES.find(
      (each) => sheet.linesOf(address, width, { size: each, weight: 'bold' }) * each * 1.4 <= ADDRESS_HEIGHT,
    ) ?? 7
  sheet.text(address, { size, weight: 'bold' })
  sheet.space(4)
  sheet.text(`${t('label.phone')} ${order.phone}`, { size: 9 })
  if (order.note)
    sheet.text([...order.note.replaceAll(/\s+/g, ' ')].slice(0, NOTE_LENGTH).join(''), { size: 9 })
  sheet.moveTo(FACTS)
  sheet.rule()
  const units = order.lines.reduce((sum, { quantity }) => sum + quantity, 0)
  sheet.row(
    [
      { text: t('orderNumber'), x: 0, width: 150 },
      { text: t('label.units'), x: 160, width: width - 160, align: 'right' },
    ],
    { size: 7.5, isMuted: true },
  )
  sheet.row(
    [
      { text: order.number, x: 0, width: 150 },
      { text: String(units), x: 160, width: width - 160, align: 'right' },
    ],
    { size: 11, weight: 'bold' },
  )
  sheet.space(4)
  sheet.rule()
  const code = order.trackingNumber ?? order.number
  sheet.text(order.trackingNumber ? (order.cargoName ?? '') : t('label.untracked'), {
    size: 9,
    weight: 'bold',
  })
  sheet.space(2)
  const bars = code128(code.replaceAll(' ', ''))
  if (bars) sheet.bars(bars, BAR_HEIGHT)
  sheet.space(4)
  sheet.text(code, { size: 10 })
}
