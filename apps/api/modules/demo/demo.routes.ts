import { audit } from '../../platform/audit/audit.repository'
import { inTransaction } from '../../platform/db/transaction'
import { defineRoute } from '../../platform/http/define-route'
import { found } from '../../platform/http/errors'
import { removeDemo, findDemo } from './clear-demo'
import { demoStatement } from './demo-statement'

export const demoRoutes = [
  defineRoute('getDemo', async ({ db }) => ({ demo: (await findDemo(db)) ?? null })),

  defineRoute('getDemoStatement', async ({ db, now }) => {
    found(await findDemo(db))
    return { content: await demoStatement(db, now()) }
  }),

  defineRoute('clearDemo', async ({ db, body, session, now }) => {
    await inTransaction(db, async (tx) => {
      await removeDemo(tx, body.others)
      await audit(tx, session, { action: 'shop.clear', subject: 'shop:demo' }, now())
    })
    return {}
  }),
]
