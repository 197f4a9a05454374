import { cva, type VariantProps } from 'class-variance-authority'
import type { ComponentProps } from 'react'
import { CloseIcon } from '../icons'
import { useTranslations } from '../i18n'

const closeStyles = cva(
  [
    'inline-grid flex-none place-items-center text-text transition-colors duration-fast',
    'hover:bg-surface-hover active:bg-border',
  ],
  {
    variants: {
      /** Side of the square: `admin` 34 px (44 on phones), `s` 40, `m` 44. */
      size: {
        admin: 'size-8.5 rounded-admin text-text-muted max-sm:size-11',
        s: 'size-10 rounded-s',
        m: 'size-11 rounded-m',
      },
    },
    defaultVariants: { size: 'm' },
  },
)

interface CloseButtonOwnProps extends VariantProps<typeof closeStyles> {
  /**
   * Accessible label that names what is closed or removed.
   * @default 'Close' in the current language
   */
  label?: string
}
export type CloseButtonProps = CloseButtonOwnProps & Omit<ComponentProps<'button'>, keyof CloseButtonOwnProps>

export function CloseButton({ size, label, className, ...rest }: CloseButtonProps) {
  const t = useTranslations('ui')
  return (
    <button
      type="button"
      data-slot="close-button"
      aria-label={label ?? t('close.label')}
      className={closeStyles({ size, className })}
      {...rest}
    >
      <CloseIcon size={size === 'm' || size === undefined ? 'm' : 's'} />
    </button>
  )
}
