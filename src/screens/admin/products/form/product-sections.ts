import { fields } from '@/shop/shared/stored'

export const PRODUCT_SECTIONS = [
  'basics',
  'prices',
  'premium',
  'features',
  'benefits',
  'ingredients',
  'origin',
  'seals',
  'stock',
  'sizes',
  'related',
  'images',
  'reviews',
] as const
export type ProductFormSection = (typeof PRODUCT_SECTIONS)[number]

/** Section of each field that is not in the basics. */
const SECTION_OF: Partial<Readonly<Record<string, ProductFormSection>>> = {
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
  ingredients: 'ingredients',
  servingSize: 'ingredients',
  calories: 'ingredients',
  protein: 'ingredients',
  carbohydrates: 'ingredients',
  origin: 'origin',
  harvest: 'origin',
  temperature: 'origin',
  brewTime: 'origin',
  grams: 'origin',
  millilitres: 'origin',
  controlBody: 'seals',
  certification: 'seals',
  related: 'related',
  sizeFamily: 'sizes',
  sizeLabel: 'sizes',
  sizeOrder: 'sizes',
  stockQuantity: 'stock',
  lowStockThreshold: 'stock',
  contentAmount: 'stock',
  taxRate: 'stock',
  turkishTaxRate: 'stock',
  subscriptionPercent: 'stock',
  sku: 'stock',
  barcode: 'stock',
  cost: 'stock',
}

const TRANSLATED = 'translations'

/** Number of invalid fields per section; a text counts once per language. */
export function errorCounts(errors: Readonly<Record<string, unknown>>): Map<ProductFormSection, number> {
  const counts = new Map<ProductFormSection, number>()
  const translated = Object.values(fields(errors[TRANSLATED])).flatMap((texts) => Object.keys(fields(texts)))
  for (const field of [...Object.keys(errors).filter((name) => name !== TRANSLATED), ...translated]) {
    const section = SECTION_OF[field] ?? 'basics'
    counts.set(section, (counts.get(section) ?? 0) + 1)
  }
  return counts
}
