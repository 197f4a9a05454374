import { cva, type VariantProps } from 'class-variance-authority'
import type { ComponentProps } from 'react'
import { StarShape } from './star-shape'

export const BADGE_VARIANTS = [
  'neutral',
  'bestseller',
  'discount',
  'line',
  'accent',
  'soft',
  'sample',
] as const
export const BADGE_SIZES = ['s', 'm'] as const

const badgeStyles = cva(
  [
    'inline-flex items-center gap-1.5 border font-semibold whitespace-nowrap tabular-nums',
    'forced-colors:border-current',
  ],
  {
    variants: {
      variant: {
        neutral: 'rounded-pill border-transparent bg-neutral-bg text-neutral-fg',
        bestseller: 'rounded-pill border-transparent bg-surface text-text',
        discount: 'rounded-pill border-transparent bg-accent text-on-accent',
        line: 'rounded-pill border-border-strong text-text-muted',
        accent: 'rounded-pill border-transparent bg-accent-soft text-on-accent-soft',
        soft: 'rounded-pill border-transparent bg-soft text-on-soft',
        sample: 'rounded-xs border-dashed border-border-input text-text-muted',
      } satisfies Record<(typeof BADGE_VARIANTS)[number], string>,
      /** Minimum height: `s` 24 px, `m` 26. */
      size: {
        s: 'min-h-6 px-2 text-a-caption/none',
        m: 'min-h-6.5 px-2.5 text-caption/none',
      } satisfies Record<(typeof BADGE_SIZES)[number], string>,
    },
    defaultVariants: { variant: 'neutral', size: 'm' },
  },
)

export interface BadgeProps extends ComponentProps<'span'>, VariantProps<typeof badgeStyles> {}

/** Short label on an image or beside a name; `bestseller` includes a star icon. For how something stands see `Status`. */
export function Badge({ variant, size, className, children, ...rest }: BadgeProps) {
  return (
    <span data-slot="badge" className={badgeStyles({ variant, size, className })} {...rest}>
      {variant === 'bestseller' && <StarShape className="size-3.25 text-rating" />}
      {children}
    </span>
  )
}
