import { cva, type VariantProps } from 'class-variance-authority'
import type { ComponentProps, ComponentType, ReactNode } from 'react'
import { AlertIcon, CheckIcon, InfoIcon, type IconProps } from '../icons'

export const NOTE_TONES = ['neutral', 'info', 'warn', 'danger', 'success'] as const
export type NoteTone = (typeof NOTE_TONES)[number]

const noteStyles = cva('flex items-start border border-transparent forced-colors:border-current', {
  variants: {
    /** What the message means; icon and text say the same, so that colour is never the only signal. */
    tone: {
      neutral: 'bg-surface-sunken text-text',
      info: 'bg-info-bg text-info-fg',
      warn: 'bg-warn-bg text-warn-fg',
      danger: 'bg-danger-bg text-danger-fg',
      success: 'bg-success-bg text-success-fg',
    } satisfies Record<NoteTone, string>,
    /** Text size and spacing: `admin` is compact for the back office, `s` and `m` are for the shop. */
    size: {
      admin: 'gap-2.25 rounded-s px-3.25 py-2.5 text-a-small',
      s: 'gap-2 rounded-s px-3 py-2 text-small',
      m: 'gap-3 rounded-m px-4 py-3.5 text-[0.9375rem]/normal',
    },
  },
  defaultVariants: { tone: 'neutral', size: 'm' },
})

const icons = {
  neutral: InfoIcon,
  info: InfoIcon,
  warn: AlertIcon,
  danger: AlertIcon,
  success: CheckIcon,
} satisfies Record<NoteTone, ComponentType<IconProps>>

interface NoteOwnProps extends VariantProps<typeof noteStyles> {
  /** Bold text before the message. */
  title?: ReactNode
  /** Replaces the icon of the tone; `null` hides it. */
  icon?: ComponentType<IconProps> | null
  /** A `NoteAction` or link at the end. */
  action?: ReactNode
}
export type NoteProps = NoteOwnProps & Omit<ComponentProps<'div'>, keyof NoteOwnProps>

/** Tinted inline message. Add `role="status"` or `role="alert"` if it appears dynamically. */
export function Note({ tone, size, title, icon, action, className, children, ...rest }: NoteProps) {
  const Icon = icon === undefined ? icons[tone ?? 'neutral'] : icon
  return (
    <div data-slot="note" className={noteStyles({ tone, size, className })} {...rest}>
      {Icon && <Icon size={size === 'm' || !size ? 'm' : 's'} className="mt-0.5" />}
      <div className="min-w-0 flex-1 wrap-break-word">
        {title && <p className="font-semibold">{title}</p>}
        {children}
      </div>
      {action}
    </div>
  )
}

const actionStyles = cva([
  'relative flex-none self-center font-semibold whitespace-nowrap underline underline-offset-4',
  "before:absolute before:-inset-x-1.5 before:-inset-y-3 before:content-['']",
])
/** Action of a note. */
export function NoteAction({ className, ...rest }: ComponentProps<'button'>) {
  return <button type="button" data-slot="note-action" className={actionStyles({ className })} {...rest} />
}
