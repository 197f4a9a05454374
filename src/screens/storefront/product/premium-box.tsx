import { cva } from 'class-variance-authority'
import type { ComponentProps } from 'react'
import type { PremiumGift } from '@/shop/catalogue/product'
import { CrownIcon } from '@/icons'
import { useFormat, useTranslations } from '@/i18n'

const boxStyles = cva(
  'grid grid-cols-[44px_1fr] items-center gap-x-4 gap-y-2 rounded-l bg-accent-soft p-4 text-on-accent-soft sm:grid-cols-[44px_1fr_auto] sm:px-5 sm:py-4.5 forced-colors:border',
)

interface PremiumBoxOwnProps {
  premium: PremiumGift
  /** Units to be bought; the Premium months are multiplied by it. */
  quantity: number
}
export type PremiumBoxProps = PremiumBoxOwnProps & Omit<ComponentProps<'aside'>, keyof PremiumBoxOwnProps>

/** Premium months included with a product. */
export function PremiumBox({ premium, quantity, className, ...rest }: PremiumBoxProps) {
  const t = useTranslations('product')
  const format = useFormat()
  const title = t('detail.premium', { months: premium.months * quantity })
  return (
    <aside data-slot="premium-box" aria-label={title} className={boxStyles({ className })} {...rest}>
      <span className="grid size-11 place-items-center rounded-pill bg-accent text-on-accent">
        <CrownIcon />
      </span>
      <div>
        <p className="leading-snug font-semibold">{title}</p>
        <p className="text-small">{t('detail.premiumNote')}</p>
      </div>
      {premium.value.amount > 0 && (
        <p className="text-small tabular-nums max-sm:col-start-2">
          <span className="sr-only">{t('detail.premiumValue')} </span>
          <s>{format.money({ amount: premium.value.amount * quantity, currency: premium.value.currency })}</s>
        </p>
      )}
    </aside>
  )
}
