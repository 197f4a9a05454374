import type { Control } from 'react-hook-form'
import * as z from 'zod/mini'
import type { PlatformPrice, ProductFields, ProductRecord } from '../../../../domain/catalogue/product-record'
import { platformCurrency, PLATFORMS, type Platform } from '../../../../domain/shared/platform'
import type { NetContent } from '../../../../domain/catalogue/product'
import {
  contentAmount,
  contentUnit,
  nutritionalInfo,
  premiumDuration,
  productFields,
  RELATED_PRODUCTS,
  slugText,
  stockCount,
} from '../../../../domain/catalogue/product-fields'
import {
  filledTranslations,
  type ProductTranslation,
  type ProductTranslations,
  type TranslationLanguage,
} from '../../../../domain/catalogue/product-texts'
import { id, minorAmount } from '../../../../domain/shared/fields'
import { omit } from '../../../../domain/shared/omit'
import { rule } from '../../../../domain/shared/problem'
import { amountEntry, amountText, decimalEntry, numberText, wholeEntry } from '../../shared/forms/entries'
import {
  composeDetails,
  detailFields,
  DETAIL_NAMES,
  detailsOf,
  filledIngredients,
  ingredientsOf,
  readDetails,
  wholeGroups,
  writtenIngredients,
  type Details,
  type DraftDetails,
  type DraftIngredient,
} from './draft-details'
import { textsOf, writtenTexts, type DraftTexts } from './draft-texts'

/** Fields that are written as texts, or under several names. */
type WrittenOtherwise =
  | 'prices'
  | 'premium'
  | 'stock'
  | 'lowStockThreshold'
  | 'netContent'
  | 'taxRate'
  | 'ingredients'
  | 'translations'
  | keyof Details
  | keyof DraftTexts

/** A product while it is written. */
export interface ProductDraft extends Omit<ProductFields, WrittenOtherwise>, DraftTexts, DraftDetails {
  germanyPrice: string
  germanyOriginal: string
  turkeyPrice: string
  turkeyOriginal: string
  mobilePrice: string
  mobileOriginal: string
  premiumEnabled: boolean
  premiumMonths: string
  premiumValue: string
  ingredients: DraftIngredient[]
  translations: Record<TranslationLanguage, DraftTexts>
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
  tint: 'sand',
  certification: [],
  organic: null,
  ingredients: [],
  nutritionalInfo: null,
  brewing: null,
  origin: '',
  harvest: '',
  translations: {},
  related: [],
}

export const PRICE_FIELDS = {
  germany: { price: 'germanyPrice', original: 'germanyOriginal' },
  turkey: { price: 'turkeyPrice', original: 'turkeyOriginal' },
  mobile: { price: 'mobilePrice', original: 'mobileOriginal' },
} as const satisfies Record<Platform, { price: keyof ProductDraft; original: keyof ProductDraft }>

type PriceName = (typeof PRICE_FIELDS)[Platform]['price' | 'original']
type Prices = Readonly<Record<PriceName, number | null>>

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
  const { prices, premium, stock, lowStockThreshold, netContent, taxRate, ...rest } = product
    ? fieldsOf(product)
    : template
  const { ingredients, translations, nutritionalInfo: nutrition, brewing, organic, ...same } = rest
  const of = (platform: Platform): PlatformPrice | undefined =>
    prices.find((entry) => entry.platform === platform)
  return {
    ...same,
    ...textsOf({ ...same, servingSize: nutrition?.servingSize }),
    ...detailsOf({ nutritionalInfo: nutrition, brewing, organic }),
    ingredients: ingredientsOf(ingredients, translations),
    translations: { tr: textsOf(translations.tr), en: textsOf(translations.en) },
    germanyPrice: amountText(of('germany')?.price.amount),
    germanyOriginal: amountText(of('germany')?.originalAmount),
    turkeyPrice: amountText(of('turkey')?.price.amount),
    turkeyOriginal: amountText(of('turkey')?.originalAmount),
    mobilePrice: amountText(of('mobile')?.price.amount),
    mobileOriginal: amountText(of('mobile')?.originalAmount),
    premiumEnabled: premium.enabled,
    premiumMonths: String(Math.max(1, premium.months)),
    premiumValue: premium.enabled ? amountText(premium.value) : '',
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
    ...omit(productFields, 'nutritionalInfo', 'brewing', 'organic'),
    ...detailFields,
    servingSize: nutritionalInfo.shape.servingSize,
    related: z.readonly(z.array(z.object({ id, name: z.string() })).check(z.maxLength(RELATED_PRODUCTS))),
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
    ...wholeGroups,
  )

const translationOf = (draft: ProductDraft, language: TranslationLanguage): ProductTranslation => ({
  ...writtenTexts(draft.translations[language]),
  ingredients: filledIngredients(draft.ingredients).map((row) => row[language]),
})

const translationsOf = (draft: ProductDraft): ProductTranslations => ({
  tr: translationOf(draft, 'tr'),
  en: translationOf(draft, 'en'),
})

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
    ...writtenTexts(draft),
    ...readDetails(draft),
    ingredients: writtenIngredients(draft.ingredients),
    translations: translationsOf(draft),
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
  const { servingSize, translations, ...fields } = omit(
    rest,
    ...PRICE_NAMES.flatMap(({ price: now, original }) => [now, original]),
    ...DETAIL_NAMES,
  )
  return {
    ...fields,
    ...composeDetails(checked, servingSize),
    translations: filledTranslations(translations),
    prices: PLATFORMS.flatMap((platform) => {
      const { price: priceName, original: originalName } = PRICE_FIELDS[platform]
      const amount = checked[priceName]
      if (amount === null) return []
      const now = { amount, currency: platformCurrency[platform] }
      return [{ platform, price: now, originalAmount: checked[originalName] }]
    }),
    premium: { enabled: premiumEnabled, months: premiumMonths, value: premiumValue },
    stock: stockQuantity,
    netContent: contentAmount === null ? null : { amount: contentAmount, unit: contentUnit },
  }
}
