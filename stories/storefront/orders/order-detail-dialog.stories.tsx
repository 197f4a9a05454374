import { expect, fn, userEvent, waitFor, within } from '@storybook/test'
import { OrderDetailDialog } from '@/screens/storefront/orders/order-detail-dialog'
import preview from '#.storybook/preview'
import {
  cancelledOrder,
  deliveredOrder,
  owingOrder,
  paidOrder,
  partlySentOrder,
  paypalOrder,
  pendingOrder,
  processingOrder,
  refundedOrder,
  shippedOrder,
  twoParcelsOrder,
} from '../../fixtures/orders'
import { onPhone } from '../../fixtures/windows'
import { pictured } from '../../fixtures/pictures'
import { body } from '../../fixtures/body'

const meta = preview.meta({
  title: 'Storefront/Orders/Order detail dialog',
  component: OrderDetailDialog,
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, height: '60rem' } } },
  args: {
    open: true,
    state: { status: 'ready' as const, order: shippedOrder },
    cancel: { state: { status: 'idle' as const }, onCancel: fn() },
    papers: { state: { status: 'idle' as const }, onPaper: fn() },
    reorder: { state: { status: 'idle' as const }, onReorder: fn(), onCart: fn() },
    onClose: fn(),
    onRetry: fn(),
  },
})

export default meta

const status = (order: typeof pendingOrder, label: string) =>
  meta.story({
    args: { state: { status: 'ready', order } },
    parameters: { rules: ['ORDER-3'] },
    play: async ({ canvasElement }) => {
      const dialog = body(canvasElement).getByRole('dialog', { name: `Bestellung ${order.number}` })
      await waitFor(() => expect(within(dialog).getAllByText(label)[0]).toBeVisible())
    },
  })

const papers = [
  { number: 'RE-2026-000117', kind: 'invoice', issuedAt: '2026-11-21T09:30:00.000Z' },
  { number: 'RK-2026-000004', kind: 'correction', issuedAt: '2026-11-25T14:00:00.000Z' },
] as const

/** Invoice and credit notes, each as PDF. */
export const Papers = meta.story({
  parameters: { rules: ['ORDER-530'] },
  args: { state: { status: 'ready', order: { ...deliveredOrder, papers } } },
  play: async ({ args, canvasElement }) => {
    const dialog = body(canvasElement)
    const section = within(await dialog.findByRole('region', { name: 'Belege' }))
    await expect(section.getAllByRole('listitem')).toHaveLength(2)
    await userEvent.click(section.getByRole('button', { name: 'RK-2026-000004 als PDF laden' }))
    await expect(args.papers.onPaper).toHaveBeenCalledWith('RK-2026-000004')
  },
})
export const PaperLoading = meta.story({
  args: {
    state: { status: 'ready', order: { ...deliveredOrder, papers } },
    papers: { state: { status: 'loading', number: 'RE-2026-000117' }, onPaper: fn() },
  },
})
export const PaperFailed = meta.story({
  args: {
    state: { status: 'ready', order: { ...deliveredOrder, papers } },
    papers: { state: { status: 'failed' }, onPaper: fn() },
  },
  play: async ({ canvasElement }) => {
    const failure = await body(canvasElement).findByText('Der Beleg konnte nicht geladen werden')
    await expect(failure).toBeVisible()
  },
})

/** An unpaid order can be cancelled by whoever placed it. */
export const Cancelling = meta.story({
  parameters: { rules: ['ORDER-120'] },
  args: { state: { status: 'ready', order: pendingOrder } },
  play: async ({ args, canvasElement }) => {
    const dialog = body(canvasElement)
    await userEvent.click(dialog.getByRole('button', { name: 'Bestellung stornieren' }))
    const question = within(await dialog.findByRole('alertdialog', { name: 'Bestellung stornieren?' }))
    await waitFor(() => expect(question.getByRole('button', { name: 'Behalten' })).toBeVisible())
    await userEvent.click(question.getByRole('button', { name: 'Bestellung stornieren' }))
    await expect(args.cancel.onCancel).toHaveBeenCalledOnce()
  },
})
export const CancellingFailed = meta.story({
  args: {
    state: { status: 'ready', order: pendingOrder },
    cancel: {
      state: { status: 'failed', message: 'Diese Bestellung ist bezahlt oder schon in Arbeit.' },
      onCancel: fn(),
    },
  },
  play: async ({ canvasElement }) => {
    const dialog = body(canvasElement)
    await userEvent.click(dialog.getByRole('button', { name: 'Bestellung stornieren' }))
    await expect(await dialog.findByText('Diese Bestellung ist bezahlt oder schon in Arbeit.')).toBeVisible()
  },
})
/** Somebody works on it already. */
export const NoCancelling = meta.story({
  args: { state: { status: 'ready', order: processingOrder } },
  play: async ({ canvasElement }) => {
    await expect(body(canvasElement).queryByRole('button', { name: 'Bestellung stornieren' })).toBeNull()
  },
})

/** A pasted link or another long word is broken, so that the rest stays in the window. */
export const LongNote = meta.story({
  globals: onPhone,
  args: { state: { status: 'ready', order: { ...paidOrder, note: `https://${'z'.repeat(200)}.example` } } },
  play: async ({ canvasElement }) => {
    const dialog = body(canvasElement).getByRole('dialog')
    const payment = await within(dialog).findByText(/bezahlt$/)
    await expect(payment.getBoundingClientRect().right).toBeLessThanOrEqual(window.innerWidth)
  },
})

export const Shipped = meta.story({ ...pictured, tags: ['picture'] })
Shipped.test('leads to the carrier; shows how far it has come', async ({ args, canvasElement, step }) => {
  const dialog = body(canvasElement)
  await step('leads to the carrier', async () => {
    await expect(dialog.getByRole('link', { name: /Sendung verfolgen/ })).toHaveAttribute(
      'href',
      expect.stringContaining('piececode=00340434161822100000'),
    )
  })
  await step('shows how far it has come', async () => {
    const [, , , current] = within(dialog.getByRole('list', { name: 'Verlauf der Bestellung' })).getAllByRole(
      'listitem',
    )
    await expect(current).toHaveAttribute('aria-current', 'step')
    await expect(current).toHaveTextContent('Versendet')
  })
  await userEvent.click(dialog.getByRole('button', { name: 'Schließen' }))
  await expect(args.onClose).toHaveBeenCalledOnce()
})
export const AwaitingBankTransfer = meta.story({
  args: { state: { status: 'ready', order: pendingOrder } },
  play: async ({ canvasElement }) => {
    const dialog = body(canvasElement)
    await waitFor(() => expect(dialog.getByText('Wartend')).toBeVisible())
    await waitFor(() => expect(dialog.getByText('Warten auf Zahlung')).toBeVisible())
    await expect(dialog.getByText('DE02 1203 0000 0000 2020 51')).toBeInTheDocument()
  },
})
/** Work on it has begun before the money came: it still says how to pay, first of all. */
export const ProcessingUnpaid = meta.story({
  parameters: { rules: ['ORDER-6'] },
  args: { state: { status: 'ready', order: { ...pendingOrder, status: 'processing' } } },
  play: async ({ canvasElement }) => {
    const dialog = body(canvasElement)
    await waitFor(() => expect(dialog.getAllByText('In Bearbeitung')[0]).toBeVisible())
    await waitFor(() => expect(dialog.getByText('Warten auf Zahlung')).toBeVisible())
    const iban = dialog.getByText('DE02 1203 0000 0000 2020 51')
    const lines = dialog.getByRole('list', { name: 'Bestellte Produkte' })
    await expect(iban.compareDocumentPosition(lines)).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
  },
})
/** A change made it dearer after it was paid: what is left, and how to pay it, first of all. */
export const Outstanding = meta.story({
  parameters: { rules: ['ORDER-832'] },
  args: { state: { status: 'ready', order: owingOrder } },
  play: async ({ canvasElement }) => {
    const dialog = body(canvasElement)
    await waitFor(() => expect(dialog.getByRole('heading', { name: /^Noch zu zahlen: 11,90/ })).toBeVisible())
    await waitFor(() => expect(dialog.getByText('Warten auf Zahlung')).toBeVisible())
    const iban = dialog.getByText('DE02 1203 0000 0000 2020 51')
    const lines = dialog.getByRole('list', { name: 'Bestellte Produkte' })
    await expect(iban.compareDocumentPosition(lines)).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
    await expect(dialog.getByText(/bezahlt, 11,90.*offen/)).toBeVisible()
  },
})
export const OutstandingOnPhone = meta.story({
  args: { state: { status: 'ready', order: owingOrder } },
  globals: onPhone,
})
export const AwaitingPaypal = status(paypalOrder, 'Wartend')
export const Confirmed = status(paidOrder, 'Bestätigt')
export const Processing = status(processingOrder, 'In Bearbeitung')
export const Delivered = status(deliveredOrder, 'Zugestellt')
export const Cancelled = status(cancelledOrder, 'Storniert')
/** What was cancelled unpaid need not be paid any more. */
export const CancelledUnpaid = meta.story({
  parameters: { rules: ['ORDER-6'] },
  args: { state: { status: 'ready', order: { ...pendingOrder, status: 'cancelled' } } },
  play: async ({ canvasElement }) => {
    const dialog = body(canvasElement)
    await waitFor(() => expect(dialog.getAllByText('Storniert')[0]).toBeVisible())
    await expect(dialog.queryByText('Warten auf Zahlung')).not.toBeInTheDocument()
    await expect(dialog.queryByText('DE02 1203 0000 0000 2020 51')).not.toBeInTheDocument()
  },
})
export const Refunded = status(refundedOrder, 'Erstattet')
/** Only web URLs become links. */
export const UnsafeTrackingAddress = meta.story({
  args: {
    state: {
      status: 'ready',
      order: {
        ...shippedOrder,
        parcels: [
          {
            id: 'parcel-1',
            company: 'DHL',
            trackingNumber: '0034',
            trackingUrl: 'javascript:void 0',
            lines: [],
          },
        ],
      },
    },
  },
  play: async ({ canvasElement }) => {
    await expect(body(canvasElement).queryByRole('link', { name: /verfolgen/ })).not.toBeInTheDocument()
  },
})
export const Loading = meta.story({ args: { state: { status: 'loading' } } })
export const Failed = meta.story({
  args: { state: { status: 'error' } },
})
Failed.test('calls onRetry', async ({ args, canvasElement }) => {
  const dialog = body(canvasElement)
  await expect(dialog.getByRole('alert')).toHaveTextContent('Bestelldetails konnten nicht geladen werden')
  await expect(dialog.getByRole('alert')).toHaveTextContent('Fehler beim Laden der Bestelldetails')
  await userEvent.click(dialog.getByRole('button', { name: 'Erneut versuchen' }))
  await expect(args.onRetry).toHaveBeenCalledOnce()
})
export const Phone = meta.story({ globals: onPhone })
export const Dark = meta.story({ globals: { theme: 'dark' } })
export const Turkish = meta.story({ globals: { language: 'tr' } })
export const English = meta.story({ globals: { language: 'en' } })

/** What is on its way, and what follows. */
export const PartlySent = meta.story({
  parameters: { rules: ['ORDER-707'] },
  args: { state: { status: 'ready', order: partlySentOrder } },
  play: async ({ canvasElement }) => {
    const parcels = within(await body(canvasElement).findByRole('region', { name: 'Pakete' }))
    await expect(parcels.getByText('1 × Ingwer Zitrone')).toBeVisible()
    await expect(
      parcels.getByText(/^Das folgt noch in einem weiteren Paket: 1 × Ingwer Zitrone, 1 × Goldmilch$/),
    ).toBeVisible()
  },
})

export const TwoParcels = meta.story({
  parameters: { rules: ['ORDER-707'] },
  args: { state: { status: 'ready', order: twoParcelsOrder } },
  play: async ({ canvasElement }) => {
    const parcels = within(await body(canvasElement).findByRole('region', { name: 'Pakete' }))
    await expect(parcels.getAllByRole('link', { name: /^Sendung verfolgen/ })).toHaveLength(2)
    await expect(parcels.getByRole('heading', { name: 'Paket 2' })).toBeVisible()
    await expect(parcels.queryByText(/Das folgt noch/)).toBeNull()
  },
})
export const TwoParcelsOnPhone = meta.story({ ...TwoParcels.input, globals: onPhone })
