import { DEFAULT_SHIPPING_RULES } from '@/domain/checkout/shipping'
import { AnnouncementBar } from '@/screens/storefront/layout/announcement-bar'
import { shopPayment } from '../queries/catalogue'
import { useResource } from '../queries/use-resource'

export function ShopAnnouncement() {
  const payment = useResource(shopPayment)
  const rules =
    payment.status === 'ready' ? payment.data : { ...DEFAULT_SHIPPING_RULES, currency: 'EUR' as const }
  return (
    <AnnouncementBar freeShippingFrom={{ amount: rules.freeShippingThreshold, currency: rules.currency }} />
  )
}
