import { randomUUID } from 'node:crypto'
import { csvFile } from '@/shop/shared/csv'
import { CSV_MAX_PRODUCTS, type ImportChange } from '@/shop/product-transfer/product-import'
import { auditAll, type AuditEntry } from '@apps/api/platform/audit/audit.repository'
import type { Db } from '@apps/api/platform/db/open'
import { inTransaction } from '@apps/api/platform/db/transaction'
import { answer } from '@apps/api/platform/http/call'
import { defineRoute } from '@apps/api/platform/http/define-route'
import { ApiError } from '@apps/api/platform/http/errors'
import { UPLOAD_MAX_BYTES } from '@apps/api/platform/media/read-upload'
import { createProducts, updateProducts, type NewProduct, type ProductEdit } from '../save-product'
import type { StockChange } from '../stock.repository'
import { COLUMNS } from './columns'
import { excerptsOf } from './excerpts'
import { planImport, planLocked, type Plan, type PlannedRow } from './plan-import'
import { findForExport, lockImports } from './transfer.repository'
import { importTranslators } from './translations'

const HEADER = 1

/** Stores the lines in a few statements, because orders wait for the products. @returns their entries for the log */
async function store(tx: Db, rows: readonly PlannedRow[], change: StockChange): Promise<AuditEntry[]> {
  const news: NewProduct[] = []
  const edits: ProductEdit[] = []
  const entries = rows.map(({ name, changes, planned }): AuditEntry => {
    if (planned.kind === 'create') {
      const id = randomUUID()
      news.push({ id, sent: planned.body })
      return { action: 'product.create', subject: `product:${id}`, detail: { name } }
    }
    const { id } = planned.product
    edits.push({ id, sent: planned.body })
    const detail = { name, changes: changes.map(toLogged) }
    return { action: 'product.update', subject: `product:${id}`, detail }
  })
  await createProducts(tx, news, change)
  await updateProducts(tx, edits, change)
  return entries
}

function toLogged(change: ImportChange) {
  const { column, before, after } = excerptsOf(change)
  return { field: column, from: before === '' ? null : before, to: after === '' ? null : after }
}

const toAnswer = ({ rows, errors, version }: Plan, stored: boolean) => ({
  stored,
  version,
  rows: rows.map(({ line, name, changes, planned }) => ({
    line,
    id: planned.kind === 'update' ? planned.product.id : null,
    name,
    changes: changes.map(excerptsOf),
  })),
  errors: [...errors],
})

/** Problems of the whole file cannot be skipped. */
const isRefused = ({ errors }: Plan, skipBroken: boolean) =>
  skipBroken ? errors.some(({ line }) => line === HEADER) : errors.length > 0

export const productTransferRoutes = [
  defineRoute('exportProducts', async ({ db, query }) => {
    const products = await findForExport(db, query, CSV_MAX_PRODUCTS)
    if (products.length > CSV_MAX_PRODUCTS) throw new ApiError('TOO_LARGE')
    const csv = csvFile([
      COLUMNS.map(({ name }) => name),
      ...products.map((product) => COLUMNS.map(({ print }) => print(product))),
    ])
    return new File([csv], 'products.csv')
  }),

  defineRoute(
    'importProducts',
    async ({ db, body, session, language, now }) => {
      const texts = { t: importTranslators[language], language }
      if (body.dryRun) {
        const plan = await planImport(db, body.csv, texts)
        return answer(toAnswer(plan, false), { writes: [] })
      }
      return inTransaction(db, async (tx) => {
        await lockImports(tx)
        const plan = await planLocked(tx, body.csv, texts)
        if (body.version !== undefined && body.version !== plan.version) throw new ApiError('STALE')
        if (isRefused(plan, body.skipBroken)) return answer(toAnswer(plan, false), { writes: [] })
        const at = now()
        const changing = plan.rows.filter(({ changes }) => changes.length > 0)
        await auditAll(
          tx,
          session,
          await store(tx, changing, { reason: 'import', adminId: session.id, at }),
          at,
        )
        return answer(toAnswer(plan, true))
      })
    },
    { bodyLimit: UPLOAD_MAX_BYTES },
  ),
]
