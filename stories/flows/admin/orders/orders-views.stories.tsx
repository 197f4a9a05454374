import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, spyOn, userEvent, waitFor, within } from '@storybook/test'
import { ORDER_VIEWS_KEY } from '@apps/admin/sections/orders/views'
import { adminOrderMocks } from '@/shop/orders/admin-orders.mocks'
import { pendingOrder } from '@/shop/orders/order-data.mocks'
import { flow } from '../../../fixtures/flow'
import { questionIn } from '../../../fixtures/body'
import { wide } from '../../../admin/shared/phone'
import { currentUrl, BackOffice, said } from '../back-office'
import { PLACE, rowNamed } from './orders'
import { mockAdmin } from '../mocked-admin'

const meta = {
  title: 'Flows/Admin/Orders/Views',
  component: BackOffice,
  tags: ['!autodocs'],
  ...wide,
  parameters: { ...flow, ...wide.parameters },
  args: { path: PLACE },
  beforeEach: ({ msw }) => mockAdmin(msw, ...adminOrderMocks.changes),
} satisfies Meta<typeof BackOffice>

export default meta
type Story = StoryObj<typeof meta>

const pickView = async (name: string | RegExp) => {
  await userEvent.click(await screen.findByRole('button', { name }))
}

async function saveView(name: string) {
  await userEvent.selectOptions(await screen.findByLabelText('Durum'), 'Kargoda')
  await userEvent.click(await screen.findByRole('button', { name: 'Bu görünümü kaydet' }))
  await userEvent.type(await screen.findByRole('textbox', { name: 'Görünüm adı' }), name)
  await userEvent.click(screen.getByRole('button', { name: 'Kaydet' }))
}

export const Success: Story = {
  parameters: { rules: ['ADMIN-15'] },
  play: async ({ canvasElement, step }) => {
    await rowNamed(pendingOrder.orderNumber)
    await step('the ready ones are counted [ADMIN-65]', async () => {
      await expect(await screen.findByRole('button', { name: /^Ödeme bekleyenler ?17$/ })).toBeVisible()
    })
    await step('a ready one sets the filters', async () => {
      await pickView(/^Ödeme bekleyenler/)
      await waitFor(() => expect(currentUrl()).toBe(`${PLACE}&status=valid&payment=pending`))
      await pickView(/^Tüm siparişler/)
      await waitFor(() => expect(currentUrl()).toBe(PLACE))
    })
    await step('an own one is kept', async () => {
      await saveView('Yolda')
      await said('Görünüm kaydedildi')
      await expect(localStorage.getItem(ORDER_VIEWS_KEY)).toContain('"Yolda"')
    })
    await step('and found again', async () => {
      await pickView(/^Bugün/)
      await waitFor(() => expect(currentUrl()).toBe(`${PLACE}&range=today`))
      await pickView('Yolda')
      await waitFor(() => expect(currentUrl()).toBe(`${PLACE}&status=shipped`))
    })
    await step('until it is deleted', async () => {
      await userEvent.click(screen.getByRole('button', { name: '“Yolda” görünümünü sil' }))
      await userEvent.click((await questionIn(canvasElement)).getByRole('button', { name: 'Sil' }))
      await waitFor(() => expect(localStorage.getItem(ORDER_VIEWS_KEY)).toBe('[]'))
      await expect(await screen.findByRole('button', { name: 'Bu görünümü kaydet' })).toBeVisible()
      await expect(screen.queryByRole('button', { name: 'Yolda' })).toBeNull()
    })
  },
}

/** Invalid entries in storage are skipped; valid ones are kept. */
export const Garbage: Story = {
  beforeEach: () => {
    const garbage = [
      1,
      null,
      { name: ' ' },
      { name: 'Boş' },
      { name: 'Yolda', filters: { status: 'shipped', range: 7 } },
    ]
    localStorage.setItem(ORDER_VIEWS_KEY, JSON.stringify(garbage))
  },
  play: async () => {
    await rowNamed(pendingOrder.orderNumber)
    await pickView('Yolda')
    await waitFor(() => expect(currentUrl()).toBe(`${PLACE}&status=shipped`))
  },
}

export const Unreadable: Story = {
  beforeEach: () => {
    localStorage.setItem(ORDER_VIEWS_KEY, '[{"name":')
  },
  play: async () => {
    const views = within(await screen.findByRole('group', { name: 'Görünümler' }))
    await expect(views.getAllByRole('button')).toHaveLength(5)
  },
}

export const StorageBlocked: Story = {
  play: async () => {
    await rowNamed(pendingOrder.orderNumber)
    spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('blocked', 'SecurityError')
    })
    await saveView('Yolda')
    await said('Görünüm yalnızca bu sayfa açıkken saklanır')
    await expect(await screen.findByRole('button', { name: 'Yolda' })).toHaveAttribute('aria-pressed', 'true')
  },
}
