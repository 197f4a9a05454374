import { cva, type VariantProps } from 'class-variance-authority'
import type { ComponentProps } from 'react'

const progressStyles = cva('block overflow-hidden bg-border forced-colors:border', {
  variants: {
    /** Thickness; `bar` is the thin line below the header. */
    size: { s: 'h-1 rounded-pill', m: 'h-1.5 rounded-pill', bar: 'h-0.75' },
  },
  defaultVariants: { size: 'm' },
})
const fillStyles = cva('block h-full rounded-[inherit] bg-primary forced-colors:bg-[Highlight]', {
  variants: {
    indeterminate: {
      true: 'w-[38%] animate-[progress-slide_1400ms_ease-in-out_infinite_alternate] motion-reduce:animate-none',
      false: 'transition-[width] duration-base',
    },
  },
})

interface ProgressOwnProps extends VariantProps<typeof progressStyles> {
  /** Accessible label, never visible. */
  label: string
  /** Progress from 0 to 100; undefined for an indeterminate bar. */
  value?: number
}
export type ProgressProps = ProgressOwnProps & Omit<ComponentProps<'span'>, keyof ProgressOwnProps>

export function Progress({ label, value, size, className, ...rest }: ProgressProps) {
  const shown = value === undefined ? undefined : Math.round(Math.min(Math.max(value, 0), 100))
  return (
    <span
      data-slot="progress"
      role="progressbar"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={shown}
      className={progressStyles({ size, className })}
      {...rest}
    >
      <span
        className={fillStyles({ indeterminate: shown === undefined })}
        style={shown === undefined ? undefined : { width: `${shown}%` }}
      />
    </span>
  )
}
