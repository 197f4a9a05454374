import { z } from 'zod'
import { amountOut, instant } from '@/contract/shared/primitives'
import { currency, platform } from '../shared/fields'
import { CONTENT_UNITS, FARMING, PRODUCT_STATUSES, TINTS } from './product'
import { TEXT_FIELDS } from './text-fields'
import { TRAITS } from './traits'

const files = {
  /** 960 px WebP; a path relative to the API's origin. */
  url: z.string(),
  srcset: z.array(
    z.object({ url: z.string(), width: z.number().int(), type: z.enum(['image/avif', 'image/webp']) }),
  ),
}

export const image = z.object({
  _id: z.string(),
  ...files,
  alt: z.string(),
  /** `alt` in the other languages; only for administrators. */
  alts: z.object({ tr: z.string().optional(), en: z.string().optional() }).optional(),
  isPrimary: z.boolean(),
})

export const reviewPhoto = z.object({ _id: z.string(), ...files })

export const review = z.object({
  _id: z.string(),
  user: z.string(),
  rating: z.number().int().min(1).max(5),
  date: instant,
  comment: z.string(),
  verified: z.boolean(),
  /** Written by an administrator. */
  byShop: z.boolean(),
  /** Visitors who found it helpful; absent: none. */
  helpful: z.number().int().optional(),
  /** Of which size it is, where there are several. */
  size: z.string().optional(),
  photos: z.array(reviewPhoto).optional(),
  /** The shop's answer. */
  answer: z.object({ text: z.string(), date: instant }).optional(),
})

export const netContent = z.object({ amount: z.number(), unit: z.enum(CONTENT_UNITS) })
export const premiumSubscription = z.object({
  enabled: z.boolean(),
  /** Months, 1 to 12. */
  duration: z.number().int(),
  originalPrice: amountOut,
})
const nutritionalInfo = z.object({
  servingSize: z.string(),
  calories: z.number(),
  protein: z.number(),
  carbohydrates: z.number(),
})
const ingredient = z.object({ name: z.string(), amount: z.string(), unit: z.string() })
const organic = z.object({ controlBody: z.string(), farming: z.enum(FARMING) })
const brewing = z.object({
  /** °C. */
  temperature: z.number().int(),
  seconds: z.number().int(),
  grams: z.number(),
  /** Millilitres of water. */
  millilitres: z.number().int(),
})
const translation = z
  .object({
    subtitle: z.string(),
    shortDescription: z.string(),
    detailedDescription: z.string(),
    features: z.array(z.string()).readonly(),
    benefits: z.array(z.string()).readonly(),
    certification: z.array(z.string()).readonly(),
    /** Names, in the order of the German ingredients. */
    ingredients: z.array(z.string()).readonly(),
    servingSize: z.string(),
    origin: z.string(),
    harvest: z.string(),
  })
  .partial()

/** Price per kilogram or litre. */
const perUnit = z.object({ price: amountOut, unit: z.enum(['kg', 'l']) })

/** A reduced price for a time and the regular one; only for administrators. */
const sale = z.object({
  amount: amountOut,
  /** First and last day in the platform's zone; null: open. */
  from: z.string().nullable(),
  until: z.string().nullable(),
  /** Whether it runs, so that the price is its own. */
  running: z.boolean(),
  regularAmount: amountOut,
  regularOriginalAmount: amountOut.nullable(),
})

export const productSummary = z.object({
  _id: z.string(),
  name: z.string(),
  subtitle: z.string(),
  shortDescription: z.string(),
  category: z.string(),
  traits: z.array(z.enum(TRAITS)),
  platform,
  prices: z.array(
    z.object({
      platform,
      amount: amountOut,
      currency,
      originalAmount: amountOut.nullable(),
      sale: sale.optional(),
    }),
  ),
  /** Price on the requested platform, else on the first platform that sells the product. */
  price: amountOut,
  originalPrice: amountOut.nullable(),
  /** Last day of a running sale; absent if none is known. */
  priceValidUntil: z.string().optional(),
  /** Lowest price of the last 30 days. */
  lowestPrice: amountOut.nullable(),
  netContent: netContent.nullable(),
  tint: z.enum(TINTS),
  primaryImage: z.string().nullable(),
  images: z.array(image),
  stock: z.object({ quantity: z.number().int(), lowStockThreshold: z.number().int() }),
  inStock: z.boolean(),
  bestseller: z.boolean(),
  status: z.enum(PRODUCT_STATUSES),
  rating: z.number(),
  reviews: z.object({ count: z.number().int(), list: z.array(review) }),
  premiumSubscription,
  salesCount: z.number().int(),
  seo: z.object({ slug: z.string() }),
  /** The product's own size, where it is one of several; and how many of them lists show as one. */
  sizeLabel: z.string().optional(),
  sizeCount: z.number().int().optional(),
  /** Lowest price of the sizes in stock. */
  priceFrom: amountOut.optional(),
  basePriceFrom: perUnit.optional(),
  /** Texts that fell back to German although another language was requested. */
  untranslated: z.array(z.enum(TEXT_FIELDS)).readonly(),
  createdAt: instant,
  updatedAt: instant,
})

const size = z.object({
  _id: z.string(),
  label: z.string(),
  seo: z.object({ slug: z.string() }),
  price: amountOut,
  originalPrice: amountOut.nullable(),
  basePrice: perUnit.nullable(),
  priceValidUntil: z.string().optional(),
  inStock: z.boolean(),
  current: z.boolean(),
})

export const video = z.object({
  url: z.string(),
  /** What it shows. */
  alt: z.string(),
  /** `alt` in the other languages; only for administrators. */
  alts: image.shape.alts,
  width: z.number().int(),
  height: z.number().int(),
  seconds: z.number(),
  uploadedAt: instant,
})

export const product = productSummary.extend({
  /** A film without sound, one for all sizes. */
  video: video.optional(),
  /** All sizes of the product in the order of the page; absent if there is one only. */
  sizes: z.array(size).optional(),
  /** Place among the sizes of a family, which any of its products names; only for administrators. */
  size: z
    .object({ family: z.string(), label: z.string(), order: z.number().int(), isDefault: z.boolean() })
    .nullable()
    .optional(),
  /** Reviews by their stars, of one star to five; `reviews.list` has the newest. */
  stars: z.array(z.number().int()).length(5).optional(),
  detailedDescription: z.string(),
  features: z.array(z.string()),
  benefits: z.array(z.string()),
  nutritionalInfo: nutritionalInfo.nullable(),
  ingredients: z.array(ingredient).readonly(),
  /** Seals other than the EU organic mark. */
  certification: z.array(z.string()),
  /** Data required to show the EU organic mark; null if the product may not show it. */
  organic: organic.nullable(),
  brewing: brewing.nullable(),
  origin: z.string(),
  harvest: z.string(),
  /** Texts of every language; only for administrators. */
  translations: z.object({ tr: translation.optional(), en: translation.optional() }).optional(),
  taxRate: z.number().nullable(),
  turkishTaxRate: z.number().nullable(),
  /** Percent off each delivery of a Sparabo; null: it is not offered in one. */
  subscriptionPercent: z.number().int().nullable(),
  /** Article number, barcode and cost of a unit in euros; only for administrators. */
  sku: z.string().optional(),
  barcode: z.string().optional(),
  cost: amountOut.nullable().optional(),
  /** Set for archived products, which only administrators get. */
  archived: z.literal(true).optional(),
  relatedProducts: z.array(productSummary),
})
