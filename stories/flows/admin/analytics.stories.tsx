import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, mocked, spyOn, userEvent, waitFor } from '@storybook/test'
import { analyticsMocks } from '@/shop/analytics/analytics.mocks'
import { flow } from '../../fixtures/flow'
import { wide } from '../../admin/shared/phone'
import { currentUrl, BackOffice } from './back-office'
import { mockAdmin } from './mocked-admin'

const PLACE = '/dashboard?section=analytics'

const meta = {
  title: 'Flows/Admin/Analytics',
  component: BackOffice,
  tags: ['!autodocs'],
  ...wide,
  parameters: { ...flow, ...wide.parameters },
  args: { path: PLACE },
  beforeEach: ({ msw }) => mockAdmin(msw, ...analyticsMocks.ok),
} satisfies Meta<typeof BackOffice>

export default meta
type Story = StoryObj<typeof meta>

const FAILED = 'Analiz verileri alınırken hata oluştu'

export const Success: Story = {
  parameters: { rules: ['ADMIN-10'] },
  play: async ({ canvas, step }) => {
    await expect(await canvas.findByRole('img', { name: /^Günlük ciro/ })).toBeVisible()
    await step('the period stands in the URL and changes the figures', async () => {
      await expect(canvas.getByText('150')).toBeVisible()
      await userEvent.click(canvas.getByRole('radio', { name: 'Son 7 gün' }))
      await waitFor(() => expect(currentUrl()).toBe(`${PLACE}&period=7d`))
      await expect(await canvas.findByText('32')).toBeVisible()
    })
  },
}

/** Reloading the page restores the period from the URL. */
export const FromUrl: Story = {
  args: { path: `${PLACE}&period=90d` },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('radio', { name: 'Son 90 gün' })).toBeChecked()
    await expect(await canvas.findByText('450')).toBeVisible()
  },
}

/** A custom month for Türkiye, in lira, and its CSV export [ADMIN-57]. */
export const MonthInLira: Story = {
  args: { path: `${PLACE}&from=2026-10-01&to=2026-10-31&platform=turkey` },
  beforeEach: () => {
    spyOn(URL, 'createObjectURL')
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('img', { name: /^Günlük ciro: toplam [\d.,]+\s₺/ })).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'CSV indir' }))
    const [file] = mocked(URL.createObjectURL).mock.lastCall ?? []
    const lines = file instanceof Blob ? (await file.text()).trimEnd().split('\r\n') : []
    await expect(lines).toHaveLength(32)
    await expect(lines[1]).toMatch(/;TRY$/)
    await userEvent.click(canvas.getByRole('radio', { name: 'Son 7 gün' }))
    await waitFor(() => expect(currentUrl()).toBe(`${PLACE}&platform=turkey&period=7d`))
  },
}

export const Empty: Story = {
  beforeEach: ({ msw }) => msw.use(...analyticsMocks.empty),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Bu dönemde sipariş yok')).toBeVisible()
  },
}

export const Slow: Story = {
  beforeEach: ({ msw }) => msw.use(...analyticsMocks.slow),
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { level: 1, name: 'Analiz' })
    await expect(canvas.queryByRole('img', { name: /^Günlük ciro/ })).not.toBeInTheDocument()
  },
}

export const ServerError: Story = {
  beforeEach: ({ msw }) => msw.use(...analyticsMocks.error),
  play: async ({ canvas, msw, step }) => {
    await expect(await canvas.findByText(FAILED)).toBeVisible()
    await step('trying again helps once the server does', async () => {
      msw.use(...analyticsMocks.ok)
      await userEvent.click(canvas.getByRole('button', { name: 'Tekrar dene' }))
      await expect(await canvas.findByRole('img', { name: /^Günlük ciro/ })).toBeVisible()
    })
  },
}

export const Offline: Story = {
  beforeEach: ({ msw }) => msw.use(...analyticsMocks.offline),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(FAILED)).toBeVisible()
  },
}

export const Forbidden: Story = {
  beforeEach: ({ msw }) => msw.use(...analyticsMocks.forbidden),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Bu işlem için yetkiniz yok.')).toBeVisible()
  },
}

export const ExpiredSession: Story = {
  beforeEach: ({ msw }) => msw.use(...analyticsMocks.expired),
  play: async ({ canvas }) => {
    await canvas.findByRole('button', { name: 'Giriş yap' })
    await waitFor(() => expect(currentUrl()).toBe('/'))
  },
}
