import { count, desc, eq } from 'drizzle-orm'
import type { Db } from '../../platform/db/open'
import { offsetOf, paginationOf, type PageRequest } from '../../platform/db/queries/page'
import { admins, orders, products, stockMovements } from '../../platform/db/schema'
import { defineRoute } from '../../platform/http/define-route'
import { found, uuidOf } from '../../platform/http/errors'

async function findMovements(db: Db, productId: string, page: PageRequest) {
  const [product] = await db.select({ id: products.id }).from(products).where(eq(products.id, productId))
  found(product)
  const { id, at, reason, units, stock, orderId, adminId } = stockMovements
  const own = eq(stockMovements.productId, productId)
  const rows = await db
    .select({ _id: id, at, reason, units, stock, admin: admins.name, orderNumber: orders.number })
    .from(stockMovements)
    .leftJoin(admins, eq(admins.id, adminId))
    .leftJoin(orders, eq(orders.id, orderId))
    .where(own)
    .orderBy(desc(at), id)
    .limit(page.limit)
    .offset(offsetOf(page))
  const [total] = await db.select({ value: count() }).from(stockMovements).where(own)
  return { rows, total: total?.value ?? 0 }
}

export const stockMovementRoutes = [
  defineRoute('listStockMovements', async ({ db, params, query }) => {
    const { rows, total } = await findMovements(db, uuidOf(params.id), query)
    return {
      movements: rows.map((row) => ({ ...row, at: row.at.toISOString() })),
      pagination: paginationOf(query, total),
    }
  }),
]
