import { MAX_CART_LINES, MAX_UNITS_PER_PRODUCT } from '@/shop/cart/cart-limits'
import { useTranslations } from '@/i18n'
import type { ToastTone } from '@/ui/toast'
import { Toaster, type ToastMessage } from '@/ui/toaster'

/** Tone per toast message. */
const SHOP_TOASTS = {
  cartAdded: 'success',
  cartRemoved: 'neutral',
  stockLimit: 'warn',
  unitLimit: 'warn',
  lineLimit: 'warn',
  cartEmpty: 'info',
  cartFailed: 'danger',
  cartUnavailable: 'warn',
  expressFailed: 'danger',
  notReloaded: 'warn',
  wishesJoined: 'success',
  wishAdded: 'success',
  wishAddFailed: 'danger',
  wishRemoved: 'neutral',
  wishRemoveFailed: 'danger',
  loggedOut: 'success',
  accountDeleted: 'success',
} as const satisfies Record<string, ToastTone>
export type ShopToastMessage = keyof typeof SHOP_TOASTS

/** Action per toast message, shown if `onAction` is given. */
const ACTIONS: Partial<Record<ShopToastMessage, 'undo'>> = {
  cartRemoved: 'undo',
  wishAdded: 'undo',
  wishRemoved: 'undo',
}

export interface ShopToast {
  readonly message: ShopToastMessage
  /** Names of products inserted into the message. */
  readonly name?: string
  /** Undoes the removal. */
  readonly onAction?: () => void
}

interface ShopToastsProps {
  /** Shop events, oldest first; the three newest are shown. */
  toasts: readonly (ShopToast & Pick<ToastMessage, 'id' | 'duration'>)[]
  /** Called with the id of a closed or expired toast. */
  onDismiss: (id: string) => void
}

/** What the shop reports by itself: cart, wishlist, limits, failures and who has to sign in. Drawn once, at the root. */
export function ShopToasts({ toasts, onDismiss }: ShopToastsProps) {
  const t = useTranslations('toast')
  return (
    <Toaster
      toasts={toasts.map(({ message, name = '', onAction, ...toast }) => {
        const action = ACTIONS[message]
        return {
          ...toast,
          tone: SHOP_TOASTS[message],
          title: t(message, { name, maximum: MAX_UNITS_PER_PRODUCT, lines: MAX_CART_LINES }),
          ...(action && onAction && { action: { label: t(`actions.${action}`), onSelect: onAction } }),
        }
      })}
      onDismiss={onDismiss}
    />
  )
}
