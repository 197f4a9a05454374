import { cva } from 'class-variance-authority'
import type { ComponentProps } from 'react'
import type { Review } from '@/shop/catalogue/product'
import { useFormat, useTranslations } from '../../../../i18n'

const STARS = [5, 4, 3, 2, 1] as const
const barsStyles = cva('grid max-w-100 gap-2.25 text-small text-text-muted tabular-nums')

interface RatingBarsOwnProps {
  reviews: readonly Pick<Review, 'rating'>[]
}
export type RatingBarsProps = RatingBarsOwnProps & Omit<ComponentProps<'dl'>, keyof RatingBarsOwnProps>

/** Distribution of ratings over the stars. */
export function RatingBars({ reviews, className, ...rest }: RatingBarsProps) {
  const t = useTranslations('product')
  const format = useFormat()
  return (
    <dl data-slot="rating-bars" className={barsStyles({ className })} {...rest}>
      {STARS.map((stars) => {
        const count = reviews.filter(({ rating }) => Math.round(rating) === stars).length
        const percent = Math.round((count / Math.max(1, reviews.length)) * 100)
        return (
          <div key={stars} className="grid grid-cols-[1ch_1fr_5ch] items-center gap-3.5">
            <dt>
              <span aria-hidden="true">{stars}</span>
              <span className="sr-only">{t('detail.share', { stars })}</span>
            </dt>
            <dd className="contents">
              <span className="h-1.25 overflow-hidden rounded-pill bg-border forced-colors:border">
                <span
                  className="block h-full rounded-pill bg-rating forced-colors:bg-[CanvasText]"
                  style={{ width: `${percent}%` }}
                />
              </span>
              <span className="text-right">{t('detail.percent', { percent: format.number(percent) })}</span>
            </dd>
          </div>
        )
      })}
    </dl>
  )
}
