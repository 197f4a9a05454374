import { audit } from '@apps/api/platform/audit/audit.repository'
import { inTransaction } from '@apps/api/platform/db/transaction'
import { productTags } from '@apps/api/platform/cache/tags'
import { answer } from '@apps/api/platform/http/call'
import { defineRoute } from '@apps/api/platform/http/define-route'
import { found, uuidOf } from '@apps/api/platform/http/errors'
import { findUser, lockForErasure } from '../../users/erase-user'
import { customerFile } from './customer-file'
import { customerSubject, forgetCustomer } from './forget-customer'

/** The same actions performed by an administrator on the customer's request. */
export const customerPrivacyRoutes = [
  defineRoute('getUserData', async ({ db, session, params, now }) => {
    const user = found(await findUser(db, uuidOf(params.id)))
    const file = await customerFile(db, user, now())
    const entry = { action: 'user.export', subject: customerSubject(user.id), detail: { name: user.name } }
    await audit(db, session, entry, now())
    return file
  }),

  defineRoute('anonymiseUser', async ({ db, session, params, now }) => {
    const id = uuidOf(params.id)
    const reviewed = await inTransaction(db, async (tx) => {
      const products = await forgetCustomer(tx, found(await lockForErasure(tx, id)), now())
      // Logged without the name, because that is what has to be erased.
      await audit(tx, session, { action: 'user.anonymize', subject: customerSubject(id) }, now())
      return products
    })
    return answer({}, { writes: reviewed.flatMap(productTags) })
  }),
]
