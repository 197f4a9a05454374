import { sql, type SQL } from 'drizzle-orm'
import {
  boolean,
  check,
  date,
  index,
  integer,
  pgTable,
  primaryKey,
  smallint,
  text,
  unique,
  uuid,
  type AnyPgColumn,
} from 'drizzle-orm/pg-core'
import { REVIEW_PHOTOS, REVIEW_STATES } from '@/shop/reviews/reviews'
import { users } from './accounts'
import { createdAt, id, instant, notNegative, oneOf, searchText } from './columns'
import { orders } from './orders'
import { productReference } from './products'

export const reviews = pgTable(
  'reviews',
  {
    id: id(),
    productId: productReference(),
    author: text().notNull(),
    rating: integer().notNull(),
    comment: text().notNull(),
    /** Written in the back office; shown with a label. */
    byShop: boolean().notNull().default(false),
    /** The reviewing customer; null: the shop, or a deleted account. */
    userId: uuid().references(() => users.id, { onDelete: 'set null' }),
    /** True if the product had been delivered to the reviewer; determined by the server, never by the request. */
    verified: boolean().notNull().default(false),
    /** The delivered order, by which it is verified. */
    orderId: uuid().references(() => orders.id, { onDelete: 'set null' }),
    state: text({ enum: REVIEW_STATES }).notNull().default('shown'),
    /** Why it is hidden; for administrators. */
    hiddenReason: text().notNull().default(''),
    /** The shop's public answer; '' without one. */
    answer: text().notNull().default(''),
    answeredAt: instant(),
    /** Visitors who found it helpful. */
    helpful: integer().notNull().default(0),
    photos: smallint().notNull().default(0),
    photosApproved: boolean().notNull().default(false),
    hasPhoto: boolean()
      .notNull()
      .generatedAlwaysAs((): SQL => sql`${reviews.photos} > 0 and ${reviews.photosApproved}`),
    /** Whether an administrator has to look at text or photos. */
    awaits: boolean()
      .notNull()
      .generatedAlwaysAs(
        (): SQL =>
          sql`${reviews.state} = 'waiting' or (${reviews.state} = 'shown' and ${reviews.photos} > 0 and not ${reviews.photosApproved})`,
      ),
    createdAt: createdAt(),
    searchText: searchText(
      (): AnyPgColumn => reviews.author,
      (): AnyPgColumn => reviews.comment,
      (): AnyPgColumn => reviews.answer,
    ),
  },
  (table) => {
    const isShown = sql`${table.state} = 'shown'`
    return [
      oneOf('reviews_state', table.state, REVIEW_STATES),
      check('reviews_rating', sql`${table.rating} between 1 and 5`),
      check('reviews_photos', sql`${table.photos} between 0 and ${sql.raw(String(REVIEW_PHOTOS))}`),
      notNegative('reviews_helpful', table.helpful),
      unique('reviews_customer').on(table.productId, table.userId),
      index('reviews_user').on(table.userId),
      index('reviews_order').on(table.orderId),
      index('reviews_newest').on(table.productId, table.createdAt, table.id).where(isShown),
      index('reviews_most_helpful')
        .on(table.productId, table.helpful, table.createdAt, table.id)
        .where(isShown),
      index('reviews_best').on(table.productId, table.rating, table.createdAt, table.id).where(isShown),
      index('reviews_worst')
        .on(table.productId, table.rating, table.createdAt.desc().nullsFirst(), table.id.desc().nullsFirst())
        .where(isShown),
      index('reviews_with_photo')
        .on(table.productId, table.createdAt, table.id)
        .where(sql`${isShown} and ${table.hasPhoto}`),
      index('reviews_created').on(table.createdAt, table.id),
      index('reviews_awaiting')
        .on(table.createdAt, table.id)
        .where(sql`${table.awaits}`),
      index('reviews_hidden')
        .on(table.createdAt, table.id)
        .where(sql`${table.state} = 'hidden'`),
      index('reviews_unanswered')
        .on(table.createdAt, table.id)
        .where(sql`${isShown} and ${table.rating} <= 3 and ${table.answer} = '' and not ${table.byShop}`),
      index('reviews_search').using('gin', table.searchText.op('gin_trgm_ops')),
    ]
  },
)

/** A photo of a review; its files are `image_variants`. */
export const reviewPhotos = pgTable(
  'review_photos',
  {
    id: id(),
    reviewId: uuid()
      .notNull()
      .references((): AnyPgColumn => reviews.id, { onDelete: 'cascade' }),
    position: integer().notNull(),
    createdAt: createdAt(),
  },
  (table) => [index('review_photos_review').on(table.reviewId, table.position)],
)

/**
 * Number of shown reviews of a product, without those of other sizes; updated by triggers. Without a foreign key, because
 * a product's reviews are deleted after it.
 */
export const reviewCounts = pgTable(
  'review_counts',
  {
    productId: uuid().notNull(),
    rating: smallint().notNull(),
    hasPhoto: boolean().notNull(),
    reviews: integer().notNull(),
  },
  (table) => [primaryKey({ columns: [table.productId, table.rating, table.hasPhoto] })],
)

/** Keys of the visitors’ marks, one a day; once it is deleted, the marks of that day name nobody. */
export const helpfulKeys = pgTable('helpful_keys', {
  day: date({ mode: 'string' }).primaryKey(),
  key: text().notNull(),
})

/** Who found a review helpful today: a hash of network and browser with the day's key, deleted after a day. */
export const helpfulMarks = pgTable(
  'helpful_marks',
  {
    reviewId: uuid()
      .notNull()
      .references(() => reviews.id, { onDelete: 'cascade' }),
    visitor: text().notNull(),
    day: date({ mode: 'string' }).notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.reviewId, table.visitor] }),
    index('helpful_marks_day').on(table.day),
  ],
)

/** How the shop treats reviews; one row. */
export const reviewSettings = pgTable(
  'review_settings',
  {
    id: integer().primaryKey().default(1),
    /** New reviews wait for an administrator. */
    approveFirst: boolean().notNull().default(false),
  },
  (table) => [check('review_settings_one', sql`${table.id} = 1`)],
)
