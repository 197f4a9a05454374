import type { Language } from '../shared/language'
import { localizedText } from './legal-text'
import type { Seller, ShopDetails } from './shop-details'

/** A text in the requested language, or in German as a fallback. */
export interface ShownText {
  readonly text: string
  readonly language: Language
}

/** Public data about the shop; null for texts that use the standard version. */
export interface PublicShop extends Seller {
  readonly announcement: ShownText | null
  readonly deliveryTime: ShownText | null
  /** Days after which an unpaid order is cancelled; 0: never. */
  readonly unpaidDays: number
}

/** A legal text written by the shop owner. */
export interface OwnLegalText extends ShownText {
  /** ISO 8601 instant of the last change. */
  readonly updatedAt: string
}

export function publicShop(details: ShopDetails, language: Language, unpaidDays: number): PublicShop {
  const { announcement, deliveryTime, legal: _legal, ...seller } = details
  return {
    ...seller,
    announcement: localizedText(announcement, language) ?? null,
    deliveryTime: localizedText(deliveryTime, language) ?? null,
    unpaidDays,
  }
}
