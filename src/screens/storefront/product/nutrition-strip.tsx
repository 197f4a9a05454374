import { cva } from 'class-variance-authority'
import type { ComponentProps } from 'react'
import type { NutritionalInfo } from '@/shop/catalogue/nutrition'
import { useFormat, useTranslations } from '@/i18n'

const stripStyles = cva('grid grid-cols-3')

interface NutritionStripOwnProps {
  nutrition: NutritionalInfo
}
export type NutritionStripProps = NutritionStripOwnProps &
  Omit<ComponentProps<'div'>, keyof NutritionStripOwnProps>

/** Calories, protein and carbohydrates per serving. */
export function NutritionStrip({ nutrition, className, ...rest }: NutritionStripProps) {
  const t = useTranslations('product')
  const format = useFormat()
  const grams = (amount: number) => t('detail.grams', { amount: format.number(amount) })
  const values = [
    ['calories', t('detail.kcal', { amount: format.number(nutrition.calories) })],
    ['protein', grams(nutrition.protein)],
    ['carbohydrates', grams(nutrition.carbohydrates)],
  ] as const
  return (
    <div data-slot="nutrition-strip" className={className} {...rest}>
      <p className="mb-3.5 text-small text-text-subtle">
        {t('detail.nutrition', { serving: nutrition.servingSize })}
      </p>
      <dl className={stripStyles()}>
        {values.map(([key, value]) => (
          <div
            key={key}
            className="flex flex-col border-border py-0.5 pe-2 not-first:border-s not-first:ps-3.5 md:py-1 md:pe-5 md:not-first:ps-6"
          >
            <dt className="order-last mt-1 text-caption text-text-muted md:text-[0.9375rem]">
              {t(`detail.${key}`)}
            </dt>
            <dd className="font-serif text-[1.375rem]/[1.1] font-normal tracking-[-0.02em] md:text-[2rem]/[1.1]">
              {value}
            </dd>
          </div>
        ))}
      </dl>
    </div>
  )
}
