import type { ReactNode } from 'react'
import { useTranslations } from '@/i18n'
import { useShop } from './shop-context'

/** Delivery time as written by the owner, else the standard text passed as children. */
export function DeliveryTime({ children }: { children: ReactNode }) {
  const t = useTranslations('shop')
  const own = useShop()?.deliveryTime
  return own ? (
    <>
      {t('deliveryTime')} <span lang={own.language}>{own.text}</span>
    </>
  ) : (
    children
  )
}
