import { integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core'
import type { ShopDetails } from '@/domain/shop/shop-details'
import { createdAt } from './columns'

/** Every version of the shop's details, the highest is in force: an invoice shows the seller as it was then. */
export const shopDetails = pgTable('shop_details', {
  version: integer().primaryKey(),
  details: jsonb().$type<ShopDetails>().notNull(),
  actor: text().notNull(),
  at: createdAt(),
})
