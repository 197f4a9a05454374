import { sql, type SQL } from 'drizzle-orm'
import { z } from 'zod'
import type { Db } from '../open'
import type { Total } from './page'

/** Rows are counted exactly up to this number, because counting more takes too long. */
export const COUNTED_ROWS = 1_000

const plan = z.array(
  z.object({ 'QUERY PLAN': z.array(z.object({ Plan: z.object({ 'Plan Rows': z.number() }) })) }),
)

/** The planner's estimate, from PostgreSQL's column statistics. */
async function estimate(db: Db, from: SQL): Promise<number> {
  const { rows } = await db.execute(sql`explain (format json) select 1 ${from}`)
  const [row] = plan.parse(rows)
  return row?.['QUERY PLAN'][0]?.Plan['Plan Rows'] ?? 0
}

/** @param from `from … where …` */
export async function countExactly(db: Db, from: SQL): Promise<number> {
  const { rows } = await db.execute<{ value: number }>(sql`select count(*)::int as value ${from}`)
  return rows[0]?.value ?? 0
}

/** Exact count up to `COUNTED_ROWS`, an estimate above. @param from `from … where …` */
export async function countRows(db: Db, from: SQL): Promise<Total> {
  const few = await countExactly(db, sql`from (select 1 ${from} limit ${COUNTED_ROWS + 1}) as few`)
  if (few <= COUNTED_ROWS) return { total: few, isEstimated: false }
  return { total: Math.max(few, await estimate(db, from)), isEstimated: true }
}
