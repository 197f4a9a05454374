import { sql } from 'drizzle-orm'
import {
  boolean,
  check,
  customType,
  doublePrecision,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
  uuid,
  type AnyPgColumn,
} from 'drizzle-orm/pg-core'
import type { PictureAlts } from '@/shop/catalogue/product-texts'
import { categories } from './categories'
import { createdAt, id, instant, oneOf } from './columns'
import { productReference } from './products'
import { reviewPhotos } from './reviews'

const bytea = customType<{ data: Buffer }>({ dataType: () => 'bytea' })

export const productImages = pgTable(
  'product_images',
  {
    id: id(),
    productId: productReference(),
    position: integer().notNull(),
    alt: text().notNull().default(''),
    /** `alt` in the other languages. */
    alts: jsonb().$type<PictureAlts>().notNull().default({}),
    isPrimary: boolean().notNull().default(false),
    createdAt: createdAt(),
  },
  (table) => [
    index('product_images_product').on(table.productId, table.position),
    uniqueIndex('product_images_one_primary')
      .on(table.productId)
      .where(sql`${table.isPrimary}`),
  ],
)

export const IMAGE_TYPES = ['image/webp', 'image/avif'] as const

/**
 * An image file in one width and format. Bytes of an uploaded image are stored here or in the object store under a
 * random file name; files of demo images are part of the build.
 */
export const imageVariants = pgTable(
  'image_variants',
  {
    id: id(),
    /** Of one alone: a product's image, a review's photo or a category. */
    imageId: uuid().references(() => productImages.id, { onDelete: 'cascade' }),
    photoId: uuid().references((): AnyPgColumn => reviewPhotos.id, { onDelete: 'cascade' }),
    categoryId: uuid().references(() => categories.id, { onDelete: 'cascade' }),
    /** Path below /media. */
    file: text().notNull(),
    width: integer().notNull(),
    type: text({ enum: IMAGE_TYPES }).notNull(),
    bytes: bytea(),
    /** True if the bytes are in the object store. */
    isStored: boolean().notNull().default(false),
  },
  (table) => [
    oneOf('image_variants_type', table.type, IMAGE_TYPES),
    check(
      'image_variants_of_one',
      sql`num_nonnulls(${table.imageId}, ${table.photoId}, ${table.categoryId}) = 1`,
    ),
    index('image_variants_image').on(table.imageId),
    index('image_variants_photo').on(table.photoId),
    index('image_variants_category').on(table.categoryId),
    uniqueIndex('image_variants_file')
      .on(table.file)
      .where(sql`${table.bytes} is not null`),
    uniqueIndex('image_variants_stored')
      .on(table.file)
      .where(sql`${table.isStored}`),
  ],
)

/** A film without sound, for all sizes of a family of the one that owns the pictures. */
export const productVideos = pgTable('product_videos', {
  id: id(),
  productId: productReference().unique(),
  /** What it shows, for whoever does not see it. */
  alt: text().notNull().default(''),
  alts: jsonb().$type<PictureAlts>().notNull().default({}),
  /** Path below /media; random. */
  file: text().notNull().unique(),
  width: integer().notNull(),
  height: integer().notNull(),
  seconds: doublePrecision().notNull(),
  /** Size in bytes. */
  size: integer().notNull(),
  /** True if the bytes are in the object store, else they are in `video_parts`. */
  isStored: boolean().notNull().default(false),
  createdAt: createdAt(),
})

/** Of equal length, so that any span of a film is read without the rest. */
export const videoParts = pgTable(
  'video_parts',
  {
    videoId: uuid()
      .notNull()
      .references(() => productVideos.id, { onDelete: 'cascade' }),
    position: integer().notNull(),
    bytes: bytea().notNull(),
  },
  (table) => [primaryKey({ columns: [table.videoId, table.position] })],
)

/**
 * Files to be removed from the object store by a job: those of deleted variants (written by a trigger), and those of an
 * upload until its rows are written.
 */
export const unusedPictures = pgTable(
  'unused_pictures',
  { file: text().primaryKey(), dueAt: instant().notNull() },
  (table) => [index('unused_pictures_due').on(table.dueAt)],
)
