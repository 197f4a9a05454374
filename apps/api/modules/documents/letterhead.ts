import { postalLines } from '@/shop/orders/postal-address'
import type { InvoiceRecipient } from '@/shop/orders/invoice'
import type { Sheet } from '../../platform/pdf/sheet'
import { imprint, type PrintedOrder } from './printed-order'

/** Position of the address for window envelopes, in points from the top of the page. */
const WINDOW = 128
const BELOW_WINDOW = 235
/** Least distance between an address that is longer than the window and the title. */
const GAP = 14

interface Letterhead {
  readonly title: string
  readonly recipient: InvoiceRecipient
  /** Label and value pairs next to the address. */
  readonly facts: readonly (readonly [label: string, value: string])[]
}

/** Shop name, address in the window, facts on its right, and title. */
export function letterhead(sheet: Sheet, printed: PrintedOrder, { title, recipient, facts }: Letterhead) {
  const { seller } = printed
  sheet.begin(imprint(printed))
  sheet.text(seller.company, { size: 18, weight: 'bold' })
  sheet.moveTo(WINDOW)
  sheet.text(`${seller.company} · ${seller.street} · ${seller.zipCode} ${seller.city}`, {
    size: 7,
    isMuted: true,
  })
  sheet.space(6)
  sheet.row([{ text: postalLines(recipient).join('\n'), x: 0, width: 250 }], { size: 10.5 })
  const addressEnd = sheet.y
  sheet.moveTo(WINDOW)
  for (const [label, value] of facts) {
    sheet.row([
      { text: label, x: 280, width: 90 },
      { text: value, x: 370, width: sheet.width - 370, align: 'right' },
    ])
  }
  sheet.moveTo(Math.max(BELOW_WINDOW, addressEnd + GAP))
  sheet.text(title, { size: 16, weight: 'bold' })
  sheet.space(14)
}
