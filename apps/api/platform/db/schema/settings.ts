import { sql } from 'drizzle-orm'
import { boolean, check, doublePrecision, integer, pgTable, text } from 'drizzle-orm/pg-core'
import { CURRENCIES, PLATFORMS } from '@/shop/shared/platform'
import { allOf, createdAt, id, minor, notNegative, oneOf, updatedAt } from './columns'

export const cargoCompanies = pgTable(
  'cargo_companies',
  {
    id: id(),
    name: text().notNull(),
    code: text().notNull().unique(),
    trackingUrl: text().notNull(),
    platforms: text({ enum: PLATFORMS }).array().notNull(),
    domesticDays: integer().notNull().default(3),
    internationalDays: integer().notNull().default(7),
    description: text().notNull().default(''),
    logo: text().notNull().default(''),
    phone: text().notNull().default(''),
    email: text().notNull().default(''),
    website: text().notNull().default(''),
    isActive: boolean().notNull().default(true),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [
    allOf('cargo_companies_platforms', table.platforms, PLATFORMS),
    check('cargo_companies_some_platform', sql`cardinality(${table.platforms}) > 0`),
    check('cargo_companies_days', sql`${table.domesticDays} > 0 and ${table.internationalDays} > 0`),
  ],
)

/** Per platform; mobile has no row and uses Germany's. */
export const paymentSettings = pgTable(
  'payment_settings',
  {
    platform: text({ enum: PLATFORMS }).primaryKey(),
    currency: text({ enum: CURRENCIES }).notNull(),
    paypalEnabled: boolean().notNull().default(false),
    paypalEmail: text().notNull().default(''),
    paypalInstructions: text().notNull().default(''),
    bankEnabled: boolean().notNull().default(false),
    bankName: text().notNull().default(''),
    accountHolder: text().notNull().default(''),
    iban: text().notNull().default(''),
    bic: text().notNull().default(''),
    bankInstructions: text().notNull().default(''),
    freeShippingThreshold: minor().notNull(),
    standardShippingCost: minor().notNull(),
    expeditedShippingCost: minor().notNull(),
    /** Percent. */
    taxRate: doublePrecision().notNull(),
    updatedAt: updatedAt(),
  },
  (table) => [
    oneOf('payment_settings_platform', table.platform, PLATFORMS),
    oneOf('payment_settings_currency', table.currency, CURRENCIES),
    notNegative(
      'payment_settings_costs',
      table.freeShippingThreshold,
      table.standardShippingCost,
      table.expeditedShippingCost,
    ),
    check('payment_settings_tax', sql`${table.taxRate} between 0 and 100`),
  ],
)

/** Facts about this database, for example that it contains demo data; written once. */
export const facts = pgTable('facts', {
  key: text().primaryKey(),
  value: text().notNull(),
  createdAt: createdAt(),
})
