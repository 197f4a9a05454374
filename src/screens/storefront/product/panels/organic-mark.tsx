import type { Organic } from '@/shop/catalogue/product'
import { useTranslations } from '@/i18n'

/** Centres of the twelve stars of the EU organic logo, in a viewBox of 90 × 60. */
const STARS = [
  [20, 47],
  [22, 34.1],
  [26.7, 24],
  [34, 16.8],
  [44, 12.3],
  [56.7, 10.8],
  [72, 12],
  [71.1, 24.9],
  [67.1, 35],
  [60, 42.2],
  [49.8, 46.7],
  [36.4, 48.3],
] as const
const RADIUS = 5.2

const starAt = (x: number, y: number): string =>
  Array.from({ length: 10 }, (_, index) => {
    const angle = (index * Math.PI) / 5 - Math.PI / 2
    const distance = index % 2 === 0 ? RADIUS : RADIUS * 0.382
    return `${(x + distance * Math.cos(angle)).toFixed(2)},${(y + distance * Math.sin(angle)).toFixed(2)}`
  }).join(' ')

/** EU organic logo with the required control body code and place of farming. */
export function OrganicMark({ organic: { controlBody, farming } }: { organic: Organic }) {
  const t = useTranslations('product')
  return (
    <div data-slot="organic-mark" className="flex items-center gap-4 border-b border-border pt-1.5 pb-4">
      <svg
        viewBox="0 0 90 60"
        width={81}
        height={54}
        role="img"
        aria-label={t('organic.mark')}
        className="flex-none rounded-xs"
      >
        <rect width="90" height="60" className="fill-eu-organic" />
        {STARS.map(([x, y]) => (
          <polygon key={`${x} ${y}`} points={starAt(x, y)} className="fill-eu-organic-stars" />
        ))}
      </svg>
      <p className="leading-snug">
        <b className="block font-semibold">{controlBody}</b>
        <span className="text-small text-text-muted">{t(`organic.farming.${farming}`)}</span>
      </p>
    </div>
  )
}
