import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent, waitFor } from '@storybook/test'
import { FORMER_VIEWS_KEY } from '@apps/admin/sections/orders/order-views'
import { keptViews, listViewMocks } from '@/shop/list-views/list-views.mocks'
import { adminOrderMocks } from '@/shop/orders/admin-orders.mocks'
import { pendingOrder } from '@/shop/orders/order-data.mocks'
import { flow } from '@stories/fixtures/flow'
import { questionIn } from '@stories/fixtures/body'
import { wide } from '@stories/admin/shared/phone'
import { currentUrl, BackOffice } from '../back-office'
import { PLACE, rowNamed } from './orders'
import { mockAdmin } from '../mocked-admin'

const meta = {
  title: 'Flows/Admin/Orders/Views',
  component: BackOffice,
  tags: ['!autodocs'],
  ...wide,
  parameters: { ...flow, ...wide.parameters },
  args: { path: PLACE },
  beforeEach: ({ msw }) => mockAdmin(msw, ...adminOrderMocks.changes, ...keptViews()),
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
  parameters: { rules: ['ADMIN-611'] },
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
      await expect(await screen.findByRole('button', { name: /^Yolda ?\d*$/ })).toHaveAttribute(
        'aria-pressed',
        'true',
      )
    })
    await step('and found again', async () => {
      await pickView(/^Bugün/)
      await waitFor(() => expect(currentUrl()).toBe(`${PLACE}&range=today`))
      await pickView(/^Yolda ?\d+$/)
      await waitFor(() => expect(currentUrl()).toBe(`${PLACE}&status=shipped`))
    })
    await step('under another name, shared', async () => {
      await userEvent.click(screen.getByRole('button', { name: '“Yolda” görünümünü düzenle' }))
      await userEvent.type(await screen.findByRole('textbox', { name: 'Görünüm adı' }), 'kiler')
      await userEvent.click(screen.getByRole('checkbox', { name: /^Ekiple paylaş/ }))
      await userEvent.click(screen.getByRole('button', { name: 'Kaydet' }))
      await screen.findByRole('button', { name: /^Paylaşılan ?Yoldakiler ?\d+$/ })
    })
    await step('until it is deleted', async () => {
      await userEvent.click(screen.getByRole('button', { name: '“Yoldakiler” görünümünü sil' }))
      await userEvent.click((await questionIn(canvasElement)).getByRole('button', { name: 'Sil' }))
      await expect(await screen.findByRole('button', { name: 'Bu görünümü kaydet' })).toBeVisible()
      await expect(screen.queryByRole('button', { name: /Yoldakiler/ })).toBeNull()
    })
  },
}

/** What the browser had kept is moved to the server once; entries that cannot be read are left out. */
export const TakenOver: Story = {
  parameters: { rules: ['ADMIN-611'] },
  beforeEach: () => {
    const kept = [
      1,
      null,
      { name: ' ' },
      { name: 'Yolda', filters: { search: '', status: 'shipped', range: 7 }, sort: 'oldest' },
    ]
    localStorage.setItem(FORMER_VIEWS_KEY, JSON.stringify(kept))
  },
  play: async () => {
    await pickView(/^Yolda ?\d+$/)
    await waitFor(() => expect(currentUrl()).toBe(`${PLACE}&status=shipped&sort=oldest`))
    await expect(localStorage.getItem(FORMER_VIEWS_KEY)).toBeNull()
  },
}

/** A server that has no room for them leaves them where they are. */
export const NotTakenOver: Story = {
  beforeEach: ({ msw }) => {
    msw.use(...listViewMocks.tooMany)
    localStorage.setItem(
      FORMER_VIEWS_KEY,
      JSON.stringify([{ name: 'Yolda', filters: { status: 'shipped' } }]),
    )
  },
  play: async () => {
    await rowNamed(pendingOrder.orderNumber)
    await waitFor(() =>
      expect(localStorage.getItem(FORMER_VIEWS_KEY)).toBe(
        '[{"name":"Yolda","filters":{"status":"shipped"}}]',
      ),
    )
  },
}

export const NameTaken: Story = {
  beforeEach: ({ msw }) => msw.use(...listViewMocks.nameTaken),
  play: async () => {
    await saveView('Yolda')
    await waitFor(() =>
      expect(screen.getByRole('textbox', { name: 'Görünüm adı' })).toHaveAccessibleDescription(
        'Bu adda bir görünüm var',
      ),
    )
  },
}
