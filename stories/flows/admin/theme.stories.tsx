import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent, waitFor } from '@storybook/test'
import page from '@apps/admin/index.html?raw'
import { THEME_KEY } from '@apps/admin/app/theme'
import { dashboardMocks } from '@/shop/analytics/dashboard.mocks'
import { phone, wide } from '../../admin/shared/phone'
import { BackOffice, storeInOtherTab } from './back-office'
import { flow } from '../../fixtures/flow'
import { whenPhone } from '../../fixtures/windows'
import { mockAdmin } from './mocked-admin'

const forced = () => document.documentElement.dataset.theme

const meta = {
  title: 'Flows/Admin/Theme',
  component: BackOffice,
  tags: ['!autodocs'],
  ...wide,
  parameters: { ...flow, ...wide.parameters },
  args: { path: '/dashboard' },
  beforeEach: ({ msw }) => mockAdmin(msw, ...dashboardMocks.ok),
} satisfies Meta<typeof BackOffice>

export default meta
type Story = StoryObj<typeof meta>

async function choose(from: string, to: string) {
  await userEvent.click(await screen.findByRole('button', { name: `Tema: ${from}` }))
  await userEvent.click(await screen.findByRole('menuitemradio', { name: to }))
  await screen.findByRole('button', { name: `Tema: ${to}` })
}

export const Success: Story = {
  play: async ({ step }) => {
    await choose('Sistem', 'Koyu')
    await expect(forced()).toBe('dark')
    await expect(localStorage.getItem(THEME_KEY)).toBe('dark')
    await step('the machine decides again, and nothing is stored', async () => {
      await choose('Koyu', 'Sistem')
      await expect(forced()).toBeUndefined()
      await expect(localStorage.getItem(THEME_KEY)).toBeNull()
    })
    await step('a choice in another tab counts here too', async () => {
      storeInOtherTab({ [THEME_KEY]: 'dark' })
      await screen.findByRole('button', { name: 'Tema: Koyu' })
      await expect(forced()).toBe('dark')
    })
  },
}

export const Phone: Story = {
  globals: phone.globals,
  parameters: phone.parameters,
  play: whenPhone(async () => {
    await choose('Sistem', 'Açık')
    await expect(forced()).toBe('light')
    await expect(localStorage.getItem(THEME_KEY)).toBe('light')
  }),
}

/** An inline script applies the stored theme before the first paint. */
export const NoFlash: Story = {
  play: async ({ step }) => {
    await screen.findByRole('button', { name: 'Tema: Sistem' })
    const head = document.createElement('div')
    head.innerHTML = page
    const inline = [...head.querySelectorAll('script')].find(({ type }) => type !== 'module')
    const script = document.createElement('script')
    script.textContent = inline?.textContent ?? ''
    const styled = page.search(/<script type="module"|<link rel="stylesheet"/)
    await expect(page.indexOf(THEME_KEY)).toBeLessThan(styled)
    await step('a stored one', async () => {
      localStorage.setItem(THEME_KEY, 'dark')
      document.head.append(script)
      await waitFor(() => expect(forced()).toBe('dark'))
      script.remove()
    })
    await step('garbage is none', async () => {
      storeInOtherTab({ [THEME_KEY]: 'neon' })
      const again = document.createElement('script')
      again.textContent = script.textContent
      document.head.append(again)
      await expect(forced()).toBeUndefined()
      again.remove()
    })
  },
}
