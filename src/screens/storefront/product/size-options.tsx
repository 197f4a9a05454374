import { useId } from 'react'
import type { ProductSize } from '@/shop/catalogue/product'
import { useFormat, useTranslations } from '@/i18n'
import { useHydrated } from '../shared/use-hydrated'

interface SizeOptionsProps {
  sizes: readonly ProductSize[]
  /** Id of the chosen size. */
  current: string
  onChange?: (size: ProductSize) => void
}

/** Percent that a kg or l costs less than in the first size. */
function savingOf({ basePrice }: ProductSize, [first]: readonly ProductSize[]): number {
  const before = first?.basePrice
  if (!basePrice || !before || before.unit !== basePrice.unit) return 0
  return Math.round((1 - basePrice.price.amount / before.price.amount) * 100)
}

/** Sizes as radio buttons, each with price, base price and what it saves; sold-out ones can be chosen and say so. */
export function SizeOptions({ sizes, current, onChange }: SizeOptionsProps) {
  const t = useTranslations('product')
  const ui = useTranslations('ui')
  const format = useFormat()
  const name = useId()
  const hydrated = useHydrated()
  return (
    <fieldset data-slot="size-options" className="mt-6" inert={!hydrated}>
      <legend className="mb-2.5 flex w-full justify-between gap-3 text-small">
        <b className="font-semibold">{t('sizes.title')}</b>
        <span className="text-text-subtle">{t('sizes.count', { count: sizes.length })}</span>
      </legend>
      <div className="grid gap-2.5 text-small tabular-nums sm:grid-cols-[repeat(auto-fit,minmax(13rem,1fr))]">
        {sizes.map((size) => {
          const { id, label, price, basePrice, inStock } = size
          const saving = savingOf(size, sizes)
          return (
            <label
              key={id}
              data-sold-out={inStock ? undefined : ''}
              className="relative flex flex-wrap content-start gap-x-3 rounded-m border border-border-input px-4 py-3 hover:border-text-muted has-checked:border-primary has-checked:inset-ring has-checked:inset-ring-primary has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus data-sold-out:border-dashed"
            >
              <input
                type="radio"
                name={name}
                checked={id === current}
                onChange={() => onChange?.(size)}
                className="absolute inset-0 size-full cursor-pointer appearance-none opacity-0"
              />
              <b className="min-w-0 flex-1 text-body font-semibold wrap-anywhere">{label}</b>
              <span className={inStock ? 'text-body font-semibold' : 'text-text-subtle'}>
                {inStock ? format.money(price) : t('soldOut')}
              </span>
              <span className="flex w-full flex-wrap justify-between gap-x-3 text-text-subtle">
                {basePrice &&
                  ui('price.base', { price: format.money(basePrice.price), unit: basePrice.unit })}
                {saving > 0 && (
                  <span className="text-text-accent">
                    {t('sizes.saving', { percent: format.number(saving) })}
                  </span>
                )}
              </span>
            </label>
          )
        })}
      </div>
    </fieldset>
  )
}
