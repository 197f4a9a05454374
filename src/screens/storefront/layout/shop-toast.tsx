import type { Money } from '../../../domain/shared/money'
import type { Tint } from '../../../domain/catalogue/product'
import { useFormat, useTranslations } from '../../../i18n'
import type { ToastMessage } from '../../../ui/toaster'
import { ProductThumb } from '../product/product-thumb'

interface ToastProduct {
  readonly productId: string
  readonly name: string
  readonly imageUrl?: string
  readonly tint?: Tint
}

/** Messages without a product or an amount. */
export const PLAIN_TOASTS = {
  wishlistAddFailed: 'danger',
  wishlistRemoveFailed: 'danger',
  paymentSettingsFailed: 'danger',
  sessionEnded: 'warn',
  loggedOut: 'success',
  offline: 'warn',
  online: 'info',
} as const satisfies Record<string, ToastMessage['tone']>
export type PlainToast = keyof typeof PLAIN_TOASTS

/** Everything that the shop tells in passing. */
export type ShopToast =
  | { readonly kind: 'plain'; readonly message: PlainToast }
  | {
      readonly kind: 'added'
      readonly product: ToastProduct
      readonly quantity: number
      readonly price: Money
      readonly premiumMonths?: number
    }
  | {
      readonly kind: 'removed'
      readonly product: ToastProduct
      readonly left: number
      readonly onUndo: () => void
    }
  | { readonly kind: 'limit'; readonly product: ToastProduct; readonly most: number }
  | { readonly kind: 'addFailed'; readonly product: ToastProduct; readonly onRetry?: () => void }
  | {
      readonly kind: 'couponApplied' | 'couponRemoved' | 'couponLapsed'
      readonly code: string
      readonly text?: string
    }
  | { readonly kind: 'freeShipping'; readonly threshold: Money }
  | { readonly kind: 'wishlistAdded' | 'wishlistRemoved'; readonly product: ToastProduct }
  | { readonly kind: 'wishlistLogin' | 'expressLogin'; readonly onLogin: () => void }
  | { readonly kind: 'loggedIn'; readonly name: string }

export type ShopToastContent = Omit<ToastMessage, 'id'>

/** Turns an event of the shop into a toast. */
export function useShopToast(): (toast: ShopToast) => ShopToastContent {
  const t = useTranslations('cart')
  const format = useFormat()
  const thumbnail = ({ productId, imageUrl, tint }: ToastProduct) => (
    <ProductThumb size="xs" productId={productId} image={imageUrl} tint={tint} />
  )
  return (toast) => {
    switch (toast.kind) {
      case 'plain': {
        const { message } = toast
        const detail = message === 'offline' || message === 'online'
        return {
          tone: PLAIN_TOASTS[message],
          title: t(`toast.${message}`),
          ...(detail && { description: t(`toast.${message}Detail`) }),
        }
      }
      case 'added': {
        const { product, quantity, price, premiumMonths = 0 } = toast
        const detail = t('toast.addedDetail', { count: quantity, price: format.money(price) })
        return {
          title: t('toast.added', { name: product.name }),
          description:
            premiumMonths > 0 ? `${detail}, ${t('toast.addedPremium', { count: premiumMonths })}` : detail,
          thumbnail: thumbnail(product),
        }
      }
      case 'removed':
        return {
          title: t('toast.removed', { name: toast.product.name }),
          description: t('toast.removedLeft', { count: toast.left }),
          thumbnail: thumbnail(toast.product),
          action: { label: t('toast.undo'), onSelect: toast.onUndo },
        }
      case 'limit':
        return {
          tone: 'warn',
          title: t('toast.limit'),
          description: t('toast.limitDetail', { count: toast.most, name: toast.product.name }),
        }
      case 'addFailed':
        return {
          tone: 'danger',
          title: t('toast.addFailed'),
          description: t('toast.addFailedDetail', { name: toast.product.name }),
          ...(toast.onRetry && { action: { label: t('toast.retry'), onSelect: toast.onRetry } }),
        }
      case 'couponApplied':
      case 'couponRemoved':
      case 'couponLapsed':
        return {
          tone: toast.kind === 'couponLapsed' ? 'info' : 'success',
          title: t(`toast.${toast.kind}`, { code: toast.code }),
          description: toast.text,
        }
      case 'freeShipping':
        return {
          title: t('toast.freeShipping'),
          description: t('toast.freeShippingDetail', { amount: format.money(toast.threshold) }),
        }
      case 'wishlistAdded':
        return {
          title: t('toast.wishlistAdded'),
          description: t('toast.wishlistAddedDetail', { name: toast.product.name }),
          thumbnail: thumbnail(toast.product),
        }
      case 'wishlistRemoved':
        return { title: t('toast.wishlistRemoved'), description: toast.product.name }
      case 'wishlistLogin':
      case 'expressLogin':
        return {
          tone: 'info',
          title: t(`toast.${toast.kind}`),
          action: { label: t('toast.login'), onSelect: toast.onLogin },
        }
      case 'loggedIn':
        return { title: t('toast.loggedIn', { name: toast.name }) }
    }
  }
}
