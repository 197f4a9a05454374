import type { PlatformPrice, ProductFields, ProductRecord } from '../../../domain/catalogue/product-record'
import { platformCurrency, PLATFORMS, type Platform } from '../../../domain/shared/platform'
import type { NetContent, ProductStatus } from '../../../domain/catalogue/product'
import { filledRows, productErrors, type ProductProblem } from '../../../domain/catalogue/product-form'
import { amountEntry, amountText, decimalEntry, numberText, wholeEntry } from '../shared/forms/entries'

/** A row of features or benefits; the id keeps it apart from its neighbours. */
export interface DraftRow {
  id: string
  text: string
}

/** A product while it is written. */
export interface ProductDraft {
  name: string
  subtitle: string
  category: string
  shortDescription: string
  detailedDescription: string
  slug: string
  status: ProductStatus
  bestseller: boolean
  germanyPrice: string
  germanyOriginal: string
  turkeyPrice: string
  turkeyOriginal: string
  mobilePrice: string
  mobileOriginal: string
  premiumEnabled: boolean
  premiumMonths: string
  premiumValue: string
  features: DraftRow[]
  benefits: DraftRow[]
  stockQuantity: string
  lowStockThreshold: string
  contentAmount: string
  contentUnit: NetContent['unit']
  taxRate: string
}
export type DraftProblem =
  ProductProblem | 'priceRequired' | 'originalTooLow' | 'contentInvalid' | 'taxInvalid'

export const PRICE_FIELDS = {
  germany: { price: 'germanyPrice', original: 'germanyOriginal' },
  turkey: { price: 'turkeyPrice', original: 'turkeyOriginal' },
  mobile: { price: 'mobilePrice', original: 'mobileOriginal' },
} as const satisfies Record<Platform, { price: keyof ProductDraft; original: keyof ProductDraft }>

/** At least one row stays (A5). */
const rowsOf = (texts: readonly string[]): DraftRow[] =>
  (texts.length > 0 ? texts : ['']).map((text, index) => ({ id: `row-${index}`, text }))

export function draftOf(product: ProductRecord | undefined): ProductDraft {
  const of = (platform: Platform): PlatformPrice | undefined =>
    product?.prices.find((entry) => entry.platform === platform)
  return {
    name: product?.name ?? '',
    subtitle: product?.subtitle ?? '',
    category: product?.category ?? '',
    shortDescription: product?.shortDescription ?? '',
    detailedDescription: product?.detailedDescription ?? '',
    slug: product?.slug ?? '',
    status: product?.status ?? 'active',
    bestseller: product?.bestseller ?? false,
    germanyPrice: amountText(of('germany')?.price.amount),
    germanyOriginal: amountText(of('germany')?.originalAmount),
    turkeyPrice: amountText(of('turkey')?.price.amount),
    turkeyOriginal: amountText(of('turkey')?.originalAmount),
    mobilePrice: amountText(of('mobile')?.price.amount),
    mobileOriginal: amountText(of('mobile')?.originalAmount),
    premiumEnabled: product?.premium.enabled ?? false,
    premiumMonths: String(Math.max(1, product?.premium.months ?? 1)),
    premiumValue: product?.premium.enabled ? amountText(product.premium.value) : '',
    features: rowsOf(product?.features ?? []),
    benefits: rowsOf(product?.benefits ?? []),
    stockQuantity: String(product?.stock ?? 0),
    lowStockThreshold: String(product?.lowStockThreshold ?? 10),
    contentAmount: numberText(product?.netContent?.amount),
    contentUnit: product?.netContent?.unit ?? 'g',
    taxRate: numberText(product?.taxRate),
  }
}

type Problems = Partial<Record<keyof ProductDraft, DraftProblem>>

function priceProblems(draft: ProductDraft): Problems {
  const problems: Problems = {}
  for (const platform of PLATFORMS) {
    const { price: priceName, original: originalName } = PRICE_FIELDS[platform]
    const price = amountEntry(draft[priceName])
    const original = amountEntry(draft[originalName])
    const bad = (amount: number | null) => amount !== null && !(amount >= 0)
    if (bad(price) || (price === null && original !== null)) problems[priceName] = 'amountInvalid'
    if (bad(original)) problems[originalName] = 'amountInvalid'
    else if (price !== null && original !== null && original <= price)
      problems[originalName] = 'originalTooLow'
  }
  if (PLATFORMS.every((platform) => draft[PRICE_FIELDS[platform].price].trim() === ''))
    problems.germanyPrice = 'priceRequired'
  return problems
}

export function productDraftErrors(draft: ProductDraft): Problems {
  const content = decimalEntry(draft.contentAmount)
  const tax = decimalEntry(draft.taxRate)
  return {
    ...productErrors({
      ...draft,
      // Judged per platform below.
      price: 0,
      platform: 'germany',
      stockQuantity: wholeEntry(draft.stockQuantity),
      lowStockThreshold: wholeEntry(draft.lowStockThreshold),
      premiumMonths: wholeEntry(draft.premiumMonths),
      premiumValue: amountEntry(draft.premiumValue),
    }),
    ...priceProblems(draft),
    ...(content !== null && !(content > 0) && { contentAmount: 'contentInvalid' as const }),
    ...(tax !== null && !(tax >= 0 && tax <= 100) && { taxRate: 'taxInvalid' as const }),
  }
}

export function inputOf(draft: ProductDraft): ProductFields {
  const content = decimalEntry(draft.contentAmount)
  return {
    name: draft.name.trim(),
    subtitle: draft.subtitle.trim(),
    category: draft.category,
    shortDescription: draft.shortDescription.trim(),
    detailedDescription: draft.detailedDescription.trim(),
    slug: draft.slug.trim(),
    status: draft.status,
    bestseller: draft.bestseller,
    prices: PLATFORMS.flatMap((platform) => {
      const amount = amountEntry(draft[PRICE_FIELDS[platform].price])
      const originalAmount = amountEntry(draft[PRICE_FIELDS[platform].original])
      return amount === null
        ? []
        : [{ platform, price: { amount, currency: platformCurrency[platform] }, originalAmount }]
    }),
    premium: {
      enabled: draft.premiumEnabled,
      months: wholeEntry(draft.premiumMonths) ?? 1,
      value: amountEntry(draft.premiumValue) ?? 0,
    },
    features: filledRows(draft.features.map(({ text }) => text)),
    benefits: filledRows(draft.benefits.map(({ text }) => text)),
    stock: wholeEntry(draft.stockQuantity) ?? 0,
    lowStockThreshold: wholeEntry(draft.lowStockThreshold) ?? 10,
    netContent: content === null ? null : { amount: content, unit: draft.contentUnit },
    taxRate: decimalEntry(draft.taxRate),
  }
}
