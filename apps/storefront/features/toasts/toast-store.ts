import { createStore } from 'zustand/vanilla'
import type { ShopToast, ShopToastMessage } from '@/screens/storefront/layout/shop-toast'

interface ShownToast extends ShopToast {
  readonly id: string
}

interface ToastState {
  readonly toasts: readonly ShownToast[]
  /** Toasts so far: they name the next one. */
  readonly count: number
  /** @param name of the product that it is about @param onAction takes a removal back, or opens the login */
  readonly show: (message: ShopToastMessage, name?: string, onAction?: () => void) => void
  readonly dismiss: (id: string) => void
}

/** More would cover the page. */
const MOST_TOASTS = 3

export const createToastStore = () =>
  createStore<ToastState>()((set) => ({
    toasts: [],
    count: 0,
    show: (message, name = '', onAction) =>
      set(({ toasts, count }) => {
        // The same once more replaces what says so already.
        const others = toasts.filter((toast) => toast.message !== message || toast.name !== name)
        const toast = { id: `toast-${count + 1}`, message, name, ...(onAction && { onAction }) }
        return { count: count + 1, toasts: [...others, toast].slice(-MOST_TOASTS) }
      }),
    dismiss: (id) => set(({ toasts }) => ({ toasts: toasts.filter((toast) => toast.id !== id) })),
  }))
