import type { Db } from '../platform/db/open'
import { admins, categories, categoryNames, facts, products } from '../platform/db/schema'
import { inTransaction } from '../platform/db/transaction'
import { asc, eq } from 'drizzle-orm'
import { demoCategories } from './categories'
import { replaceSynonyms } from '../modules/catalogue/search/synonyms.repository'
import { DEMO_ORDERS_FACT } from '../modules/demo/clear-demo'
import { writeDemoOrders } from './orders/write'
import { seedCoupons } from './seed-coupons'
import { seedPictures } from './seed-pictures'
import { seedPrices, seedProducts, seedRelatedProducts, seedReviews, seedSizes } from './seed-products'
import { seedCargoCompanies, seedPaymentSettings } from './seed-shop'
import { demoSynonyms } from './synonyms'

/** Writes data only once per database, even if it is deleted afterwards. */
async function once(tx: Db, key: string, write: () => Promise<void>): Promise<void> {
  const made = await tx.insert(facts).values({ key, value: 'written' }).onConflictDoNothing().returning()
  if (made.length > 0) await write()
}

interface Seeds {
  readonly demoData: boolean
  /** Whether orders belong to the demo data; `seedOrders` writes them. @default false */
  readonly demoOrders?: boolean
  readonly now: Date
}

/** Seeds categories always, the demo catalogue only into a database without products. */
export async function seed(db: Db, { demoData, demoOrders = false, now }: Seeds): Promise<void> {
  await inTransaction(db, async (tx) => {
    await once(tx, 'categories', () => seedCategories(tx))
    if (!demoData) return
    const [any] = await tx.select({ id: products.id }).from(products).limit(1)
    if (any) return
    await once(tx, 'demo', async () => {
      await seedDemo(tx, now)
      if (demoOrders)
        await tx.insert(facts).values({ key: DEMO_ORDERS_FACT.key, value: DEMO_ORDERS_FACT.due })
    })
  })
}

/** Writes the demo orders where the demo catalogue has just been written, once an administrator can be their author. */
export const seedOrders = (db: Db, now: Date): Promise<void> =>
  inTransaction(db, async (tx) => {
    const [due] = await tx.select().from(facts).where(eq(facts.key, DEMO_ORDERS_FACT.key)).for('update')
    if (due?.value !== DEMO_ORDERS_FACT.due) return
    const [admin] = await tx
      .select({ id: admins.id, name: admins.name })
      .from(admins)
      .orderBy(asc(admins.createdAt))
      .limit(1)
    if (!admin) return
    await writeDemoOrders(tx, admin, now)
    await tx.update(facts).set({ value: DEMO_ORDERS_FACT.written }).where(eq(facts.key, DEMO_ORDERS_FACT.key))
  })

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
  await replaceSynonyms(tx, demoSynonyms, now)
}
