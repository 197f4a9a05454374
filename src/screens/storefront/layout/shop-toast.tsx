import { MAX_UNITS_PER_PRODUCT } from '../../../domain/cart/cart-limits'
import { useTranslations } from '../../../i18n'
import type { ToastTone } from '../../../ui/toast'
import type { ToastMessage } from '../../../ui/toaster'

/** Every message of a toast with its tone: a refusal or a request is no success. */
const SHOP_TOASTS = {
  cartAdded: 'success',
  cartRemoved: 'neutral',
  stockLimit: 'warn',
  unitLimit: 'warn',
  cartEmpty: 'info',
  cartFailed: 'danger',
  wishNeedsLogin: 'info',
  wishAdded: 'success',
  wishAddFailed: 'danger',
  wishRemoved: 'neutral',
  wishRemoveFailed: 'danger',
  expressNeedsLogin: 'info',
  loggedOut: 'success',
  accountDeleted: 'success',
} as const satisfies Record<string, ToastTone>
export type ShopToastMessage = keyof typeof SHOP_TOASTS

/** What a toast offers, where somebody can do it. */
const ACTIONS: Partial<Record<ShopToastMessage, 'undo' | 'login'>> = {
  cartRemoved: 'undo',
  wishRemoved: 'undo',
  wishNeedsLogin: 'login',
  expressNeedsLogin: 'login',
}

export interface ShopToast {
  readonly message: ShopToastMessage
  /** Of the product that it is about. */
  readonly name?: string
  /** Takes the removal back, or opens the login. */
  readonly onAction?: () => void
}

/** Turns an event of the shop into a toast. */
export function useShopToast(): (toast: ShopToast) => Omit<ToastMessage, 'id'> {
  const t = useTranslations('toast')
  return ({ message, name = '', onAction }) => {
    const action = ACTIONS[message]
    return {
      tone: SHOP_TOASTS[message],
      title: t(message, { name, maximum: MAX_UNITS_PER_PRODUCT }),
      ...(action && onAction && { action: { label: t(`actions.${action}`), onSelect: onAction } }),
    }
  }
}
