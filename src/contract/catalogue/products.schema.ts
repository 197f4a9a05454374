import { z } from 'zod'
import { CONTENT_UNITS, FARMING, PRODUCT_STATUSES, TINTS } from '../../domain/catalogue/product'
import {
  contentAmount,
  contentUnit,
  pictureFields,
  premiumDuration,
  productFields,
  RELATED_PRODUCTS,
  slugText,
  stockCount,
} from '../../domain/catalogue/product-fields'
import { TEXT_FIELDS } from '../../domain/catalogue/text-fields'
import { reviewForm } from '../../domain/catalogue/review-form'
import { amount, currency, id, language, platform, text } from '../../domain/shared/fields'
import { amountOut, idParams, instant, nothing, pageQuery, pagination, queryFlag } from '../shared/primitives'

export const image = z.object({
  _id: z.string(),
  /** 960 px WebP; relative to the API's origin. */
  url: z.string(),
  alt: z.string(),
  /** `alt` in the other languages; for administrators. */
  alts: z.object({ tr: z.string().optional(), en: z.string().optional() }).optional(),
  isPrimary: z.boolean(),
  srcset: z.array(
    z.object({ url: z.string(), width: z.number().int(), type: z.enum(['image/avif', 'image/webp']) }),
  ),
})

export const review = z.object({
  _id: z.string(),
  user: z.string(),
  rating: z.number().int().min(1).max(5),
  date: instant,
  comment: z.string(),
  verified: z.boolean(),
  /** Written in the back office. */
  byShop: z.boolean(),
})

export const netContent = z.object({ amount: z.number(), unit: z.enum(CONTENT_UNITS) })
const premiumSubscription = z.object({
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
  /** Of water. */
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

export const productSummary = z.object({
  _id: z.string(),
  name: z.string(),
  subtitle: z.string(),
  shortDescription: z.string(),
  category: z.string(),
  platform,
  prices: z.array(z.object({ platform, amount: amountOut, currency, originalAmount: amountOut.nullable() })),
  /** Of the asked platform, else of the first that it is sold on. */
  price: amountOut,
  originalPrice: amountOut.nullable(),
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
  /** Texts that are German although another language was asked for. */
  untranslated: z.array(z.enum(TEXT_FIELDS)).readonly(),
  createdAt: instant,
  updatedAt: instant,
})

export const product = productSummary.extend({
  detailedDescription: z.string(),
  features: z.array(z.string()),
  benefits: z.array(z.string()),
  nutritionalInfo: nutritionalInfo.nullable(),
  ingredients: z.array(ingredient).readonly(),
  /** Seals beside the organic mark. */
  certification: z.array(z.string()),
  /** Allows the EU's organic mark; null: the product may not carry it. */
  organic: organic.nullable(),
  brewing: brewing.nullable(),
  origin: z.string(),
  harvest: z.string(),
  /** Every language's texts; for administrators. */
  translations: z.object({ tr: translation.optional(), en: translation.optional() }).optional(),
  taxRate: z.number().nullable(),
  relatedProducts: z.array(productSummary),
})

/** A create or update; unknown and read-only fields are ignored. Amounts in major units. */
const bodyFields = {
  ...productFields,
  /** One price or one per platform. */
  price: amount,
  originalPrice: z.nullable(amount),
  platform,
  prices: z.array(z.object({ platform, amount, originalAmount: z.nullish(amount) })).max(3),
  stock: z.object({
    quantity: stockCount,
    lowStockThreshold: z.optional(stockCount),
    /** The quantity that the form was opened with: the server then applies the difference. */
    expected: z.number().int().min(0).optional(),
  }),
  premiumSubscription: z
    .object({
      enabled: z.boolean(),
      duration: z.optional(premiumDuration),
      originalPrice: z.optional(amount),
    })
    .refine(
      (premium) =>
        !premium.enabled || (premium.duration !== undefined && premium.originalPrice !== undefined),
    ),
  netContent: z.nullable(z.object({ amount: contentAmount, unit: contentUnit })),
  /** Ids, or products as they are read. */
  relatedProducts: z
    .array(z.union([id, z.object({ _id: id }).transform(({ _id }) => _id)]))
    .max(RELATED_PRODUCTS),
  seo: z.object({ slug: z.optional(slugText) }),
}
const productBody = z.object(bodyFields).partial()

/** Without one the answer is in the language of `Accept-Language`; to administrators it is German then. */
const lang = z.optional(language)

export const productSchemas = {
  listProducts: {
    query: z.object({
      platform: z.optional(platform),
      /** An administrator's token sees every status; the public sees active ones whatever it asks for. */
      status: z.enum(PRODUCT_STATUSES).optional(),
      category: z.optional(text(100)),
      search: z.optional(text(200)),
      bestseller: queryFlag.optional(),
      lowStock: queryFlag.optional(),
      /** Only archived products, for an administrator's token; they are in no other list. */
      archived: queryFlag.optional(),
      sort: z
        .enum(['position', 'newest', 'price_asc', 'price_desc', 'rating', 'name', 'stock', 'sales'])
        .optional(),
      lang,
      ...pageQuery(20),
    }),
    data: z.object({
      products: z.array(productSummary),
      pagination,
      /** No product has the words that were searched; these only look like them. */
      isSimilar: z.boolean().optional(),
    }),
  },
  getProduct: {
    params: idParams,
    query: z.object({ platform: z.optional(platform), lang }),
    data: z.object({ product }),
  },
  getProductBySlug: {
    params: z.object({ slug: id }),
    query: z.object({ platform: z.optional(platform), lang }),
    data: z.object({ product }),
  },
  listProductCategories: {
    params: z.object({ platform }),
    data: z.object({
      categories: z.array(
        z.object({
          _id: z.string(),
          name: z.string(),
          slug: z.string(),
          icon: z.string(),
          color: z.string(),
          productCount: z.number().int(),
        }),
      ),
    }),
  },
  trackProduct: {
    params: idParams,
    body: z.object({ event: z.enum(['add_to_cart', 'add_to_wishlist']) }),
    data: nothing,
  },
  createProduct: {
    body: productBody.required({
      name: true,
      shortDescription: true,
      detailedDescription: true,
      category: true,
    }),
    data: z.object({ product }),
  },
  updateProduct: {
    params: idParams,
    body: productBody.extend({
      /** As read; a different one in the database means that somebody saved meanwhile (STALE). */
      updatedAt: instant.optional(),
    }),
    data: z.object({ product }),
  },
  deleteProduct: { params: idParams, data: nothing },
  uploadProductImages: { params: idParams, data: z.object({ images: z.array(image) }) },
  deleteProductImage: { params: z.object({ id, imageId: id }), data: z.object({ images: z.array(image) }) },
  updateProductImage: {
    params: z.object({ id, imageId: id }),
    body: z.object({ ...pictureFields, position: z.int().min(0).max(100) }).partial(),
    data: z.object({ images: z.array(image) }),
  },
  setPrimaryImage: { params: z.object({ id, imageId: id }), data: z.object({ images: z.array(image) }) },
  addReview: {
    params: idParams,
    body: reviewForm,
    data: z.object({ review, product }),
  },
  deleteReview: { params: z.object({ id, reviewId: id }), data: z.object({ product }) },
}
