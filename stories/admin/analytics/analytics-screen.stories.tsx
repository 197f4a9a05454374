import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fireEvent, fn, userEvent, within } from '@storybook/test'
import { AnalyticsScreen } from '@/screens/admin/analytics/analytics-screen'
import { analytics } from '../../fixtures/admin-reports'
import { inShell } from '../shared/in-shell'
import { phone, wide } from '../shared/phone'
import { pictured } from '../../fixtures/pictures'

const meta = {
  title: 'Admin/Analytics',
  component: AnalyticsScreen,
  decorators: [inShell('analytics')],
  ...wide,
  parameters: { layout: 'fullscreen', ...wide.parameters },
  args: {
    state: { status: 'ready', item: analytics },
    scope: { period: '30d' },
    months: ['2026-11', '2026-10'],
    onScopeChange: fn(),
    onExport: fn(),
    onRetry: fn(),
  },
} satisfies Meta<typeof AnalyticsScreen>

export default meta
type Story = StoryObj<typeof meta>

export const Ready: Story = { ...pictured }
export const ReadyWorks: Story = {
  tags: ['!dev', '!autodocs'],
  play: async ({ args, canvas, step }) => {
    await step('every drawing has its table', async () => {
      await expect(await canvas.findByRole('img', { name: /^Günlük ciro/ })).toBeVisible()
      await expect(await canvas.findByRole('img', { name: /^Günlük sipariş/ })).toBeVisible()
      // All axis labels show the currency, in the same unit.
      await expect(canvas.getAllByText(/^€[\d.]+$/).length).toBeGreaterThan(2)
      for (const button of canvas.getAllByRole('button', { name: 'Tablo' })) await userEvent.click(button)
      await expect(canvas.getByRole('table', { name: 'Ciro' })).toBeVisible()
      await expect(canvas.getByRole('table', { name: 'Günlük sipariş' })).toBeVisible()
      const platforms = within(canvas.getByRole('table', { name: 'Platform karşılaştırması' }))
      await expect(platforms.getByRole('cell', { name: '₺264.800,00' })).toBeVisible()
    })
    await step('what is not measured says so', async () => {
      for (const name of ['Yaş grupları', 'Cinsiyet', 'Trafik kaynağı'])
        await expect(within(canvas.getByRole('region', { name })).getByText('Örnek veri')).toBeVisible()
    })
    await userEvent.click(canvas.getByRole('radio', { name: 'Son 90 gün' }))
    await expect(args.onScopeChange).toHaveBeenCalledWith({ period: '90d' })
    await step('a month is its days', async () => {
      await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Ay' }), 'Ekim 2026')
      await expect(args.onScopeChange).toHaveBeenLastCalledWith({
        period: '30d',
        from: '2026-10-01',
        to: '2026-10-31',
      })
    })
  },
}

/** Turkish orders in lira; with a custom date range, no preset is selected. */
/** A year is typed digit by digit: only the whole day is asked for. */
export const TypedDayWorks: Story = {
  tags: ['!dev', '!autodocs'],
  parameters: { rules: ['ADMIN-85'] },
  play: async ({ args, canvas }) => {
    const first = canvas.getByLabelText('Başlangıç')
    for (const day of ['0002-11-03', '0020-11-03', '0202-11-03']) {
      await fireEvent.change(first, { target: { value: day } })
      await expect(first).toHaveValue(day)
    }
    await expect(args.onScopeChange).not.toHaveBeenCalled()
    await fireEvent.change(first, { target: { value: '2026-11-03' } })
    await expect(args.onScopeChange).toHaveBeenCalledOnce()
    await expect(args.onScopeChange).toHaveBeenCalledWith(expect.objectContaining({ from: '2026-11-03' }))
  },
}
export const Lira: Story = {
  args: {
    state: { status: 'ready', item: { ...analytics, currency: 'TRY' } },
    scope: { platform: 'turkey', from: '2026-11-01', to: '2026-11-30' },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('combobox', { name: 'Ay' })).toHaveDisplayValue('Kasım 2026')
    await expect(canvas.getByRole('radio', { name: 'Son 30 gün' })).not.toBeChecked()
    await expect(canvas.getAllByText(/^₺/).length).toBeGreaterThan(3)
  },
}

export const Loading: Story = { args: { state: { status: 'loading' } } }

export const LoadFailed: Story = {
  args: { state: { status: 'error' } },
}
export const LoadFailedWorks: Story = {
  ...LoadFailed,
  tags: ['!dev', '!autodocs'],
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Analiz verileri alınırken hata oluştu')
    await userEvent.click(canvas.getByRole('button', { name: 'Tekrar dene' }))
    await expect(args.onRetry).toHaveBeenCalledOnce()
  },
}

export const WithoutOrders: Story = {
  args: {
    state: {
      status: 'ready',
      item: { ...analytics, orders: analytics.orders.map(({ date }) => ({ date, count: 0 })) },
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Bu dönemde sipariş yok' })).toBeVisible()
  },
}

export const Dark: Story = { globals: { ...wide.globals, theme: 'dark' } }
export const Phone: Story = { globals: phone.globals, parameters: phone.parameters }
export const German: Story = { globals: { ...wide.globals, language: 'de' } }
