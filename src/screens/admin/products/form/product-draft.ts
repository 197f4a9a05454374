import type { Control } from 'react-hook-form'
import * as z from 'zod/mini'
import type { ProductFields, ProductRecord } from '@/shop/catalogue/product-record'
import type { NetContent } from '@/shop/catalogue/product'
import {
  contentAmount,
  contentUnit,
  nutritionalInfo,
  premiumDuration,
  productFields,
  RELATED_PRODUCTS,
  sizeLabel,
  sizeOrder,
  slugText,
  stockCount,
} from '@/shop/catalogue/product-fields'
import {
  filledTranslations,
  type ProductTranslation,
  type ProductTranslations,
  type TranslationLanguage,
} from '@/shop/catalogue/product-texts'
import { id, minorAmount } from '@/shop/shared/fields'
import { omit } from '@/shop/shared/omit'
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
import {
  composePrices,
  draftPricesOf,
  priceFields,
  priceRules,
  PRICE_NAMES,
  readPrices,
  type DraftPrices,
} from './draft-prices'
import { textsOf, writtenTexts, type DraftTexts } from './draft-texts'

/** Fields that the form represents differently, as text or as several inputs. */
type WrittenOtherwise =
  | 'prices'
  | 'premium'
  | 'stock'
  | 'lowStockThreshold'
  | 'netContent'
  | 'taxRate'
  | 'turkishTaxRate'
  | 'subscriptionPercent'
  | 'cost'
  | 'size'
  | 'ingredients'
  | 'translations'
  | keyof Details
  | keyof DraftTexts

/** Unvalidated form values of a product. */
export interface ProductDraft
  extends Omit<ProductFields, WrittenOtherwise>, DraftTexts, DraftDetails, DraftPrices {
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
  turkishTaxRate: string
  subscriptionPercent: string
  cost: string
  /** A product of the family whose sizes this is one of; null: a product in one size. */
  sizeFamily: string | null
  sizeLabel: string
  sizeOrder: string
  sizeDefault: boolean
}

/** Initial values of a new product: not on sale until it has its pictures, which follow once it is stored. */
const EMPTY: ProductFields = {
  name: '',
  subtitle: '',
  shortDescription: '',
  detailedDescription: '',
  category: '',
  slug: '',
  status: 'inactive',
  bestseller: false,
  prices: [],
  premium: { enabled: false, months: 1, value: 0 },
  features: [],
  benefits: [],
  stock: 0,
  lowStockThreshold: 10,
  netContent: null,
  taxRate: null,
  turkishTaxRate: null,
  subscriptionPercent: null,
  sku: '',
  barcode: '',
  cost: null,
  size: null,
  tint: 'sand',
  traits: [],
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

/** An item of each list that may be empty. */
export const LIST_ITEMS = { related: { id: '', name: '' } } as const satisfies Partial<
  Record<keyof ProductDraft, unknown>
>

/** Editable fields of a stored product. */
const fieldsOf = (product: ProductRecord): ProductFields =>
  omit(product, 'id', 'pictures', 'reviews', 'reviewCount', 'rating', 'archived', 'updatedAt')

/** Initial values of a product copy: inactive, without stock, slug and sales. */
export const copyOf = (product: ProductRecord, name: string): ProductFields => ({
  ...fieldsOf(product),
  prices: product.prices.map((price) => omit(price, 'sale')),
  name,
  slug: '',
  sku: '',
  barcode: '',
  stock: 0,
  status: 'inactive',
  size: null,
})

/** @param template initial values of a new product */
export function productDraft(product: ProductRecord | undefined, template = EMPTY): ProductDraft {
  const {
    prices,
    premium,
    stock,
    lowStockThreshold,
    netContent,
    taxRate,
    turkishTaxRate,
    subscriptionPercent,
    cost,
    size,
    ...rest
  } = product ? fieldsOf(product) : template
  const { ingredients, translations, nutritionalInfo: nutrition, brewing, organic, ...same } = rest
  return {
    ...same,
    ...textsOf({ ...same, servingSize: nutrition?.servingSize }),
    ...detailsOf({ nutritionalInfo: nutrition, brewing, organic }),
    ingredients: ingredientsOf(ingredients, translations),
    translations: { tr: textsOf(translations.tr), en: textsOf(translations.en) },
    ...draftPricesOf(prices),
    premiumEnabled: premium.enabled,
    premiumMonths: String(Math.max(1, premium.months)),
    premiumValue: premium.enabled ? amountText(premium.value) : '',
    stockQuantity: String(stock),
    lowStockThreshold: String(lowStockThreshold),
    contentAmount: numberText(netContent?.amount),
    contentUnit: netContent?.unit ?? 'g',
    taxRate: numberText(taxRate),
    turkishTaxRate: numberText(turkishTaxRate),
    subscriptionPercent: numberText(subscriptionPercent),
    cost: amountText(cost),
    sizeFamily: size?.family ?? null,
    sizeLabel: size?.label ?? '',
    sizeOrder: String(size?.order ?? 0),
    sizeDefault: size?.isDefault ?? false,
  }
}

/** The form values with numbers parsed, not yet nested. */
const productForm = z
  .object({
    ...omit(productFields, 'nutritionalInfo', 'brewing', 'organic'),
    ...detailFields,
    servingSize: nutritionalInfo.shape.servingSize,
    related: z.readonly(z.array(z.object({ id, name: z.string() })).check(z.maxLength(RELATED_PRODUCTS))),
    slug: slugText,
    ...priceFields,
    premiumEnabled: z.boolean(),
    premiumMonths: premiumDuration,
    premiumValue: minorAmount,
    stockQuantity: stockCount,
    lowStockThreshold: stockCount,
    contentAmount: z.nullable(contentAmount),
    cost: z.nullable(minorAmount),
    contentUnit,
    sizeFamily: z.nullable(id),
    sizeLabel: z.nullable(sizeLabel),
    sizeOrder,
    sizeDefault: z.boolean(),
  })
  .check(...priceRules, ...wholeGroups)

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
    ...readPrices(draft),
    premiumMonths: wholeEntry(draft.premiumMonths),
    // Without the gift its value is hidden and not validated.
    premiumValue: draft.premiumEnabled ? amountEntry(draft.premiumValue) : 0,
    ...writtenTexts(draft),
    ...readDetails(draft),
    ingredients: writtenIngredients(draft.ingredients),
    translations: translationsOf(draft),
    stockQuantity: wholeEntry(draft.stockQuantity),
    lowStockThreshold: wholeEntry(draft.lowStockThreshold),
    contentAmount: decimalEntry(draft.contentAmount),
    taxRate: decimalEntry(draft.taxRate),
    turkishTaxRate: decimalEntry(draft.turkishTaxRate),
    subscriptionPercent:
      draft.subscriptionPercent.trim() === '' ? null : wholeEntry(draft.subscriptionPercent),
    cost: amountEntry(draft.cost),
    // Without a family its fields are hidden and not validated.
    sizeLabel: draft.sizeFamily === null ? null : draft.sizeLabel,
    sizeOrder: draft.sizeFamily === null ? 0 : wholeEntry(draft.sizeOrder),
  })),
  productForm,
)
type Checked = z.output<typeof productSchema>
/** Type of the form's `control`, for its sections. */
export type ProductControl = Control<ProductDraft, unknown, Checked>

export function productInput(checked: Checked): ProductFields {
  const { premiumEnabled, premiumMonths, premiumValue, stockQuantity, contentAmount, contentUnit, ...rest } =
    checked
  const { servingSize, translations, sizeFamily, sizeLabel, sizeOrder, sizeDefault, ...fields } = omit(
    rest,
    ...PRICE_NAMES,
    ...DETAIL_NAMES,
  )
  return {
    ...fields,
    ...composeDetails(checked, servingSize),
    translations: filledTranslations(translations),
    prices: composePrices(checked),
    premium: { enabled: premiumEnabled, months: premiumMonths, value: premiumValue },
    stock: stockQuantity,
    size:
      sizeFamily === null
        ? null
        : { family: sizeFamily, label: sizeLabel ?? '', order: sizeOrder, isDefault: sizeDefault },
    netContent: contentAmount === null ? null : { amount: contentAmount, unit: contentUnit },
  }
}
