import { auditAll } from '../../../platform/audit/audit.repository'
import { inTransaction } from '../../../platform/db/transaction'
import { defineRoute } from '../../../platform/http/define-route'
import { changeProducts } from './change-products'

export const productBulkRoutes = [
  defineRoute('changeProducts', async ({ db, body, session, now }) => {
    const at = now()
    return inTransaction(db, async (tx) => {
      const entries = await changeProducts(tx, body, at)
      await auditAll(tx, session, entries, at)
      return { changed: entries.length }
    })
  }),
]
