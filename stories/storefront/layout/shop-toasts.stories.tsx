import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, waitFor, within } from '@storybook/test'
import { useShopToast, type PlainToast, type ShopToast } from '@/screens/storefront/layout/shop-toast'
import { Toaster } from '@/ui/toaster'
import { abendruhe, kurkuma } from '../../fixtures/cart'
import { pictured } from '../../fixtures/pictures'

interface ShopToastsProps {
  /** Events of the shop; the newest three are shown. */
  toasts: readonly ShopToast[]
  onDismiss: (id: string) => void
}

function ShopToasts({ toasts, onDismiss }: ShopToastsProps) {
  const contentOf = useShopToast()
  return (
    <Toaster
      toasts={toasts.map((toast, index) => ({
        id: `${toast.kind}-${index}`,
        duration: Infinity,
        ...contentOf(toast),
      }))}
      onDismiss={onDismiss}
    />
  )
}

const meta = {
  title: 'Storefront/Toasts',
  component: ShopToasts,
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, height: '22rem' } } },
  args: { toasts: [], onDismiss: fn() },
} satisfies Meta<typeof ShopToasts>

export default meta
type Story = StoryObj<typeof meta>

const page = (element: HTMLElement) => within(element.ownerDocument.body)
const plain = (message: PlainToast): ShopToast => ({ kind: 'plain', message })
const onLogin = fn()
const onUndo = fn()
const onRetry = fn()

export const Cart: Story = {
  ...pictured,
  args: {
    toasts: [
      {
        kind: 'added',
        product: kurkuma,
        quantity: 1,
        price: { amount: 2490, currency: 'EUR' },
        premiumMonths: 1,
      },
      { kind: 'removed', product: abendruhe, left: 3, onUndo },
      { kind: 'addFailed', product: kurkuma, onRetry },
    ],
  },
  play: async ({ canvasElement }) => {
    const toasts = page(canvasElement)
    await waitFor(() => expect(toasts.getByText('Kurkuma Plus liegt im Warenkorb')).toBeVisible())
    await userEvent.click(toasts.getByRole('button', { name: 'Zurückholen' }))
    await expect(onUndo).toHaveBeenCalled()
    await userEvent.click(toasts.getByRole('button', { name: 'Erneut versuchen' }))
    await expect(onRetry).toHaveBeenCalled()
  },
}
export const Stock: Story = {
  args: {
    toasts: [
      { kind: 'limit', product: abendruhe, most: 4 },
      { kind: 'freeShipping', threshold: { amount: 10000, currency: 'EUR' } },
    ],
  },
}
export const Coupons: Story = {
  args: {
    toasts: [
      { kind: 'couponApplied', code: 'HERBST10', text: '6,22 € Rabatt' },
      { kind: 'couponRemoved', code: 'HERBST10' },
      { kind: 'couponLapsed', code: 'HERBST10' },
    ],
  },
}
export const Wishlist: Story = {
  args: {
    toasts: [
      { kind: 'wishlistAdded', product: abendruhe },
      { kind: 'wishlistRemoved', product: abendruhe },
      { kind: 'wishlistLogin', onLogin },
    ],
  },
  play: async ({ canvasElement }) => {
    const toasts = page(canvasElement)
    await waitFor(() =>
      expect(toasts.getByText('Wunschliste hinzufügen erfordert eine Anmeldung...')).toBeVisible(),
    )
    await userEvent.click(toasts.getByRole('button', { name: 'Anmelden' }))
    await expect(onLogin).toHaveBeenCalled()
  },
}
export const WishlistFailures: Story = {
  args: { toasts: [plain('wishlistAddFailed'), plain('wishlistRemoveFailed')] },
  play: async ({ canvasElement }) => {
    const toasts = page(canvasElement)
    await waitFor(() => expect(toasts.getByText('Fehler beim Hinzufügen zur Wunschliste')).toBeVisible())
    await waitFor(() => expect(toasts.getByText('Fehler beim Entfernen aus der Wunschliste')).toBeVisible())
  },
}
export const Express: Story = {
  args: { toasts: [{ kind: 'expressLogin', onLogin }, plain('paymentSettingsFailed')] },
  play: async ({ canvasElement }) => {
    const toasts = page(canvasElement)
    await waitFor(() => expect(toasts.getByText('Bitte melden Sie sich an für Express-Kauf')).toBeVisible())
    await waitFor(() => expect(toasts.getByText('Fehler beim Laden der Zahlungseinstellungen')).toBeVisible())
  },
}
export const Session: Story = {
  args: { toasts: [{ kind: 'loggedIn', name: 'Sabine' }, plain('loggedOut'), plain('sessionEnded')] },
}
export const Connection: Story = { args: { toasts: [plain('offline'), plain('online')] } }
export const Dark: Story = { args: Cart.args, globals: { theme: 'dark' } }
export const Turkish: Story = { args: Cart.args, globals: { language: 'tr' } }
/** At most three at once. */
export const TooMany: Story = {
  args: {
    toasts: (['wishlistAddFailed', 'loggedOut', 'sessionEnded', 'offline', 'online'] as const).map(plain),
  },
  play: async ({ canvasElement }) => {
    const toasts = page(canvasElement)
    await expect(await toasts.findAllByRole('button', { name: 'Schließen' })).toHaveLength(3)
  },
}
