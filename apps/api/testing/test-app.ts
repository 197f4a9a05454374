import type { Overload } from '../platform/http/overload'
import { randomUUID } from 'node:crypto'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { eq } from 'drizzle-orm'
import { afterAll } from 'vitest'
import { buildApp } from '../app'
import { operator } from '../platform/auth/network'
import { hashPassword } from '../platform/auth/passwords'
import { startSession } from '../platform/auth/sessions'
import { AnswerCache } from '../platform/cache/cache'
import { readConfig, type Config } from '../platform/config/config'
import { Counters } from '../platform/db/counters'
import * as schema from '../platform/db/schema'
import type { PictureStore } from '../platform/media/picture-store'
import { testClient } from './client'
import { freshDatabase, TEST_NOW } from './database'
import { noteAnswers } from './seen-answers'
import { restoreSnapshot } from './snapshot'

export { TEST_NOW } from './database'

export interface TestAppOptions {
  /** The demo catalogue, or only the categories. @default true */
  readonly demoData?: boolean
  /** The database may have been used and restored, unless plans of queries are looked at. @default true */
  readonly isUsed?: boolean
  readonly config?: Partial<Config>
  readonly pictures?: PictureStore
  readonly overload?: Overload
  /** Folder with built apps, for tests of pages. */
  readonly dist?: string
}

/** Nothing listens here: no test asks PayPal itself. */
const NOWHERE = 'http://127.0.0.1:1'

export const TEST_PASSWORD = 'Kamille-2026'

/** The whole application on a fresh database: `const shop = await createTestApp()`, in the end `shop.close()`. */
export async function createTestApp({
  demoData = true,
  isUsed = true,
  config,
  pictures,
  overload,
  dist,
}: TestAppOptions = {}) {
  const database = await freshDatabase(demoData, isUsed)
  const dataDir = join(tmpdir(), `verda-test-${randomUUID()}`)
  let time = TEST_NOW
  const cache = new AnswerCache(() => time.getTime())
  const counters = new Counters(database.db, { warn: () => undefined })
  const app = await buildApp({
    config: {
      ...readConfig({ LOG_LEVEL: 'silent', DATA_DIR: dataDir }),
      rateLimit: 100_000,
      paypalUrl: NOWHERE,
      ...config,
    },
    database,
    cache,
    counters,
    pictures,
    overload,
    now: () => time,
    ...(dist !== undefined && { dist }),
  })
  await app.ready()
  noteAnswers(app)
  const { db } = database
  let passwordHash: Promise<string> | undefined
  const hashOnce = () => (passwordHash ??= hashPassword(TEST_PASSWORD, operator))

  return {
    app,
    db,
    database,
    /** `cache.drop()` after rows were changed past the API. */
    cache,
    /** `counters.flush()` before counts are read. */
    counters,
    ...testClient(app),

    clock: {
      now: () => time,
      set: (to: Date) => {
        time = to
      },
      advance: (ms: number) => {
        time = new Date(time.getTime() + ms)
      },
    },

    /** A signed-in administrator, by default an owner, whose password is TEST_PASSWORD. */
    async admin(values: Partial<typeof schema.admins.$inferInsert> = {}) {
      const email = `admin-${randomUUID()}@verda.example`
      const row = { name: 'Ayşe Yönetici', email, passwordHash: await hashOnce(), ...values }
      const role = values.customRoleId ? null : (values.role ?? 'owner')
      const [admin] = await db
        .insert(schema.admins)
        .values({ ...row, role })
        .returning()
      if (!admin) throw new Error('no administrator was made')
      return { ...admin, token: await startSession(db, { kind: 'admin', id: admin.id }, time) }
    },

    /** A signed-in customer whose password is TEST_PASSWORD. */
    async customer(values: Partial<typeof schema.users.$inferInsert> = {}) {
      const email = `kundin-${randomUUID()}@example.org`
      const row = { name: 'Klara Kundin', email, passwordHash: await hashOnce(), createdAt: time, ...values }
      const [user] = await db.insert(schema.users).values(row).returning()
      if (!user) throw new Error('no customer was made')
      return { ...user, token: await startSession(db, { kind: 'user', id: user.id }, time) }
    },

    /** A demo product's row by slug. */
    async product(slug: string) {
      const { products } = schema
      const [product] = await db.select().from(products).where(eq(products.slug, slug))
      if (!product) throw new Error(`no product ${slug}`)
      return product
    },

    /** Back to the beginning: for `beforeEach` where tests would disturb each other. */
    async reset() {
      await restoreSnapshot(database.pool)
      time = TEST_NOW
      cache.drop()
    },

    async close() {
      await app.close()
      await database.close()
    },
  }
}

export type TestApp = Awaited<ReturnType<typeof createTestApp>>

/** A shop for all tests of a file, gone when they are done. */
export async function testShop(options?: TestAppOptions): Promise<TestApp> {
  const shop = await createTestApp(options)
  afterAll(() => shop.close())
  return shop
}
