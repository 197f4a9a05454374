import { cva } from 'class-variance-authority'
import type { ComponentProps } from 'react'
import type { Money } from '@/shop/shared/money'
import { missingForFreeShipping } from '@/shop/checkout/shipping'
import { TruckIcon } from '@/icons'
import { useFormat, useTranslations } from '@/i18n'
import { Progress } from '@/ui/progress'

const barStyles = cva('rounded-m bg-surface-sunken px-4 py-3.5 text-[0.9375rem]/normal')

interface FreeShippingBarOwnProps {
  /** Subtotal before discounts, in minor units; free shipping depends on it. */
  subtotal: Money
  /** Subtotal from which shipping is free, in minor units; 0 if it always is. */
  threshold: number
}
export type FreeShippingBarProps = FreeShippingBarOwnProps &
  Omit<ComponentProps<'div'>, keyof FreeShippingBarOwnProps>

/** Shows how much is missing for free shipping ('Noch X für kostenlosen Versand') with a progress bar. */
export function FreeShippingBar({ subtotal, threshold, className, ...rest }: FreeShippingBarProps) {
  const t = useTranslations('cart')
  const format = useFormat()
  const missing = missingForFreeShipping(subtotal.amount, {
    freeShippingThreshold: threshold,
    standardShippingCost: 0,
  })
  const amount = format.money({ amount: missing, currency: subtotal.currency })
  return (
    <div data-slot="free-shipping-bar" className={barStyles({ className })} {...rest}>
      <p className="mb-2.5 flex items-center gap-2.5">
        <TruckIcon />
        <span>
          {missing > 0
            ? t.rich('freeShipping.missing', {
                amount,
                b: (chunks) => <b className="font-semibold tabular-nums">{chunks}</b>,
              })
            : t('freeShipping.reached')}
        </span>
      </p>
      <Progress
        label={t('freeShipping.progress')}
        value={threshold > 0 ? (subtotal.amount / threshold) * 100 : 100}
      />
    </div>
  )
}
