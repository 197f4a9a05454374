import { createStore } from 'zustand/vanilla'
import type { ShopToast, ShopToastMessage } from '@/screens/storefront/layout/shop-toast'

interface ShownToast extends ShopToast {
  readonly id: string
}

interface ToastState {
  readonly toasts: readonly ShownToast[]
  /** Number of toasts so far, for unique ids. */
  readonly count: number
  /** @param name product name in the message @param onAction undoes the removal, or opens the login */
  readonly show: (message: ShopToastMessage, name?: string, onAction?: () => void) => void
  readonly dismiss: (id: string) => void
}

/** More toasts would cover the page. */
const MAX_TOASTS = 3

export const createToastStore = () =>
  createStore<ToastState>()((set) => ({
    toasts: [],
    count: 0,
    show: (message, name = '', onAction) =>
      set(({ toasts, count }) => {
        // A repeated toast replaces the previous one.
        const others = toasts.filter((toast) => toast.message !== message || toast.name !== name)
        const toast = { id: `toast-${count + 1}`, message, name, ...(onAction && { onAction }) }
        return { count: count + 1, toasts: [...others, toast].slice(-MAX_TOASTS) }
      }),
    dismiss: (id) => set(({ toasts }) => ({ toasts: toasts.filter((toast) => toast.id !== id) })),
  }))
