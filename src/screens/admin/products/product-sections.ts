import type { ProductDraft } from './product-draft'

export const PRODUCT_SECTIONS = [
  'basics',
  'prices',
  'premium',
  'features',
  'benefits',
  'stock',
  'images',
  'reviews',
] as const
export type ProductSection = (typeof PRODUCT_SECTIONS)[number]

const SECTION_OF: Partial<Readonly<Record<keyof ProductDraft, ProductSection>>> = {
  name: 'basics',
  subtitle: 'basics',
  slug: 'basics',
  category: 'basics',
  shortDescription: 'basics',
  detailedDescription: 'basics',
  germanyPrice: 'prices',
  germanyOriginal: 'prices',
  turkeyPrice: 'prices',
  turkeyOriginal: 'prices',
  mobilePrice: 'prices',
  mobileOriginal: 'prices',
  premiumMonths: 'premium',
  premiumValue: 'premium',
  features: 'features',
  benefits: 'benefits',
  stockQuantity: 'stock',
  lowStockThreshold: 'stock',
  contentAmount: 'stock',
  taxRate: 'stock',
}

/** How many fields of each section hold an error. */
export function errorCounts(errors: Readonly<Record<string, unknown>>): Map<ProductSection, number> {
  const counts = new Map<ProductSection, number>()
  for (const [field, section] of Object.entries(SECTION_OF))
    if (errors[field]) counts.set(section, (counts.get(section) ?? 0) + 1)
  return counts
}
