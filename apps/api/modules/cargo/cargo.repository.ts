import { and, asc, eq, sql } from 'drizzle-orm'
import type { Platform } from '@/domain/shared/platform'
import type { Db } from '../../platform/db/open'
import { cargoCompanies } from '../../platform/db/schema'

export type CargoCompany = typeof cargoCompanies.$inferSelect

/** Companies that deliver for a platform, by name. */
export const listActiveCargo = (db: Db, platform: Platform): Promise<CargoCompany[]> =>
  db
    .select()
    .from(cargoCompanies)
    .where(and(eq(cargoCompanies.isActive, true), sql`${platform} = any(${cargoCompanies.platforms})`))
    .orderBy(asc(cargoCompanies.name), asc(cargoCompanies.id))

export async function findCargo(db: Db, id: string): Promise<CargoCompany | undefined> {
  const [row] = await db.select().from(cargoCompanies).where(eq(cargoCompanies.id, id))
  return row
}
