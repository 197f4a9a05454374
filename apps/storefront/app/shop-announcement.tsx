import { AnnouncementBar } from '@/screens/storefront/layout/announcement-bar'
import { useShippingRules } from '../features/checkout/payment-queries'

export function ShopAnnouncement() {
  const { freeShippingThreshold, currency } = useShippingRules()
  return <AnnouncementBar freeShippingFrom={{ amount: freeShippingThreshold, currency }} />
}
