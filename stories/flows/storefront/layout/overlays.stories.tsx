import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor } from '@storybook/test'
import type { Overlay } from '@apps/storefront/features/overlays/overlay-store'
import { flow } from '@stories/fixtures/flow'
import { page } from '../account/account'
import { goBack, runningShop, Shop } from '../shop'
import { mockedCustomer } from '../mocked-shop'

const meta = {
  title: 'Flows/Storefront/Overlays',
  component: Shop,
  tags: ['!autodocs'],
  parameters: { ...flow },
  args: { path: '/' },
  beforeEach: mockedCustomer,
} satisfies Meta<typeof Shop>

export default meta
type Story = StoryObj<typeof meta>

/** With a toast above an open overlay, Escape closes the overlay. */
const escapesUnderAToast = (overlay: Overlay, name: RegExp): Story => ({
  play: async ({ step }) => {
    await page().findByRole('button', { name: /Konto von/ })
    const { stores } = runningShop()
    stores.overlay.getState().open(overlay)
    await page().findByRole('dialog', { name })
    await step('a toast comes later', async () => {
      // Error toasts stay until dismissed.
      stores.toasts.getState().show('wishAddFailed')
      await page().findAllByText('Fehler beim Hinzufügen zur Wunschliste')
      await expect(stores.toasts.getState().toasts).toHaveLength(1)
    })
    await step('one key closes the overlay', async () => {
      await userEvent.keyboard('{Escape}')
      await waitFor(() => expect(page().queryByRole('dialog', { name })).not.toBeInTheDocument())
    })
  },
})
export const EscapeFromTheCart = escapesUnderAToast({ kind: 'cart' }, /Warenkorb/)
export const EscapeFromTheProfile = escapesUnderAToast({ kind: 'profile' }, /Ihr Profil/)
export const EscapeFromTheWishlist = escapesUnderAToast({ kind: 'wishlist' }, /Wunschliste/)
export const EscapeFromTheOrders = escapesUnderAToast({ kind: 'orders' }, /Bestellungen/)
export const EscapeFromTheLogin = escapesUnderAToast(
  { kind: 'auth', mode: 'login', then: 'stay' },
  /Schön, dass Sie da sind/,
)

const isHome = () => page().findByRole('region', { name: /Kräuterschrank/ })

/** On a page reached from the home page, Back closes the overlay and leads home. */
const closedByBack = (overlay: Overlay, name: RegExp): Story => ({
  play: async ({ step }) => {
    await isHome()
    const [terms] = await page().findAllByRole('link', { name: 'AGB' })
    await userEvent.click(terms ?? document.body)
    await page().findByRole('heading', { level: 1, name: 'Allgemeine Geschäftsbedingungen' })
    runningShop().stores.overlay.getState().open(overlay)
    await page().findByRole('dialog', { name })
    await step('Back', async () => {
      await goBack()
      await expect(await isHome()).toBeInTheDocument()
      await waitFor(() => expect(page().queryByRole('dialog')).not.toBeInTheDocument())
    })
  },
})
export const BackFromTheCart = closedByBack({ kind: 'cart' }, /Warenkorb/)
export const BackFromTheProfile = closedByBack({ kind: 'profile' }, /Ihr Profil/)
export const BackFromTheOrders = closedByBack({ kind: 'orders' }, /Bestellungen/)
export const BackFromTheLogin = closedByBack(
  { kind: 'auth', mode: 'login', then: 'stay' },
  /Schön, dass Sie da sind/,
)
