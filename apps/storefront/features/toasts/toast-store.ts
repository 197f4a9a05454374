import { createStore } from 'zustand/vanilla'

/** Keys of the `toast` messages. */
export type ToastMessage =
  | 'cartAdded'
  | 'stockLimit'
  | 'unitLimit'
  | 'wishNeedsLogin'
  | 'wishAdded'
  | 'wishAddFailed'
  | 'wishRemoved'
  | 'wishRemoveFailed'
  | 'expressNeedsLogin'
  | 'loggedOut'
  | 'accountDeleted'

export interface ShownToast {
  readonly id: string
  readonly message: ToastMessage
  /** Of the product that it is about. */
  readonly name: string
}

interface ToastState {
  readonly toasts: readonly ShownToast[]
  /** Toasts so far: they name the next one. */
  readonly count: number
  readonly show: (message: ToastMessage, name?: string) => void
  readonly dismiss: (id: string) => void
}

/** More would cover the page. */
const MOST_TOASTS = 3

export const createToastStore = () =>
  createStore<ToastState>()((set) => ({
    toasts: [],
    count: 0,
    show: (message, name = '') =>
      set(({ toasts, count }) => ({
        count: count + 1,
        toasts: [...toasts, { id: `toast-${count + 1}`, message, name }].slice(-MOST_TOASTS),
      })),
    dismiss: (id) => set(({ toasts }) => ({ toasts: toasts.filter((toast) => toast.id !== id) })),
  }))
