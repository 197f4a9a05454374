import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, waitFor } from '@storybook/test'
import { ShopToasts, type ShopToastMessage } from '@/screens/storefront/layout/shop-toast'
import { FreeShippingBar } from '@/screens/storefront/cart/free-shipping-bar'
import { Drawer, DrawerBody, DrawerContent, DrawerHeader, DrawerTitle } from '@/ui/drawer'
import { pictured } from '../../fixtures/pictures'
import { onPhone } from '../../fixtures/windows'
import { body } from '../../fixtures/body'

const meta = {
  title: 'Storefront/Layout/Toasts',
  component: ShopToasts,
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, height: '22rem' } } },
  args: { toasts: [], onDismiss: fn() },
} satisfies Meta<typeof ShopToasts>

export default meta
type Story = StoryObj<typeof meta>

const about = (message: ShopToastMessage) => ({
  id: message,
  message,
  name: 'Abendruhe',
  duration: Infinity,
})
const onAction = fn()

/** Removing an item offers to undo it. */
export const Cart: Story = {
  ...pictured,
  tags: ['picture'],
  args: { toasts: [about('cartAdded'), { ...about('cartRemoved'), onAction }] },
  play: async ({ canvasElement }) => {
    const toasts = body(canvasElement)
    await waitFor(() => expect(toasts.getByText('Abendruhe liegt im Warenkorb')).toBeVisible())
    await userEvent.click(toasts.getByRole('button', { name: 'Zurückholen' }))
    await expect(onAction).toHaveBeenCalled()
  },
}
export const Limits: Story = {
  args: { toasts: [about('stockLimit'), about('unitLimit'), about('lineLimit')] },
}
export const Wishlist: Story = {
  args: { toasts: [about('wishAdded'), { ...about('wishRemoved'), onAction }] },
}
export const Failures: Story = {
  args: { toasts: [about('wishAddFailed'), about('wishRemoveFailed'), about('cartFailed')] },
  play: async ({ canvasElement }) => {
    const toasts = body(canvasElement)
    await waitFor(() => expect(toasts.getByText('Fehler beim Hinzufügen zur Wunschliste')).toBeVisible())
    await waitFor(() => expect(toasts.getByText('Fehler beim Entfernen aus der Wunschliste')).toBeVisible())
  },
}
export const LoggedOut: Story = { args: { toasts: [about('loggedOut')] } }
export const Dark: Story = { args: Cart.args, globals: { theme: 'dark' } }
export const Turkish: Story = { args: Cart.args, globals: { language: 'tr' } }
/** At most three toasts are shown at once. */
export const TooMany: Story = {
  args: {
    toasts: (['cartAdded', 'stockLimit', 'wishAdded', 'wishAddFailed', 'loggedOut'] as const).map(about),
  },
  play: async ({ canvasElement }) => {
    const toasts = body(canvasElement)
    await expect(await toasts.findAllByRole('button', { name: 'Schließen' })).toHaveLength(3)
  },
}
/** On a phone a drawer keeps its title and what closes it, and the cart what is missing for free shipping. */
export const OverDrawer: Story = {
  args: { toasts: [{ ...about('wishAdded'), onAction }] },
  globals: onPhone,
  parameters: { rules: ['SHOP-900'] },
  decorators: [
    (Shown) => (
      <Drawer open>
        <DrawerContent aria-describedby={undefined}>
          <DrawerHeader>
            <DrawerTitle>Warenkorb</DrawerTitle>
          </DrawerHeader>
          <DrawerBody>
            <FreeShippingBar subtotal={{ amount: 4860, currency: 'EUR' }} threshold={10_000} />
          </DrawerBody>
        </DrawerContent>
        <Shown />
      </Drawer>
    ),
  ],
  play: async ({ canvasElement }) => {
    const message = await body(canvasElement).findByText(/steht jetzt auf Ihrer Wunschliste/)
    const drawer = body(canvasElement).getByRole('dialog', { name: 'Warenkorb' })
    const bar = drawer.querySelector('[data-slot=free-shipping-bar]')
    await waitFor(() => expect(bar?.getBoundingClientRect().bottom).toBeGreaterThan(0))
    await waitFor(() =>
      expect(message.closest('li')?.getBoundingClientRect().top).toBeGreaterThanOrEqual(
        bar?.getBoundingClientRect().bottom ?? Infinity,
      ),
    )
  },
}
