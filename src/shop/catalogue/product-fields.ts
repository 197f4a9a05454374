import * as z from 'zod/mini'
import { amount, code, prose, rate, required, text, whole } from '../shared/fields'
import { categoryName } from '../categories/category-form'
import { CONTENT_UNITS, FARMING, PRODUCT_STATUSES, TINTS } from './product'
import { TRAITS } from './traits'

const rows = (max: number) => z.array(text(max)).check(z.maxLength(50))

export const SHORT_DESCRIPTION_LENGTH = 500
const SUBTITLE_LENGTH = 200
const DESCRIPTION_LENGTH = 20_000
const ROW_LENGTH = 500
const SEAL_LENGTH = 200
const INGREDIENTS = 100
const INGREDIENT_LENGTH = 200
const SERVING_LENGTH = 100
const ORIGIN_LENGTH = 200
const HARVEST_LENGTH = 100
export const ALT_LENGTH = 250
const SUBSCRIPTION_PERCENT = 30

const servingSize = text(SERVING_LENGTH)
const nutrient = z.number().check(z.minimum(0), z.maximum(10_000))
export const nutritionalInfo = z.object({
  servingSize,
  /** kcal. */
  calories: nutrient,
  /** Grams. */
  protein: nutrient,
  carbohydrates: nutrient,
})

export const ingredient = z.object({
  name: required(INGREDIENT_LENGTH),
  /** Decimal text in German notation: '6,5'. */
  amount: text(20),
  unit: text(20),
})

/** The last digit checks those before it, which count three times and once from the right. */
function isGtin(typed: string): boolean {
  if (!/^(?:\d{8}|\d{12,14})$/.test(typed)) return false
  const digits = [...typed].map(Number).reverse()
  const sum = digits.reduce((all, digit, place) => all + digit * (place % 2 === 0 ? 1 : 3), 0)
  return sum % 10 === 0
}

export const brewing = z.object({
  temperature: whole(1, 100),
  seconds: whole(1, 86_400),
  grams: z.number().check(z.positive(), z.maximum(1_000)),
  millilitres: whole(1, 10_000),
})

export const organic = z.object({
  /**
   * Code of the control body: country, abbreviation of 'organic' in its language, number (DE-ÖKO-006, TR-BIO-140).
   */
  controlBody: code(20).check(z.regex(/^\p{Lu}{2}-\p{Lu}{3}-\d{2,3}$/u)),
  farming: z.enum(FARMING),
})

const translation = z.partial(
  z.object({
    subtitle: text(SUBTITLE_LENGTH),
    shortDescription: prose(SHORT_DESCRIPTION_LENGTH),
    detailedDescription: prose(DESCRIPTION_LENGTH),
    features: z.readonly(rows(ROW_LENGTH)),
    benefits: z.readonly(rows(ROW_LENGTH)),
    certification: z.readonly(rows(SEAL_LENGTH)),
    ingredients: z.readonly(z.array(text(INGREDIENT_LENGTH)).check(z.maxLength(INGREDIENTS))),
    servingSize,
    origin: text(ORIGIN_LENGTH),
    harvest: text(HARVEST_LENGTH),
  }),
)
/** A missing language falls back to German. */
export const translations = z.partial(z.object({ tr: translation, en: translation }))

/** Product fields that have the same name in the form, in the API and in the database. */
export const productFields = {
  name: required(200),
  subtitle: text(SUBTITLE_LENGTH),
  shortDescription: prose(SHORT_DESCRIPTION_LENGTH, 1),
  detailedDescription: prose(DESCRIPTION_LENGTH, 1),
  category: categoryName,
  features: rows(ROW_LENGTH),
  benefits: rows(ROW_LENGTH),
  bestseller: z.boolean(),
  status: z.enum(PRODUCT_STATUSES),
  /** VAT in percent on germany and mobile; null uses the platform's rate. */
  taxRate: z.nullable(rate),
  /** KDV in percent on turkey; null uses the platform's rate. */
  turkishTaxRate: z.nullable(rate),
  /** Percent off each delivery of a Sparabo; null: it is not offered in one. */
  subscriptionPercent: z.nullable(whole(1, SUBSCRIPTION_PERCENT)),
  /** The shop's own article number; shoppers never see it. */
  sku: code(64),
  /** GTIN-8, -12, -13 or -14, or ''. */
  barcode: code(14).check(z.refine((typed) => typed === '' || isGtin(typed))),
  tint: z.enum(TINTS),
  traits: z.array(z.enum(TRAITS)).check(z.maxLength(TRAITS.length)),
  /** Seals other than the EU organic mark, which only `organic` grants. */
  certification: rows(SEAL_LENGTH),
  organic: z.nullable(organic),
  ingredients: z.readonly(z.array(ingredient).check(z.maxLength(INGREDIENTS))),
  nutritionalInfo: z.nullable(nutritionalInfo),
  brewing: z.nullable(brewing),
  origin: text(ORIGIN_LENGTH),
  harvest: text(HARVEST_LENGTH),
  translations,
}

export const productCost = z.nullable(amount)

const alt = text(ALT_LENGTH)
/** Alternative text of a picture; a missing language falls back to German. */
export const pictureFields = { alt, alts: z.partial(z.object({ tr: alt, en: alt })) }

/** Maximum related products per product. */
export const RELATED_PRODUCTS = 20

export const sizeLabel = required(60)
export const sizeOrder = whole(0, 1_000)

/** Generated from the name if empty. */
export const slugText = text(200)
export const stockCount = whole(0, 1_000_000)
export const premiumDuration = whole(1, 12)
export const contentAmount = z.number().check(z.positive(), z.maximum(100_000))
export const contentUnit = z.enum(CONTENT_UNITS)
