import { cva, type VariantProps } from 'class-variance-authority'
import type { ComponentProps } from 'react'
import { useFormat, useTranslations } from '../i18n'
import { StarShape } from './star-shape'

const STARS = 5

const ratingStyles = cva(
  'inline-flex flex-wrap items-center gap-x-2 gap-y-0.5 text-text-muted tabular-nums',
  {
    variants: {
      /** Size of the stars. */
      size: { s: 'text-caption', m: 'text-small', l: 'text-body' },
    },
    defaultVariants: { size: 's' },
  },
)
const rowStyles = cva('block w-auto', {
  variants: { size: { s: 'h-3.75', m: 'h-4', l: 'h-5' } },
  defaultVariants: { size: 's' },
})

interface RatingOwnProps extends VariantProps<typeof ratingStyles> {
  /** Average, 0 to 5; any fraction is shown as half a star. */
  value: number
  /** Number of reviews, shown in brackets. */
  count?: number
  /**
   * Shows the value beside the stars.
   * @default true
   */
  showValue?: boolean
}
export type RatingProps = RatingOwnProps & Omit<ComponentProps<'span'>, keyof RatingOwnProps>

/** Rounds to whole stars, with half a star for any fraction. */
export const starsOf = (value: number): number => {
  const inRange = Math.min(Math.max(value, 0), STARS)
  return Math.floor(inRange) + (inRange % 1 === 0 ? 0 : 0.5)
}

export function Rating({ value, count, size, showValue = true, className, ...rest }: RatingProps) {
  const t = useTranslations('ui')
  const format = useFormat()
  const stars = starsOf(value)
  // An average is '4,0' beside others; the stars of one review are whole.
  const text = format.number(value, Number(showValue))
  return (
    <span data-slot="rating" data-stars={stars} className={ratingStyles({ size, className })} {...rest}>
      <span
        role="img"
        aria-label={t('rating.stars', { value: text, max: STARS })}
        className="relative inline-block flex-none"
      >
        <StarShape count={STARS} className={rowStyles({ size, className: 'text-border-strong' })} />
        {/* Half a star is 7.5 of its 15 units; the gaps between the stars count as well. */}
        <span
          className="absolute inset-y-0 inset-s-0 overflow-hidden"
          style={{ width: `${((Math.floor(stars) * 16.5 + (stars % 1) * 15) / 81) * 100}%` }}
        >
          <StarShape count={STARS} className={rowStyles({ size, className: 'max-w-none text-rating' })} />
        </span>
      </span>
      {showValue && (
        <b aria-hidden="true" className="font-semibold text-text">
          {text}
        </b>
      )}
      {count !== undefined && (
        <>
          <span aria-hidden="true">({format.number(count)})</span>
          <span className="sr-only">{t('rating.count', { count })}</span>
        </>
      )}
    </span>
  )
}
