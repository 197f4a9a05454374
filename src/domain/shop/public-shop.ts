import type { Language } from '../shared/language'
import { localizedText } from './legal-text'
import type { Seller, ShopDetails } from './shop-details'

/** In the language that was asked for, or in German where there is no text in it. */
export interface ShownText {
  readonly text: string
  readonly language: Language
}

/** What the shop says of itself on every page; null where its standard text stands. */
export interface PublicShop extends Seller {
  readonly announcement: ShownText | null
  readonly deliveryTime: ShownText | null
}

/** An owner's legal text. */
export interface OwnLegalText extends ShownText {
  /** ISO 8601 instant since which it stands. */
  readonly updatedAt: string
}

export function publicShop(details: ShopDetails, language: Language): PublicShop {
  const { announcement, deliveryTime, legal: _legal, ...seller } = details
  return {
    ...seller,
    announcement: localizedText(announcement, language) ?? null,
    deliveryTime: localizedText(deliveryTime, language) ?? null,
  }
}
