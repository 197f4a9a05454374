import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent } from '@storybook/test'
import { checkoutMocks } from '@/shop/checkout/checkout.mocks'
import { flow } from '@stories/fixtures/flow'
import { freshShopper, Shop } from '../shop'

const meta = {
  title: 'Flows/Storefront/Legal',
  component: Shop,
  tags: ['!autodocs'],
  parameters: { ...flow },
  args: { path: '/legal/agb' },
  beforeEach: ({ msw }) => {
    msw.use(...checkoutMocks.ok)
    freshShopper()
  },
} satisfies Meta<typeof Shop>

export default meta
type Story = StoryObj<typeof meta>

/** Navigates between the legal pages through the footer. */
export const Success: Story = {
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { level: 1, name: 'Allgemeine Geschäftsbedingungen' })
    const ways: readonly (readonly [string, string])[] = [
      ['Impressum', 'Impressum'],
      ['Datenschutz', 'Datenschutzerklärung'],
      ['Versand', 'Versand und Zahlung'],
    ]
    for (const [link, title] of ways) {
      await userEvent.click(
        (await canvas.findAllByRole('link', { name: new RegExp(link) }))[0] ?? document.body,
      )
      await expect(await canvas.findByRole('heading', { level: 1, name: title })).toBeVisible()
      await expect(document.title).toBe(`${title} – Verda`)
    }
  },
}

/** An address typed in capitals, as from paper, shows its page as well. */
export const InCapitals: Story = {
  args: { path: '/Legal/AGB/' },
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole('heading', { level: 1, name: 'Allgemeine Geschäftsbedingungen' }),
    ).toBeVisible()
  },
}

export const NotFound: Story = {
  args: { path: '/legal/nope' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Hier wächst nichts' })).toBeVisible()
  },
}

/** The legal texts show even when the requests fail. */
export const Offline: Story = {
  beforeEach: ({ msw }) => msw.use(...checkoutMocks.offline),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1 })).toBeVisible()
  },
}
