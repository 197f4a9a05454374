import { z } from 'zod'
import { idParams, instant, nothing, pageQuery, pagination, queryFlag } from '@/contract/shared/primitives'
import { amount, day, id, language, platform } from '../shared/fields'
import { rule } from '../shared/problem'
import { isSpan } from './sale'
import {
  RELATED_PRODUCTS,
  contentAmount,
  contentUnit,
  pictureFields,
  premiumDuration,
  productCost,
  productFields,
  sizeLabel,
  sizeOrder,
  slugText,
  stockCount,
} from './product-fields'
import { facets, shelfFilters } from './facets.schemas'
import { productFilters, productIds } from './product-filters.schemas'
import { image, product, productSummary, review, video } from './product.schemas'
import { reviewForm } from '../reviews/review-form'
import { STOCK_REASONS } from './stock'

/** First and last day in the platform's zone; null: open. */
const saleBody = z
  .object({ amount, from: z.nullish(day), until: z.nullish(day) })
  .check(
    rule(
      'endBeforeStart',
      ({ from, until }: { from?: string | null | undefined; until?: string | null | undefined }) =>
        isSpan({ from: from ?? null, until: until ?? null }),
      ['until'],
    ),
  )

/** Body of create and update; unknown and read-only fields are ignored. Amounts in major units. */
const bodyFields = {
  ...productFields,
  /** Either one price or one per platform. */
  price: amount,
  originalPrice: z.nullable(amount),
  platform,
  prices: z
    .array(
      z.object({
        platform,
        /** Regular price; what a product was read with is accepted too. */
        amount,
        originalAmount: z.nullish(amount),
        /** Null: none; one that is not sent stays. */
        sale: z.nullish(saleBody),
      }),
    )
    .max(3),
  stock: z.object({
    quantity: stockCount,
    lowStockThreshold: z.optional(stockCount),
    /**
     * Quantity shown when the form was opened: the server applies only the difference, so that sales in the
     * meantime are kept.
     */
    expected: z.number().int().min(0).optional(),
  }),
  /** Cost of a unit in euros, without VAT. */
  cost: productCost,
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
  /** Ids, or products as they were read. */
  relatedProducts: z
    .array(z.union([id, z.object({ _id: id }).transform(({ _id }) => _id)]))
    .max(RELATED_PRODUCTS),
  seo: z.object({ slug: z.optional(slugText) }),
  /** Makes it one of the sizes of another product (or of its own id, to begin); null: a product in one size. */
  size: z.nullable(
    z.object({ family: id, label: sizeLabel, order: sizeOrder, isDefault: z.optional(z.boolean()) }),
  ),
}
const productBody = z.object(bodyFields).partial()

/** Default: the language of `Accept-Language`; German for administrators. */
const lang = z.optional(language)

export const productSchemas = {
  listProducts: {
    query: z.object({
      ...productFilters,
      ...shelfFilters,
      /** Adds `facets`; only for a platform. */
      facets: queryFlag.optional(),
      ids: productIds.optional(),
      sort: z
        .enum(['position', 'newest', 'price_asc', 'price_desc', 'rating', 'name', 'stock', 'sales'])
        .optional(),
      lang,
      ...pageQuery(20),
    }),
    data: z.object({
      products: z.array(productSummary),
      pagination,
      /** True if nothing matched the search and these products are only similar. */
      isSimilar: z.boolean().optional(),
      facets: facets.optional(),
      /** The category's name, if it was asked for by an earlier one. */
      category: z.string().optional(),
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
      /** Version as it was read; STALE if the stored one is different. */
      updatedAt: instant.optional(),
    }),
    data: z.object({ product }),
  },
  deleteProduct: { params: idParams, data: nothing },
  /** Newest first. */
  listStockMovements: {
    params: idParams,
    query: z.object(pageQuery(20)),
    data: z.object({
      movements: z.array(
        z.object({
          _id: z.string(),
          at: instant,
          reason: z.enum(STOCK_REASONS),
          /** Added; negative: taken. */
          units: z.number().int(),
          /** In stock afterwards. */
          stock: z.number().int(),
          /** Administrator who made it, and order that took or gave the units. */
          admin: z.string().nullable(),
          orderNumber: z.string().nullable(),
        }),
      ),
      pagination,
    }),
  },
  uploadProductImages: { params: idParams, data: z.object({ images: z.array(image) }) },
  deleteProductImage: { params: z.object({ id, imageId: id }), data: z.object({ images: z.array(image) }) },
  updateProductImage: {
    params: z.object({ id, imageId: id }),
    body: z.object({ ...pictureFields, position: z.int().min(0).max(100) }).partial(),
    data: z.object({ images: z.array(image) }),
  },
  setPrimaryImage: { params: z.object({ id, imageId: id }), data: z.object({ images: z.array(image) }) },
  /** In the place of the present one. */
  uploadProductVideo: { params: idParams, data: z.object({ video }) },
  updateProductVideo: {
    params: idParams,
    body: z.object(pictureFields).partial(),
    data: z.object({ video }),
  },
  deleteProductVideo: { params: idParams, data: nothing },
  addReview: {
    params: idParams,
    body: reviewForm,
    data: z.object({ review, product }),
  },
  deleteReview: { params: z.object({ id, reviewId: id }), data: z.object({ product }) },
}
