import { cva } from 'class-variance-authority'
import type { ComponentProps } from 'react'
import { TruckIcon } from '@/icons'
import { useFormat, useTranslations } from '@/i18n'
import type { Money } from '@/i18n/types'
import { useDays } from '../shared/use-days'
import { useShop } from '../shared/shop-context'

const barStyles = cva('bg-surface-inverse text-caption font-medium text-on-inverse print:hidden')

interface AnnouncementBarOwnProps {
  /** Subtotal from which shipping is free, in minor units; 0 if it always is. */
  freeShippingFrom: Money
}
export type AnnouncementBarProps = AnnouncementBarOwnProps &
  Omit<ComponentProps<'aside'>, keyof AnnouncementBarOwnProps>

/** Bar above the header: shipping and returns, or the owner's own announcement. */
export function AnnouncementBar({ freeShippingFrom, className, ...rest }: AnnouncementBarProps) {
  const t = useTranslations('shop')
  const format = useFormat()
  const days = useDays()
  const { announcement: own, deliveries: [delivery] = [] } = useShop() ?? {}
  return (
    <aside
      data-slot="announcement-bar"
      aria-label={t('announcement.label')}
      className={barStyles({ className })}
      {...rest}
    >
      <ul className="mx-auto flex min-h-8.5 items-center justify-center gap-10 px-gutter text-center md:min-h-9.5">
        {own ? (
          <li lang={own.language} className="py-1.5 text-balance wrap-anywhere">
            {own.text}
          </li>
        ) : (
          <>
            <li className="flex items-center gap-2">
              <TruckIcon size="s" className="text-on-inverse-muted" />
              {freeShippingFrom.amount > 0
                ? t('announcement.freeShipping', { amount: format.money(freeShippingFrom) })
                : t('announcement.freeAlways')}
            </li>
            {delivery && (
              <li className="max-md:hidden">{t('announcement.delivery', { days: days(delivery) })}</li>
            )}
            <li className="max-lg:hidden">{t('announcement.returns')}</li>
          </>
        )}
      </ul>
    </aside>
  )
}
