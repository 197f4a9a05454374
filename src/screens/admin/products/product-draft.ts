import type { Control } from 'react-hook-form'
import * as z from 'zod/mini'
import {
  filledRows,
  type PlatformPrice,
  type ProductFields,
  type ProductRecord,
} from '../../../domain/catalogue/product-record'
import { platformCurrency, PLATFORMS, type Platform } from '../../../domain/shared/platform'
import type { NetContent, ProductStatus } from '../../../domain/catalogue/product'
import {
  contentAmount,
  contentUnit,
  premiumDuration,
  productFields,
  slugText,
  stockCount,
} from '../../../domain/catalogue/product-fields'
import { minorAmount } from '../../../domain/shared/fields'
import { rule } from '../../../domain/shared/problem'
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

export const PRICE_FIELDS = {
  germany: { price: 'germanyPrice', original: 'germanyOriginal' },
  turkey: { price: 'turkeyPrice', original: 'turkeyOriginal' },
  mobile: { price: 'mobilePrice', original: 'mobileOriginal' },
} as const satisfies Record<Platform, { price: keyof ProductDraft; original: keyof ProductDraft }>

type PriceName = (typeof PRICE_FIELDS)[Platform]['price' | 'original']
type Prices = Readonly<Record<PriceName, number | null>>

/** At least one row stays. */
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

const PRICE_NAMES = PLATFORMS.map((platform) => PRICE_FIELDS[platform])
const price = z.nullable(minorAmount)
const isAbove = (original: number | null, now: number | null) =>
  original === null || now === null || !(original <= now)

/** The product with its numbers read, as flat as the form. */
const productForm = z
  .object({
    name: productFields.name,
    subtitle: productFields.subtitle,
    category: productFields.category,
    shortDescription: productFields.shortDescription,
    detailedDescription: productFields.detailedDescription,
    slug: slugText,
    status: productFields.status,
    bestseller: productFields.bestseller,
    germanyPrice: price,
    germanyOriginal: price,
    turkeyPrice: price,
    turkeyOriginal: price,
    mobilePrice: price,
    mobileOriginal: price,
    premiumEnabled: z.boolean(),
    premiumMonths: premiumDuration,
    premiumValue: minorAmount,
    features: productFields.features,
    benefits: productFields.benefits,
    stockQuantity: stockCount,
    lowStockThreshold: stockCount,
    contentAmount: z.nullable(contentAmount),
    contentUnit,
    taxRate: productFields.taxRate,
  })
  .check(
    rule('priceMissing', (form) => PRICE_NAMES.some(({ price: name }) => form[name] !== null), [
      'germanyPrice',
    ]),
    ...PRICE_NAMES.flatMap(({ price: priceName, original: originalName }) => [
      rule('invalid', (form: Prices) => form[priceName] !== null || form[originalName] === null, [priceName]),
      rule('originalTooLow', (form: Prices) => isAbove(form[originalName], form[priceName]), [originalName]),
    ]),
  )

export const productSchema = z.pipe(
  z.transform((draft: ProductDraft) => ({
    ...draft,
    germanyPrice: amountEntry(draft.germanyPrice),
    germanyOriginal: amountEntry(draft.germanyOriginal),
    turkeyPrice: amountEntry(draft.turkeyPrice),
    turkeyOriginal: amountEntry(draft.turkeyOriginal),
    mobilePrice: amountEntry(draft.mobilePrice),
    mobileOriginal: amountEntry(draft.mobileOriginal),
    premiumMonths: wholeEntry(draft.premiumMonths),
    // Without the gift its value is neither shown nor asked for.
    premiumValue: draft.premiumEnabled ? amountEntry(draft.premiumValue) : 0,
    features: filledRows(draft.features.map(({ text }) => text)),
    benefits: filledRows(draft.benefits.map(({ text }) => text)),
    stockQuantity: wholeEntry(draft.stockQuantity),
    lowStockThreshold: wholeEntry(draft.lowStockThreshold),
    contentAmount: decimalEntry(draft.contentAmount),
    taxRate: decimalEntry(draft.taxRate),
  })),
  productForm,
)
type Checked = z.output<typeof productSchema>
/** The form's own control, for parts of it. */
export type ProductControl = Control<ProductDraft, unknown, Checked>

export function inputOf(checked: Checked): ProductFields {
  const { premiumEnabled, premiumMonths, premiumValue, stockQuantity, contentAmount, contentUnit, ...rest } =
    checked
  return {
    ...rest,
    prices: PLATFORMS.flatMap((platform) => {
      const { price: priceName, original: originalName } = PRICE_FIELDS[platform]
      const amount = checked[priceName]
      return amount === null
        ? []
        : [
            {
              platform,
              price: { amount, currency: platformCurrency[platform] },
              originalAmount: checked[originalName],
            },
          ]
    }),
    premium: { enabled: premiumEnabled, months: premiumMonths, value: premiumValue },
    stock: stockQuantity,
    netContent: contentAmount === null ? null : { amount: contentAmount, unit: contentUnit },
  }
}
