import type { Language } from '../shared/language'
import type { Platform } from '../shared/platform'
import { localizedText } from './legal-text'
import type { Delivery } from '../delivery/delivery'
import { sellerOf, type Seller, type ShopDetails } from './shop-details'

/** A text in the requested language, or in German as a fallback. */
export interface ShownText {
  readonly text: string
  readonly language: Language
}

/** Public data about the shop; null for texts that use the standard version. */
export interface PublicShop extends Seller {
  readonly announcement: ShownText | null
  /** For what is paid now, by country. */
  readonly deliveries: readonly Delivery[]
  /** Days after which an unpaid order is cancelled; 0: never. */
  readonly unpaidDays: number
}

/** A legal text written by the shop owner. */
export interface OwnLegalText extends ShownText {
  /** ISO 8601 instant of the last change. */
  readonly updatedAt: string
}

/** @param platform whose seller is shown */
export function publicShop(
  details: ShopDetails,
  language: Language,
  unpaidDays: number,
  deliveries: readonly Delivery[],
  platform: Platform = 'germany',
): PublicShop {
  const { company, representative, street, zipCode, city, country, email, phone, vatId, register } = sellerOf(
    details,
    platform,
  )
  return {
    company,
    representative,
    street,
    zipCode,
    city,
    country,
    email,
    phone,
    vatId,
    register,
    announcement: localizedText(details.announcement, language) ?? null,
    deliveries,
    unpaidDays,
  }
}
