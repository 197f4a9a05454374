import { cva, type VariantProps } from 'class-variance-authority'
import type { ComponentProps } from 'react'

export const SPINNER_SIZES = ['s', 'm', 'l'] as const

const spinnerStyles = cva(
  'inline-block animate-[spin_800ms_linear_infinite] rounded-pill border-current border-e-transparent',
  {
    variants: {
      /** Diameter. */
      size: { s: 'size-5 border-2', m: 'size-7 border-2', l: 'size-10 border-[3px]' },
    },
    defaultVariants: { size: 'm' },
  },
)

export interface SpinnerProps extends ComponentProps<'span'>, VariantProps<typeof spinnerStyles> {
  /** Accessible label; without it the spinner is decorative, for use beside a text. */
  label?: string
}

export function Spinner({ size, label, className, ...rest }: SpinnerProps) {
  return (
    <span
      data-slot="spinner"
      {...(label ? { role: 'status', 'aria-label': label } : { 'aria-hidden': true })}
      className={spinnerStyles({ size, className })}
      {...rest}
    />
  )
}
