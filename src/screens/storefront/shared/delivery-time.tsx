import type { ReactNode } from 'react'
import { useTranslations } from '../../../i18n'
import { useShop } from './shop-context'

/** How long a delivery takes, in the owner's words; else the standard text that is given. */
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
