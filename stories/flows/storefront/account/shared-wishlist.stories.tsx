import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor } from '@storybook/test'
import { wishlistShareMocks } from '@/shop/wishlist/wishlist-share.mocks'
import { flow } from '@stories/fixtures/flow'
import { mockedCustomer, mockedVisitor } from '../mocked-shop'
import { Shop } from '../shop'
import { openFromMenu } from './account'

/** A wishlist is shared by a link and read by somebody else. */
const meta = {
  title: 'Flows/Storefront/Shared wishlist',
  component: Shop,
  tags: ['!autodocs'],
  parameters: { ...flow, rules: ['SHOP-601'] },
  args: { path: '/wishlist?token=token-of-a-shared-list' },
  beforeEach: (context) => {
    mockedVisitor(context)
    context.msw.use(...wishlistShareMocks.ok)
  },
} satisfies Meta<typeof Shop>

export default meta
type Story = StoryObj<typeof meta>

export const Success: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Zum Geburtstag' })).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: /^In den Warenkorb.*Goldmilch$/ }))
    await expect(JSON.parse(localStorage.getItem('cartItems') ?? '[]')).toMatchObject([
      { name: 'Goldmilch', quantity: 1 },
    ])
  },
}

export const Empty: Story = {
  beforeEach: ({ msw }) => msw.use(...wishlistShareMocks.empty),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Geteilte Wunschliste' })).toBeVisible()
  },
}

export const Gone: Story = {
  beforeEach: ({ msw }) => msw.use(...wishlistShareMocks.gone),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Diese Liste gibt es nicht' })).toBeVisible()
  },
}

/** The list fails to load and succeeds on retry. */
export const ServerError: Story = {
  beforeEach: ({ msw }) => msw.use(...wishlistShareMocks.error),
  play: async ({ canvas, msw }) => {
    await expect(await canvas.findByText('Die Wunschliste konnte nicht geladen werden')).toBeVisible()
    msw.use(...wishlistShareMocks.ok)
    await userEvent.click(canvas.getByRole('button', { name: 'Erneut versuchen' }))
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Zum Geburtstag' })).toBeVisible()
  },
}

export const Slow: Story = {
  beforeEach: ({ msw }) => msw.use(...wishlistShareMocks.slow),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Die Wunschliste wird geladen')).toBeInTheDocument()
  },
}

/** The owner makes the link and turns it off again. */
export const OwnerShares: Story = {
  args: { path: '/product/abendruhe' },
  beforeEach: (context) => {
    mockedCustomer(context)
    context.msw.use(...wishlistShareMocks.ok)
  },
  play: async ({ step }) => {
    const drawer = await openFromMenu('Wunschliste', /Wunschliste/)
    await step('on, with a heading', async () => {
      await userEvent.click(await drawer.findByText('Liste teilen'))
      await userEvent.type(await drawer.findByRole('textbox', { name: /Überschrift/ }), 'Zum Fest')
      await userEvent.click(drawer.getByRole('button', { name: 'Link erstellen' }))
      await expect(await drawer.findByRole('textbox', { name: 'Link zur Liste' })).toHaveValue(
        `${location.origin}/wishlist?token=token-of-a-shared-list`,
      )
      await expect(drawer.getByRole('textbox', { name: /Überschrift/ })).toHaveValue('Zum Fest')
    })
    await step('off', async () => {
      await userEvent.click(drawer.getByRole('button', { name: 'Nicht mehr teilen' }))
      await waitFor(() => expect(drawer.queryByRole('textbox', { name: 'Link zur Liste' })).toBeNull())
    })
  },
}

/** What was typed stays when it could not be saved. */
export const SharingFails: Story = {
  ...OwnerShares,
  beforeEach: (context) => {
    mockedCustomer(context)
    context.msw.use(...wishlistShareMocks.ok)
    context.msw.use(...wishlistShareMocks.savesFail)
  },
  play: async () => {
    const drawer = await openFromMenu('Wunschliste', /Wunschliste/)
    await userEvent.click(await drawer.findByText('Liste teilen'))
    const heading = await drawer.findByRole('textbox', { name: /Überschrift/ })
    await userEvent.type(heading, 'Zum Fest')
    await userEvent.click(drawer.getByRole('button', { name: 'Link erstellen' }))
    await expect(await drawer.findByRole('alert')).toBeVisible()
    await expect(heading).toHaveValue('Zum Fest')
  },
}
