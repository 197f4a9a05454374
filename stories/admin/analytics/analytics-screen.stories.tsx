import { expect, fireEvent, fn, userEvent, within } from '@storybook/test'
import { AnalyticsScreen } from '@/screens/admin/analytics/analytics-screen'
import preview from '#.storybook/preview'
import { analytics } from '../../fixtures/admin-reports'
import { inShell } from '../shared/in-shell'
import { phone, wide } from '../shared/phone'
import { pictured } from '../../fixtures/pictures'

const meta = preview.meta({
  title: 'Admin/Analytics/Analytics page',
  component: AnalyticsScreen,
  decorators: [inShell('analytics')],
  ...wide,
  parameters: { layout: 'fullscreen', ...wide.parameters },
  args: {
    state: { status: 'ready' as const, item: analytics },
    scope: { period: '30d' as const },
    months: ['2026-11', '2026-10'],
    onScopeChange: fn(),
    onExport: fn(),
    onRetry: fn(),
  },
})

export default meta

export const Ready = meta.story({ ...pictured, tags: ['picture'] })
Ready.test(
  'every drawing has its table; what is not measured says so; a month is its days',
  async ({ args, canvas, step }) => {
    await step('every drawing has its table', async () => {
      await expect(await canvas.findByRole('img', { name: /^Günlük ciro/ })).toBeVisible()
      await expect(await canvas.findByRole('img', { name: /^Günlük sipariş/ })).toBeVisible()
      // All axis labels show the currency, in the same unit.
      await expect(canvas.getAllByText(/^[\d.]+\s€$/).length).toBeGreaterThan(2)
      for (const button of canvas.getAllByRole('button', { name: 'Tablo' })) await userEvent.click(button)
      await expect(await canvas.findByRole('table', { name: 'Ciro' })).toBeVisible()
      await expect(canvas.getByRole('table', { name: 'Günlük sipariş' })).toBeVisible()
      const platforms = within(canvas.getByRole('table', { name: 'Platform karşılaştırması' }))
      await expect(platforms.getByRole('cell', { name: /^264\.800,00\s₺$/ })).toBeVisible()
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
)

/** Turkish orders in lira; with a custom date range, no preset is selected. */
Ready.test(
  'a year is typed digit by digit: only the whole day is asked for',
  { parameters: { rules: ['ADMIN-85'] } },
  async ({ args, canvas }) => {
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
)
export const Lira = meta.story({
  args: {
    state: { status: 'ready', item: { ...analytics, currency: 'TRY' } },
    scope: { platform: 'turkey', from: '2026-11-01', to: '2026-11-30' },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('combobox', { name: 'Ay' })).toHaveDisplayValue('Kasım 2026')
    await expect(canvas.getByRole('radio', { name: 'Son 30 gün' })).not.toBeChecked()
    await expect(canvas.getAllByText(/\s₺/).length).toBeGreaterThan(3)
  },
})

export const Loading = meta.story({ args: { state: { status: 'loading' } } })

export const LoadFailed = meta.story({
  args: { state: { status: 'error' } },
})
LoadFailed.test('calls onRetry', async ({ args, canvas }) => {
  await expect(canvas.getByRole('alert')).toHaveTextContent('Analiz verileri alınırken hata oluştu')
  await userEvent.click(canvas.getByRole('button', { name: 'Tekrar dene' }))
  await expect(args.onRetry).toHaveBeenCalledOnce()
})

export const WithoutOrders = meta.story({
  args: {
    state: {
      status: 'ready',
      item: { ...analytics, orders: analytics.orders.map(({ date }) => ({ date, count: 0 })) },
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Bu dönemde sipariş yok' })).toBeVisible()
  },
})

export const Dark = meta.story({ globals: { ...wide.globals, theme: 'dark' } })
export const Phone = meta.story({ globals: phone.globals, parameters: phone.parameters })
export const German = meta.story({ globals: { ...wide.globals, language: 'de' } })
