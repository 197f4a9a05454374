import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent, waitFor, within } from '@storybook/test'
import { http as msw, HttpResponse } from 'msw'
import { paidOrder, refundedOrder, returnMocks } from '@/shop/returns/returns.mocks'
import { answers, offline } from '@/mocks/shared/handlers'
import { wide } from '../../admin/shared/phone'
import { BackOffice, said, withoutConnection } from './back-office'
import { OPENED, PLACE, rowNamed } from './orders/orders'
import { dialogIn } from '../../fixtures/body'
import { flow } from '../../fixtures/flow'
import { whenWide } from '../../fixtures/windows'
import { mockAdmin } from './mocked-admin'

/** A refund of an amount, from the order's panel. */
const meta = {
  title: 'Flows/Admin/Refunds',
  component: BackOffice,
  tags: ['!autodocs'],
  ...wide,
  parameters: { ...flow, ...wide.parameters },
  args: { path: OPENED },
  beforeEach: ({ msw }) => mockAdmin(msw, ...returnMocks.ok),
} satisfies Meta<typeof BackOffice>

export default meta
type Story = StoryObj<typeof meta>

/** The open dialog with an amount of 10. */
async function openWithTen(canvasElement: HTMLElement) {
  await userEvent.click(await screen.findByRole('button', { name: 'İade yap' }))
  const dialog = await dialogIn(canvasElement, 'İade yap')
  await userEvent.type(dialog.getByLabelText(/^İade tutarı/), '10')
  return dialog
}

/** The order is refunded in part from the first refund on. */
function refunding() {
  let order = paidOrder
  return [
    answers('getOrder', () => ({ order })),
    answers('refundOrder', () => {
      order = refundedOrder
      return { order }
    }),
  ]
}

/** A reason is required. */
export const Success: Story = {
  beforeEach: ({ msw }) => msw.use(...refunding()),
  play: whenWide(async ({ canvas, canvasElement }) => {
    const dialog = await openWithTen(canvasElement)
    await userEvent.click(dialog.getByRole('button', { name: 'İade et' }))
    await waitFor(() => expect(dialog.getByText('Neden gereklidir')).toBeVisible())
    await userEvent.type(dialog.getByLabelText(/^Neden/), 'Kırık')
    await userEvent.click(dialog.getByRole('button', { name: 'İade et' }))
    await said('İade yapıldı')
    const panel = within(canvas.getByRole('region', { name: 'Sipariş ayrıntısı' }))
    await waitFor(() => expect(panel.getByText('İade edilen')).toBeVisible())
  }),
}

/** Presses Tab until the focus is on it, as somebody without a mouse gets there. */
async function tabTo(find: () => HTMLElement) {
  for (let presses = 0; presses < 80 && document.activeElement !== find(); presses += 1) await userEvent.tab()
  await expect(find()).toHaveFocus()
}

/** From the row to the refund without a mouse; the focus stays in the panel. */
export const ByKeyboard: Story = {
  args: { path: PLACE },
  beforeEach: ({ msw }) => msw.use(...refunding()),
  play: whenWide(async ({ canvas, canvasElement }) => {
    const row = await rowNamed(paidOrder.orderNumber)
    row.focus()
    await userEvent.keyboard('{Enter}')
    const panel = await canvas.findByRole('region', { name: 'Sipariş ayrıntısı' })
    await within(panel).findByRole('button', { name: 'İade yap' })
    await waitFor(() => expect(panel).toHaveFocus())
    await tabTo(() => within(panel).getByRole('button', { name: 'İade yap' }))
    await userEvent.keyboard('{Enter}')
    const dialog = await dialogIn(canvasElement, 'İade yap')
    await tabTo(() => dialog.getByLabelText(/^İade tutarı/))
    await userEvent.keyboard('10')
    await tabTo(() => dialog.getByLabelText(/^Neden/))
    await userEvent.keyboard('Kırık')
    await tabTo(() => dialog.getByRole('button', { name: 'İade et' }))
    await userEvent.keyboard('{Enter}')
    await said('İade yapıldı')
    await waitFor(() => expect(panel.contains(document.activeElement)).toBe(true))
  }),
}

export const Refused: Story = {
  beforeEach: ({ msw }) => msw.use(...returnMocks.tooMuch),
  play: whenWide(async ({ canvasElement }) => {
    const dialog = await openWithTen(canvasElement)
    await userEvent.type(dialog.getByLabelText(/^Neden/), 'Kırık')
    await userEvent.click(dialog.getByRole('button', { name: 'İade et' }))
    await expect(await dialog.findByRole('alert')).toHaveTextContent('Ödenen tutardan fazlası iade edilemez.')
  }),
}

let stored = paidOrder

/** The refund was made but its response was lost: the order shows it, so that it is not made again. */
export const Lost: Story = {
  beforeEach: ({ msw }) => {
    stored = paidOrder
    msw.use(
      answers('getOrder', () => ({ order: stored })),
      offline('refundOrder'),
    )
  },
  play: whenWide(async ({ canvas, canvasElement }) => {
    const dialog = await openWithTen(canvasElement)
    await userEvent.type(dialog.getByLabelText(/^Neden/), 'Kırık')
    stored = refundedOrder
    await userEvent.click(dialog.getByRole('button', { name: 'İade et' }))
    await expect(await dialog.findByRole('alert')).toHaveTextContent('İade yapılamadı')
    const panel = within(canvas.getByRole('region', { name: 'Sipariş ayrıntısı', hidden: true }))
    await waitFor(() => expect(panel.getByText('İade edilen')).toBeInTheDocument())
  }),
}

/** The response breaks off after the refund was made: the next attempt has the same key and refunds nothing. */
export const BrokenOff: Story = {
  play: whenWide(async ({ canvasElement, msw: worker }) => {
    const keys: (string | null)[] = []
    worker.use(
      msw.post('*/api/admin/orders/:id/refunds', ({ request }) => {
        keys.push(request.headers.get('idempotency-key'))
        return new HttpResponse('{"success":true,"da', { status: 201 })
      }),
    )
    const dialog = await openWithTen(canvasElement)
    await userEvent.type(dialog.getByLabelText(/^Neden/), 'Kırık')
    for (const attempts of [1, 2]) {
      await userEvent.click(dialog.getByRole('button', { name: 'İade et' }))
      await waitFor(() => expect(keys).toHaveLength(attempts))
      await expect(await dialog.findByRole('alert')).toHaveTextContent('İade yapılamadı')
    }
    await expect(keys[1]).toBe(keys[0])
  }),
}

/** Without a connection a refund fails at once; one that waits would be sent after its dialog was closed. */
export const WithoutConnection: Story = {
  beforeEach: ({ msw: worker }) => worker.use(offline('refundOrder')),
  play: whenWide(async ({ canvasElement }) => {
    const dialog = await openWithTen(canvasElement)
    await userEvent.type(dialog.getByLabelText(/^Neden/), 'Kırık')
    await withoutConnection(async () => {
      await userEvent.click(dialog.getByRole('button', { name: 'İade et' }))
      await expect(await dialog.findByRole('alert')).toHaveTextContent('İade yapılamadı')
    })
  }),
}
