import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent, waitFor, within } from '@storybook/test'
import { cargoMocks } from '@/shop/cargo/cargo.mocks'
import { tasks } from '@/shop/analytics/reports.mocks'
import { answers, failing } from '@/mocks/shared/handlers'
import { flow } from '../../fixtures/flow'
import { wide } from '../../admin/shared/phone'
import { BackOffice, currentUrl } from './back-office'
import { mockAdmin } from './mocked-admin'

/** The `since` parameters of the task requests. */
let asked: (string | null)[] = []
let newOrders = 0

const meta = {
  title: 'Flows/Admin/Waiting work',
  component: BackOffice,
  tags: ['!autodocs'],
  ...wide,
  parameters: { ...flow, ...wide.parameters },
  args: { path: '/dashboard?section=cargo' },
  beforeEach: ({ msw }) => {
    asked = []
    newOrders = 0
    mockAdmin(
      msw,
      answers('getTasks', ({ url }) => {
        const since = new URL(url).searchParams.get('since')
        asked.push(since)
        const newestOrderAt = newOrders > 0 ? '2026-11-21T09:05:00.000Z' : tasks.newestOrderAt
        return { tasks: { ...tasks, newOrders: since === newestOrderAt ? 0 : newOrders, newestOrderAt } }
      }),
      ...cargoMocks.ok,
    )
  },
} satisfies Meta<typeof BackOffice>

export default meta
type Story = StoryObj<typeof meta>

export const Counts: Story = {
  play: async ({ canvas }) => {
    const navigation = within(await canvas.findByRole('navigation', { name: 'Bölümler' }))
    await expect(await navigation.findByRole('link', { name: 'Siparişler 18' })).toBeVisible()
    await expect(navigation.getByRole('link', { name: 'Ürünler 3' })).toBeVisible()
  },
}

/** Returns to the tab, repeatedly, until the check passes. */
const lookedAgain = (check: () => Promise<void>) =>
  waitFor(async () => {
    window.dispatchEvent(new Event('visibilitychange'))
    await check()
  })

export const NewOrdersInEverySection: Story = {
  play: async ({ step }) => {
    await screen.findByRole('link', { name: 'Siparişler 18' })
    await expect(screen.queryByText(/yeni sipariş geldi/)).not.toBeInTheDocument()
    newOrders = 2
    await step('the message names how many came in', async () => {
      await lookedAgain(async () => {
        await expect(screen.getByText('2 yeni sipariş geldi')).toBeVisible()
      })
      await expect(asked).toContain(tasks.newestOrderAt)
    })
    await step('it leads to the orders, where they are read', async () => {
      await userEvent.click(screen.getByRole('button', { name: 'Siparişleri göster' }))
      await waitFor(() => expect(currentUrl()).toBe('/dashboard?section=orders'))
      await waitFor(() => expect(screen.queryByText('2 yeni sipariş geldi')).toBeNull())
    })
  },
}

/** The back office still works when the counts fail to load. */
export const CountsFail: Story = {
  beforeEach: ({ msw }) => msw.use(failing('getTasks', 'INTERNAL')),
  play: async ({ canvas }) => {
    await canvas.findByRole('button', { name: 'DHL: düzenle' })
    await expect(screen.getByRole('link', { name: 'Siparişler' })).toBeVisible()
  },
}
