import type { Control } from 'react-hook-form'
import * as z from 'zod/mini'
import {
  filledRows,
  type PlatformPrice,
  type ProductFields,
  type ProductRecord,
} from '../../../domain/catalogue/product-record'
import { platformCurrency, PLATFORMS, type Platform } from '../../../domain/shared/platform'
import type { NetContent } from '../../../domain/catalogue/product'
import {
  contentAmount,
  contentUnit,
  premiumDuration,
  productFields,
  slugText,
  stockCount,
} from '../../../domain/catalogue/product-fields'
import { minorAmount } from '../../../domain/shared/fields'
import { omit } from '../../../domain/shared/omit'
import { rule } from '../../../domain/shared/problem'
import { amountEntry, amountText, decimalEntry, numberText, wholeEntry } from '../shared/forms/entries'

/** A row of features or benefits; the id keeps it apart from its neighbours. */
export interface DraftRow {
  id: string
  text: string
}

/** Fields that are written as texts, or under several names. */
type WrittenOtherwise =
  'prices' | 'premium' | 'features' | 'benefits' | 'stock' | 'lowStockThreshold' | 'netContent' | 'taxRate'

/** A product while it is written. */
export interface ProductDraft extends Omit<ProductFields, WrittenOtherwise> {
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

/** What a new product begins with. */
const EMPTY: ProductFields = {
  name: '',
  subtitle: '',
  shortDescription: '',
  detailedDescription: '',
  category: '',
  slug: '',
  status: 'active',
  bestseller: false,
  prices: [],
  premium: { enabled: false, months: 1, value: 0 },
  features: [],
  benefits: [],
  stock: 0,
  lowStockThreshold: 10,
  netContent: null,
  taxRate: null,
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

/** What the form has of a stored product. */
const fieldsOf = (product: ProductRecord): ProductFields =>
  omit(product, 'id', 'pictures', 'reviews', 'reviewCount', 'rating', 'updatedAt')

/** What the copy of a product begins with: unsold, without stock and address, out of sight until it is ready. */
export const copyOf = (product: ProductRecord, name: string): ProductFields => ({
  ...fieldsOf(product),
  name,
  slug: '',
  stock: 0,
  status: 'inactive',
})

/** @param template what a new product begins with */
export function draftOf(product: ProductRecord | undefined, template = EMPTY): ProductDraft {
  const { prices, premium, features, benefits, stock, lowStockThreshold, netContent, taxRate, ...same } =
    product ? fieldsOf(product) : template
  const of = (platform: Platform): PlatformPrice | undefined =>
    prices.find((entry) => entry.platform === platform)
  return {
    ...same,
    germanyPrice: amountText(of('germany')?.price.amount),
    germanyOriginal: amountText(of('germany')?.originalAmount),
    turkeyPrice: amountText(of('turkey')?.price.amount),
    turkeyOriginal: amountText(of('turkey')?.originalAmount),
    mobilePrice: amountText(of('mobile')?.price.amount),
    mobileOriginal: amountText(of('mobile')?.originalAmount),
    premiumEnabled: premium.enabled,
    premiumMonths: String(Math.max(1, premium.months)),
    premiumValue: premium.enabled ? amountText(premium.value) : '',
    features: rowsOf(features),
    benefits: rowsOf(benefits),
    stockQuantity: String(stock),
    lowStockThreshold: String(lowStockThreshold),
    contentAmount: numberText(netContent?.amount),
    contentUnit: netContent?.unit ?? 'g',
    taxRate: numberText(taxRate),
  }
}

const PRICE_NAMES = PLATFORMS.map((platform) => PRICE_FIELDS[platform])
const price = z.nullable(minorAmount)
const isAbove = (original: number | null, now: number | null) =>
  original === null || now === null || !(original <= now)

/** The product with its numbers read, as flat as the form. */
const productForm = z
  .object({
    ...productFields,
    slug: slugText,
    germanyPrice: price,
    germanyOriginal: price,
    turkeyPrice: price,
    turkeyOriginal: price,
    mobilePrice: price,
    mobileOriginal: price,
    premiumEnabled: z.boolean(),
    premiumMonths: premiumDuration,
    premiumValue: minorAmount,
    stockQuantity: stockCount,
    lowStockThreshold: stockCount,
    contentAmount: z.nullable(contentAmount),
    contentUnit,
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
    ...omit(rest, ...PRICE_NAMES.flatMap(({ price: now, original }) => [now, original])),
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
