import * as Radix from '@radix-ui/react-toast'
import { cva } from 'class-variance-authority'
import { useState, type ComponentProps, type ComponentType, type ReactNode } from 'react'
import { AlertIcon, CheckIcon, InfoIcon, type IconProps } from '../icons'
import { CloseButton } from './close-button'

export const TOAST_TONES = ['success', 'info', 'warn', 'danger', 'neutral'] as const
export type ToastTone = (typeof TOAST_TONES)[number]
/** Duration of a toast in ms; errors stay until closed. */
export const TOAST_DURATION = 4000

const toastStyles = cva([
  'pointer-events-auto flex w-full items-center gap-3.5 rounded-l border border-border bg-surface-raised py-3 ps-4 pe-2 text-text shadow-l',
  'data-[state=open]:animate-[dialog-in_var(--verda-t-dialog)_var(--verda-ease-out)]',
  'data-[state=closed]:animate-[fade-out_var(--verda-t-base)_var(--verda-ease-in)_forwards]',
  'data-[swipe=cancel]:translate-x-0 data-[swipe=move]:translate-x-(--radix-toast-swipe-move-x)',
])
const discStyles = cva('grid size-10 flex-none place-items-center rounded-pill', {
  variants: {
    tone: {
      success: 'bg-success-bg text-success-fg',
      info: 'bg-info-bg text-info-fg',
      warn: 'bg-warn-bg text-warn-fg',
      danger: 'bg-danger-bg text-danger-fg',
      neutral: 'bg-neutral-bg text-neutral-fg',
    } satisfies Record<ToastTone, string>,
  },
})
const icons = {
  success: CheckIcon,
  info: InfoIcon,
  warn: AlertIcon,
  danger: AlertIcon,
  neutral: InfoIcon,
} satisfies Record<ToastTone, ComponentType<IconProps>>

interface ToastOwnProps {
  /** Colour and icon; 'danger' is announced immediately and stays. @default 'success' */
  tone?: ToastTone
  /** What happened. */
  title: ReactNode
  /** Secondary line. */
  description?: ReactNode
  /** Product image instead of the icon. */
  thumbnail?: ReactNode
  /** One action; closes the toast. */
  action?: { label: string; onSelect: () => void }
}
export type ToastProps = ToastOwnProps & Omit<ComponentProps<typeof Radix.Root>, keyof ToastOwnProps | 'ref'>

/** Temporary message. Requires a `ToastProvider` with a `ToastViewport`. */
export function Toast({
  tone = 'success',
  title,
  description,
  thumbnail,
  action,
  duration,
  className,
  ...rest
}: ToastProps) {
  const Icon = icons[tone]
  const urgent = tone === 'danger'
  // Radix draws a toast in a transition, which a busy page may delay by seconds, but would start its time at once.
  const [drawn, setDrawn] = useState<HTMLLIElement | null>(null)
  const lasts = duration ?? (urgent ? Infinity : TOAST_DURATION)
  return (
    <Radix.Root
      ref={setDrawn}
      data-slot="toast"
      data-tone={tone}
      type={urgent ? 'foreground' : 'background'}
      duration={drawn ? lasts : Infinity}
      className={toastStyles({ className })}
      {...rest}
    >
      {thumbnail ?? (
        <span aria-hidden="true" className={discStyles({ tone })}>
          <Icon />
        </span>
      )}
      {/* Radix announces the text in its own live region; the role is for users who navigate the page. */}
      <div role={urgent ? 'alert' : 'status'} aria-live="off" className="min-w-0 flex-1">
        <Radix.Title className="text-small font-semibold">{title}</Radix.Title>
        {description && (
          <Radix.Description className="text-caption text-text-muted">{description}</Radix.Description>
        )}
        {action && (
          <Radix.Action
            altText={action.label}
            onClick={action.onSelect}
            className="relative pt-1 text-small font-semibold underline underline-offset-4 before:absolute before:-inset-x-2.5 before:-inset-y-2 before:content-['']"
          >
            {action.label}
          </Radix.Action>
        )}
      </div>
      <Radix.Close asChild>
        <CloseButton size="s" />
      </Radix.Close>
    </Radix.Root>
  )
}
