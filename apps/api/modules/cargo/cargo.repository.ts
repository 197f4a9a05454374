import { and, asc, count, eq, ne, sql, type SQL } from 'drizzle-orm'
import type { Platform } from '@/shop/shared/platform'
import type { Db } from '../../platform/db/open'
import { columnMatchesSearch } from '../../platform/db/queries/matches-search'
import { offsetOf, type PageRequest } from '../../platform/db/queries/page'
import { cargoCompanies, parcels } from '../../platform/db/schema'

export type CargoRow = typeof cargoCompanies.$inferSelect
export type CargoValues = typeof cargoCompanies.$inferInsert

/** Active companies of a platform, by name. */
export const findActiveCargo = (db: Db, platform: Platform): Promise<CargoRow[]> =>
  db
    .select()
    .from(cargoCompanies)
    .where(and(eq(cargoCompanies.isActive, true), sql`${platform} = any(${cargoCompanies.platforms})`))
    .orderBy(asc(cargoCompanies.name), asc(cargoCompanies.id))

export async function findCargo(db: Db, id: string): Promise<CargoRow | undefined> {
  const [row] = await db.select().from(cargoCompanies).where(eq(cargoCompanies.id, id))
  return row
}

interface CargoFilter {
  readonly platform?: Platform | undefined
  readonly isActive?: boolean | undefined
  /** Text in name or code. */
  readonly search?: string | undefined
}

/** There are few companies, so the search text is computed instead of stored. */
const searched = sql`searchable(' ' || ${cargoCompanies.name} || ' ' || ${cargoCompanies.code})`

const conditionsOf = ({ platform, isActive, search }: CargoFilter): SQL | undefined =>
  and(
    platform === undefined ? undefined : sql`${platform} = any(${cargoCompanies.platforms})`,
    isActive === undefined ? undefined : eq(cargoCompanies.isActive, isActive),
    columnMatchesSearch(search, searched),
  )

export async function findAllCargo(db: Db, filter: CargoFilter, page: PageRequest) {
  const where = conditionsOf(filter)
  const companies = await db
    .select()
    .from(cargoCompanies)
    .where(where)
    .orderBy(asc(cargoCompanies.name), asc(cargoCompanies.id))
    .limit(page.limit)
    .offset(offsetOf(page))
  const [total] = await db.select({ value: count() }).from(cargoCompanies).where(where)
  return { companies, total: total?.value ?? 0 }
}

export async function lockCargo(tx: Db, id: string): Promise<CargoRow | undefined> {
  const [row] = await tx.select().from(cargoCompanies).where(eq(cargoCompanies.id, id)).for('update')
  return row
}

/** Codes are compared in upper case. */
export async function isCodeTaken(tx: Db, code: string, except?: string): Promise<boolean> {
  const rows = await tx
    .select({ id: cargoCompanies.id })
    .from(cargoCompanies)
    .where(
      and(
        sql`lower(${cargoCompanies.code}) = lower(${code})`,
        except === undefined ? undefined : ne(cargoCompanies.id, except),
      ),
    )
    .limit(1)
  return rows.length > 0
}

export async function insertCargo(tx: Db, values: CargoValues): Promise<CargoRow | undefined> {
  const [row] = await tx.insert(cargoCompanies).values(values).returning()
  return row
}

export async function updateCargoRow(
  tx: Db,
  id: string,
  values: Partial<CargoValues>,
): Promise<CargoRow | undefined> {
  const [row] = await tx.update(cargoCompanies).set(values).where(eq(cargoCompanies.id, id)).returning()
  return row
}

/** Deletes a company that no order refers to; the caller must hold its lock. @returns whether it was deleted */
export async function removeCargo(tx: Db, id: string): Promise<boolean> {
  const used = await tx
    .select({ id: parcels.id })
    .from(parcels)
    .where(eq(parcels.cargoCompanyId, id))
    .limit(1)
  if (used.length > 0) return false
  await tx.delete(cargoCompanies).where(eq(cargoCompanies.id, id))
  return true
}
