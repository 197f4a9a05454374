import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent, waitFor, within } from '@storybook/test'
import { delay } from 'msw'
import { adminOrderMocks } from '@/shop/orders/admin-orders.mocks'
import { adminOrders, newOrderRecord, pendingOrder } from '@/shop/orders/order-data.mocks'
import { firstPage } from '@/mocks/fixtures/pagination'
import { answers } from '@/mocks/shared/handlers'
import { wide } from '@stories/admin/shared/phone'
import { currentUrl, BackOffice } from '../back-office'
import { LAST, OPENED, PLACE, rowNamed } from './orders'
import { mockAdmin } from '../mocked-admin'
import { flow } from '@stories/fixtures/flow'
import { whenWide } from '@stories/fixtures/windows'

const meta = {
  title: 'Flows/Admin/Orders/News',
  component: BackOffice,
  tags: ['!autodocs'],
  ...wide,
  parameters: { ...flow, ...wide.parameters },
  args: { path: PLACE },
  beforeEach: ({ msw }) => mockAdmin(msw, ...adminOrderMocks.changes),
} satisfies Meta<typeof BackOffice>

export default meta
type Story = StoryObj<typeof meta>

export const Arrived: Story = {
  parameters: { rules: ['ADMIN-14'] },
  args: { path: `${OPENED}&selected=${LAST}` },
  play: whenWide(async ({ msw, step }) => {
    await rowNamed(pendingOrder.orderNumber)
    await expect(screen.queryByRole('button', { name: /yeni sipariş/ })).not.toBeInTheDocument()
    msw.use(...adminOrderMocks.news)
    await step('the tab is looked at again', async () => {
      // Fired repeatedly, because it triggers no refetch while the first request is in flight.
      await waitFor(async () => {
        window.dispatchEvent(new Event('visibilitychange'))
        await expect(screen.getByRole('button', { name: '1 yeni sipariş' })).toBeVisible()
      })
      await userEvent.click(screen.getByRole('button', { name: '1 yeni sipariş' }))
    })
    await step('it is on top; what was selected and open still is', async () => {
      await expect(await rowNamed('VD-2026-000432')).toBeVisible()
      await waitFor(() => expect(currentUrl()).toBe(`${OPENED}&selected=${LAST}`))
      await expect(screen.getByText('1 sipariş seçildi')).toBeVisible()
      await expect(screen.queryByRole('button', { name: /yeni sipariş/ })).not.toBeInTheDocument()
    })
  }),
}

let showNews = () => {}
/** An order placed between the first two requests is announced. */
export const AtOnce: Story = {
  beforeEach: ({ msw }) => {
    const listShown = new Promise<void>((resolve) => (showNews = resolve))
    msw.use(
      answers('listOrders', async ({ url }) => {
        const isNews = new URL(url).searchParams.get('limit') === '20'
        if (isNews) await listShown
        const orders = isNews ? [newOrderRecord, ...adminOrders] : [...adminOrders]
        return { orders, pagination: firstPage(orders.length) }
      }),
    )
  },
  play: async () => {
    await rowNamed(pendingOrder.orderNumber)
    showNews()
    await screen.findByRole('button', { name: '1 yeni sipariş' })
  },
}

/** After the filters change, the check for new orders is answered before the list itself. */
export const BeforeTheList: Story = {
  args: { path: `${PLACE}&status=delivered` },
  beforeEach: ({ msw }) => {
    msw.use(
      answers('listOrders', async ({ url }) => {
        const query = new URL(url).searchParams
        const few = query.has('status') || query.has('sort')
        if (!few && query.get('limit') !== '20') await delay(500)
        const orders = few ? [pendingOrder] : [newOrderRecord, ...adminOrders]
        return { orders, pagination: firstPage(orders.length) }
      }),
    )
  },
  play: async () => {
    await waitFor(() => expect(screen.getAllByRole('row')).toHaveLength(2))
    await userEvent.selectOptions(await screen.findByLabelText('Durum'), '')
    await rowNamed(newOrderRecord.orderNumber)
    await userEvent.click(within(screen.getByRole('columnheader', { name: 'Tutar' })).getByRole('button'))
    await waitFor(() => expect(screen.getAllByRole('row')).toHaveLength(2))
    await expect(screen.queryByRole('button', { name: /yeni sipariş/ })).not.toBeInTheDocument()
  },
}
