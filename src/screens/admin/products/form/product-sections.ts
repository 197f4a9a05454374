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

/** Where a field stands that is not among the basics. */
const SECTION_OF: Partial<Readonly<Record<string, ProductSection>>> = {
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
  for (const field of Object.keys(errors)) {
    const section = SECTION_OF[field] ?? 'basics'
    counts.set(section, (counts.get(section) ?? 0) + 1)
  }
  return counts
}
