import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent, waitFor, within } from '@storybook/test'
import { http as msw, HttpResponse } from 'msw'
import { paidOrder, refundedOrder, returnMocks } from '@/shop/returns/returns.mocks'
import { answers, offline } from '@/mocks/shared/handlers'
import { wide } from '../../admin/shared/phone'
import { BackOffice, said, withoutConnection } from './back-office'
import { OPENED } from './orders/orders'
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

/** A reason is required. */
export const Success: Story = {
  beforeEach: ({ msw }) => {
    let order = paidOrder
    msw.use(
      answers('getOrder', () => ({ order })),
      answers('refundOrder', () => {
        order = refundedOrder
        return { order }
      }),
    )
  },
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
