import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent } from '@storybook/test'
import type { RequestHandler } from 'msw'
import { accountMocks } from '@/shop/account/account.mocks'
import { flow } from '@stories/fixtures/flow'
import { page } from '../account/account'
import { mockedVisitor } from '../mocked-shop'
import { Shop } from '../shop'

const meta = {
  title: 'Flows/Storefront/Confirm order',
  component: Shop,
  tags: ['!autodocs'],
  parameters: { ...flow },
  args: { path: '/orders?confirm=token-of-a-mail' },
  beforeEach: mockedVisitor,
} satisfies Meta<typeof Shop>

export default meta
type Story = StoryObj<typeof meta>

const press = async () =>
  userEvent.click(await page().findByRole('button', { name: 'Bestellung bestätigen' }))

/** @param answers of the server to the press of the mail's link */
const pressed = (heading: string, answers: readonly RequestHandler[] = []): Story => ({
  parameters: { rules: ['ORDER-61'] },
  beforeEach: ({ msw }) => msw.use(...answers),
  play: async () => {
    await press()
    await expect(await page().findByRole('heading', { level: 1, name: heading })).toBeVisible()
  },
})

export const Confirmed = pressed('Ihre Bestellung ist bestätigt')
export const Already = pressed('Das ist schon erledigt', accountMocks.confirmedAlready)
export const TooLate = pressed('Die Zeit zum Bestätigen ist vorbei', accountMocks.confirmedTooLate)
export const Unknown = pressed('Diesen Link kennen wir nicht', accountMocks.noSuchConfirmation)

export const FailedOnce: Story = {
  beforeEach: ({ msw }) => msw.use(...accountMocks.confirmationFailed),
  play: async ({ msw }) => {
    await press()
    await expect(await page().findByRole('alert')).toHaveTextContent('konnte nicht bestätigt werden')
    msw.use(...accountMocks.ok)
    await press()
    await expect(await page().findByRole('heading', { name: 'Ihre Bestellung ist bestätigt' })).toBeVisible()
  },
}
