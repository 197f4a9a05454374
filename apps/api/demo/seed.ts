import type { Db } from '../platform/db/open'
import { categories, categoryNames, facts, products } from '../platform/db/schema'
import { inTransaction } from '../platform/db/transaction'
import { demoCategories } from './categories'
import { seedCoupons } from './seed-coupons'
import { seedPictures } from './seed-pictures'
import { seedPrices, seedProducts, seedRelatedProducts, seedReviews, seedSizes } from './seed-products'
import { seedCargoCompanies, seedPaymentSettings } from './seed-shop'

/** Writes data only once per database, even if it is deleted afterwards. */
async function once(tx: Db, key: string, write: () => Promise<void>): Promise<void> {
  const made = await tx.insert(facts).values({ key, value: 'written' }).onConflictDoNothing().returning()
  if (made.length > 0) await write()
}

/** Seeds categories always, the demo catalogue only into a database without products. */
export async function seed(db: Db, { demoData, now }: { demoData: boolean; now: Date }): Promise<void> {
  await inTransaction(db, async (tx) => {
    await once(tx, 'categories', () => seedCategories(tx))
    if (!demoData) return
    const [any] = await tx.select({ id: products.id }).from(products).limit(1)
    if (!any) await once(tx, 'demo', () => seedDemo(tx, now))
  })
}

async function seedCategories(tx: Db): Promise<void> {
  const names = [...new Set(demoCategories.map(({ name }) => name))]
  await tx
    .insert(categoryNames)
    .values(names.map((name) => ({ name })))
    .onConflictDoNothing()
  await tx
    .insert(categories)
    .values(demoCategories.map((category) => ({ ...category })))
    .onConflictDoNothing()
}

async function seedDemo(tx: Db, now: Date): Promise<void> {
  const ids = await seedProducts(tx, now)
  await seedPrices(tx, ids, now)
  await seedSizes(tx, ids, now)
  await seedPictures(tx, ids)
  await seedReviews(tx, ids)
  await seedRelatedProducts(tx, ids)
  await seedCoupons(tx, ids)
  await seedCargoCompanies(tx)
  await seedPaymentSettings(tx)
}
