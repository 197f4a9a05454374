import { cva } from 'class-variance-authority'
import type { ComponentProps } from 'react'
import { STARS } from '@/shop/reviews/reviews'
import { useFormat, useTranslations } from '@/i18n'

const barsStyles = cva('grid max-w-100 text-small text-text-muted tabular-nums')
const rowStyles = cva(
  'grid min-h-7.5 w-full grid-cols-[4.5rem_1fr_minmax(3ch,auto)] items-center gap-3.5 rounded-s text-start',
  {
    variants: {
      filters: { true: '-mx-2 min-h-9 cursor-pointer px-2 hover:bg-surface-hover pointer-coarse:min-h-hit' },
      chosen: { true: 'bg-soft font-semibold text-on-soft' },
    },
  },
)

interface RatingBarsOwnProps {
  /** Number of reviews, of one star to five. */
  stars: readonly number[]
  /** URL of the reviews with these stars only, or of all again; without it the bars filter nothing. */
  hrefOf?: (stars: number) => string
  /** Stars that the list is filtered by. */
  chosen?: number | undefined
  /** Called instead of following the link. */
  onChoose?: (stars: number) => void
}
export type RatingBarsProps = RatingBarsOwnProps & Omit<ComponentProps<'ul'>, keyof RatingBarsOwnProps>

/** Distribution of ratings over the stars; as links each bar filters by its stars. */
export function RatingBars({ stars, hrefOf, chosen, onChoose, className, ...rest }: RatingBarsProps) {
  const t = useTranslations('reviews')
  const format = useFormat()
  const total = stars.reduce((sum, count) => sum + count, 0)
  return (
    <ul data-slot="rating-bars" className={barsStyles({ className })} {...rest}>
      {STARS.map((value) => {
        const count = stars[value - 1] ?? 0
        const bar = (
          <>
            <span aria-hidden="true">{t('share', { stars: value })}</span>
            <span
              aria-hidden="true"
              className="h-1.25 overflow-hidden rounded-pill bg-border forced-colors:border"
            >
              <span
                className="block h-full rounded-pill bg-rating forced-colors:bg-[CanvasText]"
                style={{ width: `${(count / Math.max(1, total)) * 100}%` }}
              />
            </span>
            <span aria-hidden="true" className="text-end">
              {format.number(count)}
            </span>
            <span className="sr-only">{t('barCount', { stars: value, count })}</span>
          </>
        )
        return (
          <li key={value}>
            {hrefOf ? (
              <a
                href={hrefOf(value)}
                aria-current={chosen === value ? 'true' : undefined}
                className={rowStyles({ filters: true, chosen: chosen === value })}
                onClick={(event) => {
                  if (!onChoose || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return
                  event.preventDefault()
                  onChoose(value)
                }}
              >
                {bar}
              </a>
            ) : (
              <span className={rowStyles()}>{bar}</span>
            )}
          </li>
        )
      })}
    </ul>
  )
}
