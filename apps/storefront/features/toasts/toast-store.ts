import { createStore } from 'zustand/vanilla'
import type { ShopToast, ShopToastMessage } from '@/screens/storefront/layout/shop-toast'

interface ShownToast extends ShopToast {
  readonly id: string
}

interface ToastState {
  readonly toasts: readonly ShownToast[]
  /** Number of toasts so far, for unique ids. */
  readonly count: number
  /** Replaces the toast before, so that they never pile up. @param name product names @param onAction undoes the removal */
  readonly show: (message: ShopToastMessage, name?: string, onAction?: () => void) => void
  readonly dismiss: (id: string) => void
}

export const createToastStore = () =>
  createStore<ToastState>()((set) => ({
    toasts: [],
    count: 0,
    show: (message, name = '', onAction) =>
      set(({ count }) => ({
        count: count + 1,
        toasts: [{ id: `toast-${count + 1}`, message, name, ...(onAction && { onAction }) }],
      })),
    dismiss: (id) => set(({ toasts }) => ({ toasts: toasts.filter((toast) => toast.id !== id) })),
  }))
