import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor, within } from '@storybook/test'
import { adminOrderMocks } from '@/shop/orders/admin-orders.mocks'
import { flow } from '@stories/fixtures/flow'
import { dialogIn, questionIn } from '@stories/fixtures/body'
import { wide } from '@stories/admin/shared/phone'
import { currentUrl, BackOffice, said } from '../back-office'
import { whenWide } from '@stories/fixtures/windows'
import { mockAdmin } from '../mocked-admin'

const PLACE = '/dashboard?section=orders'
const OPENED = `${PLACE}&order=00000000-0000-4000-8000-000000001001`

const meta = {
  title: 'Flows/Admin/Orders',
  component: BackOffice,
  tags: ['!autodocs'],
  ...wide,
  parameters: { ...flow, ...wide.parameters },
  args: { path: OPENED },
  beforeEach: ({ msw }) => mockAdmin(msw),
} satisfies Meta<typeof BackOffice>

export default meta
type Story = StoryObj<typeof meta>

const panelIn = async (canvasElement: HTMLElement) =>
  within(await within(canvasElement).findByRole('region', { name: 'Sipariş ayrıntısı' }))

/** Applies the pending change and confirms it. */
async function applied(canvasElement: HTMLElement, confirm: string) {
  await userEvent.click(within(canvasElement).getByRole('button', { name: 'Uygula' }))
  await userEvent.click((await questionIn(canvasElement)).getByRole('button', { name: confirm }))
}

export const Success: Story = {
  args: { path: PLACE },
  play: whenWide(async ({ canvas, canvasElement, step }) => {
    const open = /^VD-2026-000431/
    await userEvent.click(await canvas.findByRole('button', { name: open }))
    await waitFor(() => expect(currentUrl()).toBe(OPENED))
    const panel = await panelIn(canvasElement)
    await step('the status is set', async () => {
      await userEvent.selectOptions(await panel.findByLabelText('Sipariş durumu'), 'Hazırlanıyor')
      await userEvent.click(panel.getByRole('button', { name: 'Uygula' }))
      await said('Sipariş durumu güncellendi')
    })
    await step('the payment is set', async () => {
      await userEvent.selectOptions(panel.getByLabelText('Ödeme durumu'), 'Ödendi')
      await applied(canvasElement, 'Ödemeyi değiştir')
      await said('Ödeme durumu güncellendi')
    })
    await step('filters keep the open order in the URL', async () => {
      await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Tarih' }), 'Bu hafta')
      await waitFor(() => expect(currentUrl()).toBe(`${OPENED}&range=week`))
      await userEvent.click(panel.getByRole('button', { name: 'Kapat' }))
      await waitFor(() => expect(currentUrl()).toBe(`${PLACE}&range=week`))
    })
  }),
}

async function setStatus(canvasElement: HTMLElement) {
  const panel = await panelIn(canvasElement)
  await userEvent.selectOptions(await panel.findByLabelText('Sipariş durumu'), 'İptal edildi')
  await applied(canvasElement, 'Durumu değiştir')
}

export const StatusFails: Story = {
  parameters: { rules: ['ADMIN-12'] },
  beforeEach: ({ msw }) => msw.use(...adminOrderMocks.changeFails),
  play: whenWide(async ({ canvasElement }) => {
    await setStatus(canvasElement)
    await said('Durum güncellenemedi')
  }),
}

export const StatusLost: Story = {
  beforeEach: ({ msw }) => msw.use(...adminOrderMocks.changeLost),
  play: whenWide(async ({ canvasElement }) => {
    await setStatus(canvasElement)
    await said('Durum güncellenirken hata oluştu')
  }),
}

/** 409: there is no longer enough stock for the order. */
export const StatusConflict: Story = {
  beforeEach: ({ msw }) => msw.use(...adminOrderMocks.outOfStock),
  play: whenWide(async ({ canvasElement }) => {
    await setStatus(canvasElement)
    await said('Durum güncellenemedi: Stokta yeterli ürün yok.')
  }),
}

export const PaymentFails: Story = {
  beforeEach: ({ msw }) => msw.use(...adminOrderMocks.changeFails),
  play: whenWide(async ({ canvasElement }) => {
    const panel = await panelIn(canvasElement)
    await userEvent.selectOptions(await panel.findByLabelText('Ödeme durumu'), 'Ödendi')
    await applied(canvasElement, 'Ödemeyi değiştir')
    await said('Ödeme durumu güncellenemedi')
  }),
}

async function openCargo(canvasElement: HTMLElement) {
  const panel = await panelIn(canvasElement)
  await userEvent.click(await panel.findByRole('button', { name: 'Kargo ata' }))
  return dialogIn(canvasElement, 'Kargo ata')
}

async function fillCargo(dialog: Awaited<ReturnType<typeof openCargo>>) {
  await userEvent.selectOptions(await dialog.findByLabelText('Kargo şirketi'), 'DHL')
  await userEvent.type(dialog.getByLabelText('Takip numarası'), '00340434161822100000')
  await userEvent.click(dialog.getByRole('button', { name: 'Ata' }))
}

async function assign(canvasElement: HTMLElement) {
  const dialog = await openCargo(canvasElement)
  await fillCargo(dialog)
  return dialog
}

export const Cargo: Story = {
  play: whenWide(async ({ canvas, canvasElement, msw }) => {
    const dialog = await openCargo(canvasElement)
    msw.use(...adminOrderMocks.shipped)
    await fillCargo(dialog)
    await said('Kargo bilgileri başarıyla atandı')
    await expect(await canvas.findByRole('link', { name: /Gönderiyi takip et/ })).toBeVisible()
  }),
}

export const CargoRefused: Story = {
  beforeEach: ({ msw }) => msw.use(...adminOrderMocks.cargoRefused),
  play: whenWide(async ({ canvasElement }) => {
    const dialog = await assign(canvasElement)
    await expect(await dialog.findByRole('alert')).toHaveTextContent(
      'Kargo ataması başarısız: Bu kargo şirketi pasif veya bu platforma teslimat yapmıyor.',
    )
  }),
}

export const CargoShared: Story = {
  parameters: { rules: ['ADMIN-141'] },
  beforeEach: ({ msw }) => msw.use(...adminOrderMocks.cargoShared),
  play: whenWide(async ({ canvasElement, msw }) => {
    const dialog = await assign(canvasElement)
    await expect(await dialog.findByRole('alert')).toBeVisible()
    msw.use(...adminOrderMocks.ok, ...adminOrderMocks.shipped)
    await userEvent.click(dialog.getByRole('button', { name: 'Yine de ata' }))
    await said('Kargo bilgileri başarıyla atandı')
  }),
}

export const CargoFails: Story = {
  beforeEach: ({ msw }) => msw.use(...adminOrderMocks.cargoFails),
  play: whenWide(async ({ canvasElement }) => {
    const dialog = await assign(canvasElement)
    await expect(await dialog.findByRole('alert')).toHaveTextContent('Kargo ataması başarısız')
  }),
}

export const CompaniesFail: Story = {
  beforeEach: ({ msw }) => msw.use(...adminOrderMocks.changeFails),
  play: whenWide(async ({ canvasElement }) => {
    const dialog = await openCargo(canvasElement)
    await expect(await dialog.findByRole('alert')).toHaveTextContent(
      'Kargo şirketleri yüklenirken hata oluştu',
    )
  }),
}

export const DetailSlow: Story = {
  beforeEach: ({ msw }) => msw.use(...adminOrderMocks.detailSlow),
  play: whenWide(async ({ canvasElement }) => {
    const panel = await panelIn(canvasElement)
    await expect(panel.queryByLabelText('Sipariş durumu')).not.toBeInTheDocument()
  }),
}

export const DetailFails: Story = {
  beforeEach: ({ msw }) => msw.use(...adminOrderMocks.detailFails),
  play: whenWide(async ({ canvasElement }) => {
    const panel = await panelIn(canvasElement)
    await expect(await panel.findByRole('alert')).toHaveTextContent('Sipariş yüklenirken bir hata oluştu')
  }),
}

export const OrderGone: Story = {
  beforeEach: ({ msw }) => msw.use(...adminOrderMocks.orderGone),
  play: whenWide(async ({ canvasElement }) => {
    const panel = await panelIn(canvasElement)
    await expect(await panel.findByRole('alert')).toHaveTextContent('Bulunamadı.')
  }),
}

export const Empty: Story = {
  args: { path: PLACE },
  beforeEach: ({ msw }) => msw.use(...adminOrderMocks.empty),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Henüz sipariş yok')).toBeVisible()
  },
}

export const Slow: Story = {
  args: { path: PLACE },
  beforeEach: ({ msw }) => msw.use(...adminOrderMocks.slow),
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { level: 1, name: 'Siparişler' })
    await expect(canvas.queryByRole('button', { name: /^VD-2026/ })).not.toBeInTheDocument()
  },
}

export const ServerError: Story = {
  args: { path: PLACE },
  beforeEach: ({ msw }) => msw.use(...adminOrderMocks.error),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Siparişler yüklenemedi')).toBeVisible()
  },
}

export const Offline: Story = {
  args: { path: PLACE },
  beforeEach: ({ msw }) => msw.use(...adminOrderMocks.offline),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Siparişler yüklenirken bir hata oluştu')).toBeVisible()
  },
}

export const Forbidden: Story = {
  args: { path: PLACE },
  beforeEach: ({ msw }) => msw.use(...adminOrderMocks.forbidden),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Bu işlem için yetkiniz yok.')).toBeVisible()
  },
}

export const ExpiredSession: Story = {
  args: { path: PLACE },
  beforeEach: ({ msw }) => msw.use(...adminOrderMocks.expired),
  play: async ({ canvas }) => {
    await canvas.findByRole('button', { name: 'Giriş yap' })
    await waitFor(() => expect(currentUrl()).toBe('/'))
  },
}
