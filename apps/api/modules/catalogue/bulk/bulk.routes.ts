import { BULK_MAX_PRODUCTS } from '@/shop/bulk-products/bulk-price'
import { toMajor } from '@/shop/shared/money'
import { auditAll } from '@apps/api/platform/audit/audit.repository'
import { inTransaction } from '@apps/api/platform/db/transaction'
import { defineRoute } from '@apps/api/platform/http/define-route'
import { ApiError } from '@apps/api/platform/http/errors'
import { applyBulkChange } from './change-products'
import { selectForChange } from './selection.repository'

export const productBulkRoutes = [
  defineRoute('selectProducts', async ({ db, query }) => {
    const products = await selectForChange(db, query, BULK_MAX_PRODUCTS)
    if (!products) throw new ApiError('TOO_LARGE')
    return {
      products: products.map(({ id, name, status, shelf }) => ({
        _id: id,
        name,
        status,
        prices: shelf.map(({ platform, amount, originalAmount, sale }) => ({
          platform,
          amount: toMajor(amount),
          originalAmount: originalAmount === null ? null : toMajor(originalAmount),
          sale: sale && { ...sale, amount: toMajor(sale.amount) },
        })),
      })),
    }
  }),

  defineRoute('changeProducts', async ({ db, body, session, now }) => {
    const at = now()
    return inTransaction(db, async (tx) => {
      const entries = await applyBulkChange(tx, body, at)
      await auditAll(tx, session, entries, at)
      return { changed: entries.length }
    })
  }),
]
