import type { Sheet } from '../../platform/pdf/sheet'
import type { CreditNote } from '../orders/credit-notes/credit-notes.repository'
import { letterhead } from './letterhead'
import type { PrintedOrder } from './printed-order'
import { right, vatIdRow, writeTaxRows } from './write-invoice'

const columns = (sheet: Sheet, [item, quantity, total]: readonly string[]) => [
  { text: item ?? '', x: 0, width: 320 },
  right(quantity ?? '', 324, 60),
  right(total ?? '', 388, sheet.width - 388),
]

function writeLines(sheet: Sheet, { t, money }: PrintedOrder, { lines, kind, amount }: CreditNote): void {
  const head = () => {
    const titles = [t('columns.item'), t('columns.quantity'), t('columns.total')]
    sheet.row(columns(sheet, titles), { weight: 'bold', size: 8.5 })
    sheet.space(2)
    sheet.rule()
  }
  const rest =
    kind === 'cancellation' ? t('shipping') : t(amount < 0 ? 'creditNote.undone' : 'creditNote.rest')
  head()
  sheet.onBreak(head)
  for (const line of lines) {
    const isNamed = line.name !== ''
    const cells = [isNamed ? line.name : rest, isNamed ? String(line.quantity) : '', money(-line.amount)]
    sheet.row(columns(sheet, cells))
    sheet.space(4)
  }
  sheet.onBreak(undefined)
  sheet.rule()
  const total = [{ text: t('total'), x: 242, width: 142 }, right(money(-amount), 388, sheet.width - 388)]
  sheet.row(total, { weight: 'bold', size: 11 })
  sheet.space(16)
}

/** Writes a 'Stornorechnung' or 'Rechnungskorrektur'; what goes back to the customer has a minus. */
export function writeCreditNote(sheet: Sheet, printed: PrintedOrder, note: CreditNote): void {
  const { order, t, day } = printed
  letterhead(sheet, printed, {
    title: t(`creditNote.title.${note.kind}`),
    recipient: note.recipient,
    facts: [
      [t('creditNote.number'), note.number],
      [t('creditNote.date'), day(note.issuedAt)],
      [t('invoice.number'), note.invoiceNumber],
      [t('orderNumber'), order.number],
      ...vatIdRow(printed, note.recipient),
    ],
  })
  sheet.text(t(`creditNote.intro.${note.kind}`, { number: note.invoiceNumber }))
  sheet.space(10)
  writeLines(sheet, printed, note)
  writeTaxRows(
    sheet,
    printed,
    note.taxes.map(({ rate, net, tax, gross }) => ({ rate, net: -net, tax: -tax, gross: -gross })),
  )
}
