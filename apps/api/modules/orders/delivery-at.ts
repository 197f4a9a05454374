import { deliveryTo, type Delivery } from '@/shop/delivery/delivery'
import { isCountry } from '@/shop/orders/address'
import type { Db } from '../../platform/db/open'
import { detailsAt } from '../shop/shop-details.repository'

/**
 * When a parcel arrives that is paid at an instant, by what the shop promised then.
 * @returns null for a country that is delivered to no longer
 */
export async function deliveryAt(
  db: Db,
  { country }: { readonly country: string },
  paid: Date,
): Promise<Delivery | null> {
  if (!isCountry(country)) return null
  const { delivery } = await detailsAt(db, paid)
  return deliveryTo(country, delivery, paid)
}
