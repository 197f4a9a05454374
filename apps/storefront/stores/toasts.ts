import { create } from 'zustand'

/** What the shop has to say in passing; the words are the catalogue's (shop.toast). */
export const SAYINGS = [
  'cartAdded',
  'wishNeedsLogin',
  'wishAdded',
  'wishAddFailed',
  'wishRemoved',
  'wishRemoveFailed',
  'expressNeedsLogin',
  'loggedOut',
] as const
export type Saying = (typeof SAYINGS)[number]

export interface SaidToast {
  readonly id: string
  readonly saying: Saying
  /** Of the product that it is about. */
  readonly name: string
}

export const useToasts = create<{ toasts: readonly SaidToast[] }>(() => ({ toasts: [] }))

let count = 0

export function say(saying: Saying, name = ''): void {
  count += 1
  const toast = { id: `toast-${count}`, saying, name }
  useToasts.setState(({ toasts }) => ({ toasts: [...toasts, toast].slice(-3) }))
}

export const dismiss = (id: string): void =>
  useToasts.setState(({ toasts }) => ({ toasts: toasts.filter((toast) => toast.id !== id) }))
