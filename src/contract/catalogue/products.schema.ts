import { z } from 'zod'
import { CONTENT_UNITS, PRODUCT_STATUSES, TINTS } from '../../domain/catalogue/product'
import {
  amount,
  amountOut,
  currency,
  id,
  idParams,
  instant,
  nothing,
  pageQuery,
  pagination,
  platform,
  queryFlag,
  required,
  text,
} from '../shared/primitives'

export const image = z.object({
  _id: z.string(),
  /** 960 px WebP; relative to the API's origin. */
  url: z.string(),
  alt: z.string(),
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

const netContent = z.object({ amount: z.number().positive().max(100_000), unit: z.enum(CONTENT_UNITS) })
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
  createdAt: instant,
  updatedAt: instant,
})

export const product = productSummary.extend({
  detailedDescription: z.string(),
  features: z.array(z.string()),
  benefits: z.array(z.string()),
  nutritionalInfo: nutritionalInfo.nullable(),
  ingredients: z.array(ingredient),
  certification: z.array(z.string()),
  taxRate: z.number().nullable(),
  relatedProducts: z.array(productSummary),
})

const rows = (max: number) => z.array(text(max)).max(50)

/** A create or update; unknown and read-only fields are ignored. Amounts in major units. */
const productFields = {
  name: required(200),
  subtitle: text(200),
  shortDescription: required(500),
  detailedDescription: required(20_000),
  category: required(100),
  /** One price or one per platform. */
  price: amount,
  originalPrice: amount.nullable(),
  platform,
  prices: z.array(z.object({ platform, amount, originalAmount: amount.nullish() })).max(3),
  stock: z.object({
    quantity: z.number().int().min(0).max(1_000_000),
    lowStockThreshold: z.number().int().min(0).max(1_000_000).optional(),
    /** The quantity that the form was opened with: the server then applies the difference. */
    expected: z.number().int().min(0).optional(),
  }),
  bestseller: z.boolean(),
  status: z.enum(PRODUCT_STATUSES),
  features: rows(500),
  benefits: rows(500),
  nutritionalInfo: nutritionalInfo.nullable(),
  ingredients: z.array(ingredient).max(100),
  certification: rows(200),
  premiumSubscription: z
    .object({
      enabled: z.boolean(),
      duration: z.number().int().min(1).max(12).optional(),
      originalPrice: amount.optional(),
    })
    .refine(
      (premium) =>
        !premium.enabled || (premium.duration !== undefined && premium.originalPrice !== undefined),
    ),
  netContent: netContent.nullable(),
  tint: z.enum(TINTS),
  taxRate: z.number().min(0).max(100).nullable(),
  relatedProducts: z.array(id).max(20),
  seo: z.object({ slug: text(200).optional() }),
}
const productBody = z.object(productFields).partial()

export const productSchemas = {
  listProducts: {
    query: z.object({
      platform: platform.optional(),
      /** An administrator's token sees every status; the public sees active ones whatever it asks for. */
      status: z.enum(PRODUCT_STATUSES).optional(),
      category: text(100).optional(),
      search: text(200).optional(),
      bestseller: queryFlag.optional(),
      lowStock: queryFlag.optional(),
      sort: z
        .enum(['position', 'newest', 'price_asc', 'price_desc', 'rating', 'name', 'stock', 'sales'])
        .optional(),
      ...pageQuery(20),
    }),
    data: z.object({ products: z.array(productSummary), pagination }),
  },
  getProduct: {
    params: idParams,
    query: z.object({ platform: platform.optional() }),
    data: z.object({ product }),
  },
  getProductBySlug: {
    params: z.object({ slug: id.max(200) }),
    query: z.object({ platform: platform.optional() }),
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
  setPrimaryImage: { params: z.object({ id, imageId: id }), data: z.object({ images: z.array(image) }) },
  addReview: {
    params: idParams,
    body: z.object({ user: text(50, 2), rating: z.number().int().min(1).max(5), comment: text(500, 10) }),
    data: z.object({ review, product }),
  },
  deleteReview: { params: z.object({ id, reviewId: id }), data: z.object({ product }) },
}
