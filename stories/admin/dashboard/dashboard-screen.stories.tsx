import { expect, fn, userEvent, within } from '@storybook/test'
import { DashboardScreen } from '@/screens/admin/dashboard/dashboard-screen'
import preview from '#.storybook/preview'
import { orderRows } from '../../fixtures/admin-orders'
import { analytics, dashboardStats } from '../../fixtures/admin-reports'
import { inShell } from '../shared/in-shell'
import { phone, wide } from '../shared/phone'
import { pictured } from '../../fixtures/pictures'

const meta = preview.meta({
  title: 'Admin/Dashboard/Dashboard page',
  component: DashboardScreen,
  decorators: [inShell('dashboard')],
  ...wide,
  parameters: { layout: 'fullscreen', ...wide.parameters },
  args: {
    adminName: 'Elif Yılmaz',
    today: '21 Kasım 2026, Cumartesi',
    state: { status: 'ready' as const, item: dashboardStats },
    orders: { status: 'ready' as const, items: orderRows.slice(0, 5), page: 1, pages: 66, total: 328 },
    revenue: { status: 'ready' as const, item: analytics },
    onRetry: fn(),
    onOrdersRetry: fn(),
    onRevenueRetry: fn(),
    onOrderOpen: fn(),
  },
})

export default meta

/** The first administrator has no name until they give it. */
export const Unnamed = meta.story({
  args: { adminName: 'Yönetici' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Hoş geldiniz' })).toBeVisible()
  },
})

export const Ready = meta.story({ ...pictured, tags: ['picture'] })
Ready.test(
  'total orders say which ones they leave out; a figure leads to what it counts …',
  async ({ args, canvas, step }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('Hoş geldiniz, Elif')
    const totals = within(canvas.getByRole('region', { name: 'Genel rakamlar' }))
    await expect(totals.getByText('12.438')).toBeVisible()
    await expect(totals.getByText('+%8,2')).toBeVisible()
    await step('total orders say which ones they leave out', async () => {
      await expect(totals.getByText(/iptal ve iadeler hariç/)).toBeVisible()
    })
    await step('a figure leads to what it counts', async () => {
      await expect(totals.getByRole('link', { name: /^Bekleyen sipariş: / })).toHaveAttribute(
        'href',
        '/admin/dashboard?section=orders&status=pending',
      )
      await expect(totals.getByRole('link', { name: /üründe stok az$/ })).toHaveAttribute(
        'href',
        '/admin/dashboard?section=products&mark=lowStock&status=active',
      )
    })
    await step('an order opens in its section', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'VD-2026-000430 numaralı siparişi aç' }))
      await expect(args.onOrderOpen).toHaveBeenCalledWith('order-430')
      await expect(canvas.getByRole('link', { name: 'Tümünü gör' })).toHaveAttribute(
        'href',
        '/admin/dashboard?section=orders',
      )
    })
    await step('the drawing is also a table', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Tablo' }))
      await expect(await canvas.findByRole('cell', { name: '21 Kasım 2026' })).toBeVisible()
      await userEvent.click(canvas.getByRole('button', { name: 'Grafik' }))
    })
  },
)

const unpaidHolds = [
  { id: 'abendruhe', name: 'Abendruhe', held: 48, left: 72 },
  { id: 'goldmilch', name: 'Goldmilch', held: 18, left: 32 },
]
export const UnpaidHolds = meta.story({
  args: { state: { status: 'ready', item: { ...dashboardStats, unpaidHolds } } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Abendruhe: 48 adet, stoğun %40 kadarı')).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'Ödeme bekleyenler' })).toHaveAttribute(
      'href',
      '/admin/dashboard?section=orders&payment=pending&status=valid',
    )
  },
})

export const Loading = meta.story({
  args: { state: { status: 'loading' }, orders: { status: 'loading' }, revenue: { status: 'loading' } },
})

export const LoadFailed = meta.story({
  args: { state: { status: 'error' } },
})
LoadFailed.test('calls onRetry', async ({ args, canvas }) => {
  await expect(canvas.getByRole('alert')).toHaveTextContent('Dashboard verileri alınırken hata oluştu')
  await userEvent.click(canvas.getByRole('button', { name: 'Tekrar dene' }))
  await expect(args.onRetry).toHaveBeenCalledOnce()
})

export const OrdersFailed = meta.story({ args: { orders: { status: 'error' } } })
export const RevenueFailed = meta.story({ args: { revenue: { status: 'error' } } })

export const FirstDay = meta.story({
  args: {
    orders: { status: 'empty' },
    revenue: {
      status: 'ready',
      item: {
        ...analytics,
        revenue: analytics.revenue.map((day) => ({ ...day, amount: 0 })),
        previousRevenue: [],
      },
    },
    state: {
      status: 'ready',
      item: {
        ...dashboardStats,
        totalUsers: 0,
        totalRevenue: 0,
        revenueByCurrency: [],
        totalOrders: 0,
        userGrowth: 0,
        monthlySales: 0,
        monthlyOrders: 0,
        mobileMonthlySales: 0,
        mobileMonthlyOrders: 0,
        topProducts: [],
        pendingOrders: 0,
        lowStockProducts: 0,
        platforms: {
          germany: { users: 0, orders: 0, products: 24, revenue: { amount: 0, currency: 'EUR' } },
          turkey: { users: 0, orders: 0, products: 18, revenue: { amount: 0, currency: 'TRY' } },
          mobile: { users: 0, orders: 0, products: 21, revenue: { amount: 0, currency: 'EUR' } },
        },
      },
    },
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Bu dönemde sipariş yok')).toBeVisible()
  },
})

export const Dark = meta.story({ globals: { ...wide.globals, theme: 'dark' } })
export const Phone = meta.story({ globals: phone.globals, parameters: phone.parameters })
export const German = meta.story({ globals: { ...wide.globals, language: 'de' } })
