import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, mocked, screen, spyOn, userEvent, waitFor, within } from '@storybook/test'
import { adminOrderMocks } from '@/shop/orders/admin-orders.mocks'
import { pendingOrder } from '@/shop/orders/order-data.mocks'
import { answers, ok } from '@/mocks/shared/handlers'
import { wide } from '@stories/admin/shared/phone'
import { BackOffice, said } from '../back-office'
import { OPENED } from './orders'
import { mockAdmin } from '../mocked-admin'
import { flow } from '@stories/fixtures/flow'
import { whenWide } from '@stories/fixtures/windows'

const paidOrder = {
  ...pendingOrder,
  invoiceNumber: 'RE-2026-000017',
  payment: { ...pendingOrder.payment, status: 'completed' as const },
}

const creditedOrder = {
  ...paidOrder,
  creditNotes: [
    {
      number: 'RK-2026-000003',
      kind: 'correction' as const,
      amount: 5,
      issuedAt: '2026-11-21T10:00:00.000Z',
    },
  ],
}

/** Invoices and packing slips for one order and for several. [ADMIN-52] */
const meta = {
  title: 'Flows/Admin/Orders/Documents',
  component: BackOffice,
  tags: ['!autodocs'],
  ...wide,
  parameters: { ...flow, ...wide.parameters },
  args: { path: OPENED },
  beforeEach: ({ msw }) => {
    spyOn(URL, 'createObjectURL')
    mockAdmin(msw, ok('getOrder', { order: paidOrder }))
  },
} satisfies Meta<typeof BackOffice>

export default meta
type Story = StoryObj<typeof meta>

const documentsIn = async (canvasElement: HTMLElement) => {
  const panel = within(await within(canvasElement).findByRole('region', { name: 'Sipariş ayrıntısı' }))
  return within(await panel.findByRole('region', { name: 'Belgeler' }))
}

const savedType = () => {
  const [file] = mocked(URL.createObjectURL).mock.lastCall ?? []
  return file instanceof Blob ? file.type : undefined
}

export const OneInvoice: Story = {
  play: whenWide(async ({ canvasElement }) => {
    const documents = await documentsIn(canvasElement)
    await expect(documents.getByText('Fatura numarası: RE-2026-000017')).toBeVisible()
    const invoice = documents.getByRole('button', { name: 'Fatura' })
    await userEvent.click(invoice)
    await waitFor(() => expect(savedType()).toBe('application/pdf'))
    await expect(invoice).toHaveFocus()
  }),
}

/** Each invoice and credit note as XRechnung, by its number; Turkish ones have none. */
export const XRechnung: Story = {
  parameters: { rules: ['ADMIN-851'] },
  beforeEach: ({ msw }) => msw.use(ok('getOrder', { order: creditedOrder })),
  play: whenWide(async ({ canvasElement }) => {
    const documents = await documentsIn(canvasElement)
    await expect(documents.getByText('Fatura düzeltmesi: RK-2026-000003')).toBeVisible()
    for (const number of ['RE-2026-000017', 'RK-2026-000003']) {
      const file = documents.getByRole('button', { name: `${number}: XRechnung indir` })
      await userEvent.click(file)
      await waitFor(() => expect(savedType()).toBe('application/xml'))
      await waitFor(() => expect(file).toBeEnabled())
    }
  }),
}

export const Turkish: Story = {
  parameters: { rules: ['ADMIN-851'] },
  beforeEach: ({ msw }) =>
    msw.use(
      ok('getOrder', { order: { ...creditedOrder, platform: 'turkey', invoiceNumber: 'TR-2026-000001' } }),
    ),
  play: whenWide(async ({ canvasElement }) => {
    const documents = await documentsIn(canvasElement)
    await expect(documents.getByText('Fatura numarası: TR-2026-000001')).toBeVisible()
    await expect(documents.queryByRole('button', { name: /XRechnung/ })).toBeNull()
  }),
}

export const NotPaidYet: Story = {
  beforeEach: ({ msw }) => msw.use(ok('getOrder', { order: pendingOrder })),
  play: whenWide(async ({ canvasElement }) => {
    const documents = await documentsIn(canvasElement)
    await expect(documents.getByText('Fatura, ödeme alındığında oluşur.')).toBeVisible()
    await expect(documents.queryByRole('button', { name: 'Fatura' })).toBeNull()
    await userEvent.click(documents.getByRole('button', { name: 'Paket fişi' }))
    await waitFor(() => expect(savedType()).toBe('application/pdf'))
  }),
}

export const Failed: Story = {
  beforeEach: ({ msw }) => msw.use(...adminOrderMocks.documentFails),
  play: whenWide(async ({ canvasElement }) => {
    const documents = await documentsIn(canvasElement)
    await userEvent.click(documents.getByRole('button', { name: 'Fatura' }))
    await said(/Belge hazırlanamadı/)
    await expect(documents.getByRole('button', { name: 'Fatura' })).toBeEnabled()
  }),
}

const selectAll = async () => {
  const [box] = await screen.findAllByRole('checkbox', { name: 'Sayfadaki tüm siparişleri seç' })
  if (!box) throw new Error('there is no such box')
  await userEvent.click(box)
  await userEvent.click(await screen.findByRole('button', { name: 'Belgeler' }))
}

let asked: unknown

export const Several: Story = {
  args: { path: '/dashboard?section=orders' },
  beforeEach: ({ msw }) => {
    asked = undefined
    msw.use(
      answers('getDocuments', async (request) => {
        asked = await request.clone().json()
        return new Blob(['%PDF-1.7'], { type: 'application/pdf' })
      }),
    )
  },
  play: async () => {
    await selectAll()
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Paket fişleri (PDF)' }))
    await waitFor(() => expect(savedType()).toBe('application/pdf'))
    await expect(asked).toMatchObject({ kind: 'packing_slip' })
  },
}

export const OneOfThemUnpaid: Story = {
  args: { path: '/dashboard?section=orders' },
  beforeEach: ({ msw }) => msw.use(...adminOrderMocks.invoiceMissing),
  play: async () => {
    await selectAll()
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Faturalar (PDF)' }))
    await said(`Faturası olmayan siparişler var: ${pendingOrder.orderNumber}`)
  },
}
