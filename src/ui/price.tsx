import { cva, type VariantProps } from 'class-variance-authority'
import type { ComponentProps } from 'react'
import { useFormat, useTranslations } from '../i18n'
import type { Money } from '../i18n/types'

const priceStyles = cva('tabular-nums')
const currentStyles = cva('leading-[1.15] font-semibold tracking-tight', {
  variants: {
    size: { s: 'text-[1.0625rem]', m: 'text-[1.25rem]', l: 'font-sans text-title-l' },
    reduced: { true: 'text-text-accent', false: 'text-text' },
  },
  defaultVariants: { size: 'm', reduced: false },
})

interface PriceOwnProps extends VariantProps<typeof priceStyles> {
  /** Current price, in minor units. */
  price: Money
  /** Original price, shown struck through only if higher than the price. */
  original?: Money
  /** Base price per kilogram or litre with its unit, legally required. */
  base?: { price: Money; unit: string }
  /** The price is the lowest of several: 'ab'. @default false */
  from?: boolean
  /** Net content, shown before the base price: '80 g'. */
  content?: string
  /** Lowest price of the last 30 days, shown below a reduced price. */
  lowest?: Money
  /**
   * Shows 'incl. VAT, plus shipping' below the price.
   * @default true
   */
  taxNote?: boolean
  /** Font size of the price. @default 'm' */
  size?: 's' | 'm' | 'l'
}
export type PriceProps = PriceOwnProps & Omit<ComponentProps<'div'>, keyof PriceOwnProps>

export function Price({
  price,
  original,
  base,
  from = false,
  content,
  lowest,
  taxNote = true,
  size,
  className,
  ...rest
}: PriceProps) {
  const t = useTranslations('ui')
  const format = useFormat()
  const reduced = original !== undefined && original.amount > price.amount
  const basePrice = base && t('price.base', { price: format.money(base.price), unit: base.unit })
  return (
    <div data-slot="price" className={priceStyles({ className })} {...rest}>
      <p className="flex flex-wrap items-baseline gap-x-2.25">
        <span className={currentStyles({ size, reduced })}>
          <span className="sr-only">{t('price.now')} </span>
          {from ? t('price.from', { price: format.money(price) }) : format.money(price)}
        </span>
        {reduced && (
          <s className="text-[0.9375rem] font-normal text-text-subtle">
            <span className="sr-only">{t('price.before')} </span>
            {format.money(original)}
          </s>
        )}
      </p>
      <div className="mt-1.25 text-caption text-text-subtle empty:hidden">
        {reduced && lowest && <p>{t('price.lowest', { price: format.money(lowest) })}</p>}
        {(content ?? basePrice) && <p>{[content, basePrice].filter(Boolean).join(' · ')}</p>}
        {taxNote && <p>{t('price.tax')}</p>}
      </div>
    </div>
  )
}
