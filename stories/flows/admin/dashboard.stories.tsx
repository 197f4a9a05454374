import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor } from '@storybook/test'
import { dashboardMocks } from '@/shop/analytics/dashboard.mocks'
import { wide } from '../../admin/shared/phone'
import { currentUrl, BackOffice } from './back-office'
import { mockAdmin } from './mocked-admin'
import { flow } from '../../fixtures/flow'
import { whenWide } from '../../fixtures/windows'

const meta = {
  title: 'Flows/Admin/Dashboard',
  component: BackOffice,
  tags: ['!autodocs'],
  ...wide,
  parameters: { ...flow, ...wide.parameters },
  args: { path: '/dashboard' },
  beforeEach: ({ msw }) => mockAdmin(msw, ...dashboardMocks.ok),
} satisfies Meta<typeof BackOffice>

export default meta
type Story = StoryObj<typeof meta>

export const Success: Story = {
  parameters: { rules: ['ADMIN-4', 'ADMIN-5'] },
  play: whenWide(async ({ canvas, step }) => {
    await canvas.findByRole('heading', { level: 1, name: 'Hoş geldiniz, Elif' })
    await expect(await canvas.findByText('264.800,00 ₺')).toBeVisible()
    await expect(await canvas.findByRole('img', { name: /^Günlük ciro/ })).toBeVisible()
    await step('a recent order opens in its section', async () => {
      await userEvent.click(await canvas.findByRole('button', { name: /^VD-2026-000431/ }))
      await canvas.findByRole('heading', { level: 1, name: 'Siparişler' })
      await waitFor(() => expect(currentUrl()).toMatch(/section=orders&order=/))
    })
  }),
}

/** Switching sections needs no page load and updates the URL. */
export const Sections: Story = {
  parameters: { rules: ['ADMIN-4', 'DEPART-8'] },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('link', { name: /^Siparişler/ }))
    await canvas.findByRole('heading', { level: 1, name: 'Siparişler' })
    await waitFor(() => expect(currentUrl()).toBe('/dashboard?section=orders'))
    await userEvent.click(canvas.getByRole('link', { name: 'Kontrol Paneli' }))
    await canvas.findByRole('heading', { level: 1, name: 'Hoş geldiniz, Elif' })
  },
}

/** What unpaid orders hold leads to them. */
export const UnpaidHolds: Story = {
  parameters: { rules: ['ORDER-64'] },
  beforeEach: ({ msw }) => msw.use(...dashboardMocks.unpaidHolds),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/48 adet, stoğun %40 kadarı/)).toBeVisible()
    await userEvent.click(canvas.getByRole('link', { name: 'Ödeme bekleyenler' }))
    await canvas.findByRole('heading', { level: 1, name: 'Siparişler' })
    await waitFor(() => expect(currentUrl()).toMatch(/section=orders&payment=pending&status=valid/))
  },
}

export const Empty: Story = {
  beforeEach: ({ msw }) => msw.use(...dashboardMocks.empty),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Henüz sipariş yok')).toBeVisible()
    await expect(await canvas.findByText('Henüz satış yok')).toBeVisible()
  },
}

export const Slow: Story = {
  beforeEach: ({ msw }) => msw.use(...dashboardMocks.slow),
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { level: 1, name: 'Hoş geldiniz, Elif' })
    await expect(canvas.queryByText('264.800,00 ₺')).not.toBeInTheDocument()
  },
}

export const ServerError: Story = {
  beforeEach: ({ msw }) => msw.use(...dashboardMocks.error),
  play: async ({ canvas, msw, step }) => {
    await expect(await canvas.findByText('Dashboard verileri alınırken hata oluştu')).toBeVisible()
    await step('trying again helps once the server does', async () => {
      msw.use(...dashboardMocks.ok)
      const [first] = canvas.getAllByRole('button', { name: 'Tekrar dene' })
      if (first) await userEvent.click(first)
      await expect(await canvas.findByText('264.800,00 ₺')).toBeVisible()
    })
  },
}

export const Offline: Story = {
  beforeEach: ({ msw }) => msw.use(...dashboardMocks.offline),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Dashboard verileri alınırken hata oluştu')).toBeVisible()
  },
}

export const Forbidden: Story = {
  beforeEach: ({ msw }) => msw.use(...dashboardMocks.forbidden),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Bu işlem için yetkiniz yok.')).toBeVisible()
  },
}

export const ExpiredSession: Story = {
  beforeEach: ({ msw }) => msw.use(...dashboardMocks.expired),
  play: async ({ canvas }) => {
    await canvas.findByRole('button', { name: 'Giriş yap' })
    await waitFor(() => expect(currentUrl()).toBe('/'))
  },
}
