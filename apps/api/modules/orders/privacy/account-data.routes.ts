import { limitFailures, sessionLimits } from '@apps/api/platform/auth/failures'
import { callerOf } from '@apps/api/platform/auth/network'
import { isPassword } from '@apps/api/platform/auth/passwords'
import { inTransaction } from '@apps/api/platform/db/transaction'
import { productTags } from '@apps/api/platform/cache/tags'
import { answer } from '@apps/api/platform/http/call'
import { defineRoute } from '@apps/api/platform/http/define-route'
import { ApiError, found } from '@apps/api/platform/http/errors'
import { findUser, lockForErasure } from '../../users/erase-user'
import { customerFile } from './customer-file'
import { forgetCustomer } from './forget-customer'

/** Export and deletion of a customer's data. */
export const accountDataRoutes = [
  defineRoute('getAccountData', async ({ db, session, now }) =>
    customerFile(db, found(await findUser(db, session.id)), now()),
  ),

  defineRoute('deleteAccount', async ({ db, session, body, now, request }) => {
    const verified = found(await findUser(db, session.id)).passwordHash
    await limitFailures(db, sessionLimits(session), now(), async () => {
      if (!(await isPassword(verified, body.password, callerOf('user', request))))
        throw new ApiError('WRONG_PASSWORD')
    })
    const reviewed = await inTransaction(db, async (tx) => {
      const user = await lockForErasure(tx, session.id)
      // The password was changed while the old one was being verified.
      if (user?.passwordHash !== verified) throw new ApiError('WRONG_PASSWORD')
      return forgetCustomer(tx, user, now())
    })
    return answer({}, { writes: reviewed.flatMap(productTags) })
  }),
]
