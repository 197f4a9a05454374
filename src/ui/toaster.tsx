import * as Radix from '@radix-ui/react-toast'
import { cva } from 'class-variance-authority'
import type { ComponentProps, ReactNode } from 'react'
import { useTranslations } from '../i18n'
import { useDirection } from './direction'
import { Toast, type ToastTone } from './toast'

const viewportStyles = cva([
  'pointer-events-none fixed inset-s-6 bottom-6 z-toast m-0 flex w-[min(25rem,calc(100vw-1.5rem))] list-none flex-col gap-3 p-0 outline-none max-sm:inset-s-3 max-sm:bottom-3 print:hidden',
  // Above a product's buy bar.
  'max-md:[:root:has([data-slot=buy-row])_&]:bottom-24',
  // A drawer fills the screen of a phone with its action at the bottom, so toasts are placed below its title.
  'max-md:[:root:has([data-slot=drawer])_&]:top-33 max-md:[:root:has([data-slot=drawer])_&]:bottom-auto',
  // What a change of the cart does to its shipping stays in view.
  'max-md:[:root:has([data-slot=drawer]_[data-slot=free-shipping-bar])_&]:top-54',
])

/** Around toasts that are drawn by hand; a `Toaster` brings its own. */
export function ToastProvider({ children, ...rest }: Omit<ComponentProps<typeof Radix.Provider>, 'label'>) {
  const t = useTranslations('ui')
  const swipe = useDirection() === 'rtl' ? 'right' : 'left'
  return (
    <Radix.Provider label={t('toast.label')} swipeDirection={swipe} {...rest}>
      {children}
    </Radix.Provider>
  )
}

/** Position of toasts, at the bottom where lines start. F8 moves focus to it. */
export function ToastViewport({ className, ...rest }: ComponentProps<typeof Radix.Viewport>) {
  const t = useTranslations('ui')
  return (
    <Radix.Viewport
      data-slot="toast-viewport"
      label={t('toast.region', { hotkey: '{hotkey}' })}
      className={viewportStyles({ className })}
      {...rest}
    />
  )
}

export interface ToastMessage {
  id: string
  tone?: ToastTone
  title: ReactNode
  description?: ReactNode
  thumbnail?: ReactNode
  action?: { label: string; onSelect: () => void }
  /** Duration in ms. @default 4000, infinite for errors */
  duration?: number
}

interface ToasterProps {
  /** Oldest first. */
  toasts: readonly ToastMessage[]
  /** Called with the id of a closed or expired toast. */
  onDismiss: (id: string) => void
}

/** Shows the three most recent toasts; the list is held by the app. Drawn once, at the root: it brings provider and viewport. */
export function Toaster({ toasts, onDismiss }: ToasterProps) {
  return (
    <ToastProvider>
      {toasts.slice(-3).map(({ id, ...toast }) => (
        <Toast key={id} onOpenChange={(open) => !open && onDismiss(id)} {...toast} />
      ))}
      <ToastViewport />
    </ToastProvider>
  )
}
