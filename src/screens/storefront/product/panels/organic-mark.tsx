import type { Organic } from '../../../../domain/catalogue/product'
import { useTranslations } from '../../../../i18n'

/** Centres of the stars that draw the leaf, with their sizes, in a field of 90 by 60. */
const STARS = [
  [16, 44, 4.4],
  [17, 33, 4.4],
  [23, 23.5, 4.4],
  [32.5, 17, 4.4],
  [43.5, 13.5, 4.4],
  [55, 12.5, 4.4],
  [67, 12, 4.4],
  [65.5, 23.5, 4.4],
  [59.5, 33.5, 4.4],
  [50, 41, 4.4],
  [38.5, 45, 4.4],
  [27, 46, 4.4],
] as const

const starAt = (x: number, y: number, radius: number): string =>
  Array.from({ length: 10 }, (_, index) => {
    const angle = (index * Math.PI) / 5 - Math.PI / 2
    const distance = index % 2 === 0 ? radius : radius * 0.382
    return `${(x + distance * Math.cos(angle)).toFixed(2)},${(y + distance * Math.sin(angle)).toFixed(2)}`
  }).join(' ')

/** The EU's organic mark with what has to stand beside it: the control body's code and the place of farming. */
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
        {STARS.map(([x, y, radius]) => (
          <polygon key={`${x} ${y}`} points={starAt(x, y, radius)} className="fill-eu-organic-stars" />
        ))}
      </svg>
      <p className="leading-snug">
        <b className="block font-semibold">{controlBody}</b>
        <span className="text-small text-text-muted">{t(`organic.farming.${farming}`)}</span>
      </p>
    </div>
  )
}
