import { legalParts } from '@/shop/shop-details/legal-text'
import type { OwnLegalText } from '@/shop/shop-details/public-shop'
import type { LegalText } from './legal-types'

/** Converts the owner's plain text to headings and paragraphs. */
export const ownText = ({ text, language, updatedAt }: OwnLegalText): LegalText => ({
  updated: updatedAt,
  language,
  sections: legalParts(text).map((part, index) => ({ id: `abschnitt-${index + 1}`, ...part })),
})
