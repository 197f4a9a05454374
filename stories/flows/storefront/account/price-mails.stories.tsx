import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent } from '@storybook/test'
import { mailConsentMocks } from '@/shop/mail-consents/mail-consents.mocks'
import { flow } from '@stories/fixtures/flow'
import { mockedCustomer } from '../mocked-shop'
import { Shop } from '../shop'
import { openFromMenu, page } from './account'

/** Mails about cheaper wishes are asked for in the wishlist and ended by the link in each. */
const meta = {
  title: 'Flows/Storefront/Price mails',
  component: Shop,
  tags: ['!autodocs'],
  parameters: { ...flow, rules: ['SHOP-602', 'LAW-600'] },
  args: { path: '/product/abendruhe' },
  beforeEach: (context) => {
    mockedCustomer(context)
    context.msw.use(...mailConsentMocks.ok)
  },
} satisfies Meta<typeof Shop>

export default meta
type Story = StoryObj<typeof meta>

async function openSwitch() {
  const drawer = await openFromMenu('Wunschliste', /Wunschliste/)
  await userEvent.click(await drawer.findByText('E-Mail bei niedrigerem Preis'))
  return drawer
}
const wanted = { name: /informieren Sie mich per E-Mail/ }

export const Success: Story = {
  play: async () => {
    const drawer = await openSwitch()
    const mails = await drawer.findByRole('switch', wanted)
    await expect(mails).not.toBeChecked()
    await userEvent.click(mails)
    await expect(await drawer.findByText('Gespeichert')).toBeVisible()
    await expect(mails).toBeChecked()
  },
}

export const AddressUnconfirmed: Story = {
  beforeEach: ({ msw }) => msw.use(...mailConsentMocks.unconfirmed),
  play: async () => {
    const drawer = await openSwitch()
    await expect(await drawer.findByText(/bestätigen Sie zuerst Ihre E-Mail-Adresse/)).toBeVisible()
  },
}

export const ServerError: Story = {
  beforeEach: ({ msw }) => msw.use(...mailConsentMocks.error),
  play: async () => {
    const drawer = await openSwitch()
    await expect(await drawer.findByRole('alert')).toBeVisible()
  },
}

const LINK = { path: '/unsubscribe?token=token-of-a-mail' }
const end = async () => userEvent.click(await page().findByRole('button', { name: 'Ja, abbestellen' }))

export const EndedByLink: Story = {
  args: LINK,
  play: async ({ canvas }) => {
    await end()
    await expect(await canvas.findByRole('heading', { name: 'Abbestellt' })).toBeVisible()
  },
}

export const ReviewMailConfirmed: Story = {
  args: { path: '/review-mails?token=token-of-a-mail' },
  parameters: { rules: ['ORDER-600'] },
  play: async ({ canvas }) => {
    await userEvent.click(await page().findByRole('button', { name: 'Ja, fragen Sie mich' }))
    await expect(await canvas.findByRole('heading', { name: 'Danke' })).toBeVisible()
  },
}

export const EndedAlready: Story = {
  args: LINK,
  beforeEach: ({ msw }) => msw.use(...mailConsentMocks.oldLink),
  play: async ({ canvas }) => {
    await end()
    await expect(await canvas.findByRole('heading', { name: 'Dieser Link gilt nicht mehr' })).toBeVisible()
  },
}

export const EndingFails: Story = {
  args: LINK,
  beforeEach: ({ msw }) => msw.use(...mailConsentMocks.error),
  play: async ({ canvas }) => {
    await end()
    await expect(await canvas.findByRole('alert')).toBeVisible()
  },
}
