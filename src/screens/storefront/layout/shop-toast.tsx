import { MAX_CART_LINES, MAX_UNITS_PER_PRODUCT } from '@/shop/cart/cart-limits'
import { useTranslations } from '@/i18n'
import type { ToastTone } from '@/ui/toast'
import type { ToastMessage } from '@/ui/toaster'

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

/** Returns a function that turns a shop event into a toast. */
export function useShopToast(): (toast: ShopToast) => Omit<ToastMessage, 'id'> {
  const t = useTranslations('toast')
  return ({ message, name = '', onAction }) => {
    const action = ACTIONS[message]
    return {
      tone: SHOP_TOASTS[message],
      title: t(message, { name, maximum: MAX_UNITS_PER_PRODUCT, lines: MAX_CART_LINES }),
      ...(action && onAction && { action: { label: t(`actions.${action}`), onSelect: onAction } }),
    }
  }
}
