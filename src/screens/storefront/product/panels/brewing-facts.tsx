import { cva } from 'class-variance-authority'
import type { ProductDetail } from '@/shop/catalogue/product-detail'
import { useFormat, useTranslations } from '@/i18n'
import { textLang } from '../../shared/content-lang'

const factStyles = cva(
  'flex flex-col border-border max-sm:even:border-s max-sm:even:ps-5 sm:pe-6 sm:not-first:border-s sm:not-first:ps-6',
)
const labelStyles = cva('order-last mt-1 text-caption text-text-muted')

interface BrewingFactsProps {
  product: ProductDetail
  className?: string
}

const MINUTE = 60

/** Brewing instructions as figures, followed by origin and harvest. */
export function BrewingFacts({ product, className }: BrewingFactsProps) {
  const t = useTranslations('product')
  const format = useFormat()
  const { brewing, origin, harvest } = product
  const places = (['origin', 'harvest'] as const).filter((name) => product[name] !== '')
  if (!brewing && origin === '' && harvest === '') return null
  const facts =
    brewing &&
    ([
      ['amount', t('detail.grams', { amount: format.number(brewing.grams) })],
      ['water', t('brewing.millilitres', { amount: format.number(brewing.millilitres) })],
      ['temperature', t('brewing.degrees', { amount: format.number(brewing.temperature) })],
      [
        'time',
        brewing.seconds < MINUTE
          ? t('brewing.seconds', { amount: format.number(brewing.seconds) })
          : t('brewing.minutes', { amount: format.number(Math.round((brewing.seconds / MINUTE) * 10) / 10) }),
      ],
    ] as const)
  return (
    <section data-slot="brewing-facts" aria-label={t('brewing.title')} className={className}>
      {facts && (
        <>
          <h2 className="mb-3.5 font-semibold">{t('brewing.title')}</h2>
          <dl className="gap-y-4 max-sm:grid max-sm:grid-cols-2 sm:flex">
            {facts.map(([name, fact]) => (
              <div key={name} className={factStyles()}>
                <dt className={labelStyles()}>{t(`brewing.${name}`)}</dt>
                <dd className="font-serif text-title-m whitespace-nowrap">{fact}</dd>
              </div>
            ))}
          </dl>
        </>
      )}
      {places.length > 0 && (
        <dl className="mt-5 grid max-w-[42em] gap-x-8 sm:grid-cols-2">
          {places.map((name) => (
            <div key={name} className="border-t border-border py-3">
              <dt className="text-caption text-text-muted">{t(`brewing.${name}`)}</dt>
              <dd lang={textLang(product, name)} className="font-medium">
                {product[name]}
              </dd>
            </div>
          ))}
        </dl>
      )}
    </section>
  )
}
