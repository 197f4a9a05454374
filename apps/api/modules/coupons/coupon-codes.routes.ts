import { randomInt } from 'node:crypto'
import { MAX_SINGLE_CODES, singleCodes } from '@/shop/coupons/single-codes'
import { csvFile } from '@/shop/shared/csv'
import { audit } from '../../platform/audit/audit.repository'
import { inTransaction } from '../../platform/db/transaction'
import { answer } from '../../platform/http/call'
import { defineRoute } from '../../platform/http/define-route'
import { ApiError, found, uuidOf } from '../../platform/http/errors'
import { editedAt } from '../../platform/http/stale'
import { answered } from './coupons-admin.routes'
import * as repository from './coupons.repository'

/** Codes of a coupon that are used once each (COUPON-580). */
export const couponCodeRoutes = [
  defineRoute(
    'createCouponCodes',
    async ({ db, params, body, session, now }) => {
      const id = uuidOf(params.id)
      const at = now()
      return inTransaction(db, async (tx) => {
        const present = found(await repository.lockCouponForUpdate(tx, id))
        const { code, totalUsed, singleCodes: before } = present
        // Its own code, which somebody has, would no longer be accepted.
        if (before === 0 && totalUsed > 0) throw new ApiError('CONFLICT')
        if (before + body.count > MAX_SINGLE_CODES)
          throw new ApiError('CONFLICT', { details: { field: 'count' } })
        const made = await repository.insertCouponCodes(tx, id, singleCodes(body, randomInt))
        const after = found(
          await repository.updateCouponRow(tx, id, {
            singleCodes: before + made,
            updatedAt: editedAt(at, present.updatedAt),
          }),
        )
        await audit(
          tx,
          session,
          { action: 'coupon.codes', subject: `coupon:${id}`, detail: { code, count: made } },
          at,
        )
        return answer({ coupon: answered(after, at) })
      })
    },
    { dropsCache: false },
  ),

  defineRoute('exportCouponCodes', async ({ db, params }) => {
    const { id, code } = found(await repository.findCoupon(db, uuidOf(params.id)))
    const codes = await repository.findCouponCodes(db, id)
    const rows = codes.map((each) => [each.code, each.orderNumber ?? ''])
    return new File([csvFile([['code', 'order'], ...rows])], `${code}.csv`)
  }),
]
