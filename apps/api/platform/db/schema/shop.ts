import { integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core'
import type { ShopDetails } from '@/shop/shop-details/shop-details'
import { createdAt } from './columns'

/**
 * All versions of the shop's details, of which the highest is current: an invoice shows the seller at the time of issue.
 */
export const shopDetails = pgTable('shop_details', {
  version: integer().primaryKey(),
  details: jsonb().$type<ShopDetails>().notNull(),
  actor: text().notNull(),
  at: createdAt(),
})
