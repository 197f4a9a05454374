import { fieldMessages } from '@/contract/shared/messages'
import { roundHalfUp, toMajor } from '@/shop/shared/money'
import { couponStatus } from '@/shop/coupons/coupons'
import { couponToWire } from '@/shop/coupons/coupons.calls'
import { audit } from '../../platform/audit/audit.repository'
import { changesBetween } from '../../platform/audit/changes'
import type { Db } from '../../platform/db/open'
import { paginationOf } from '../../platform/db/queries/page'
import { inTransaction } from '../../platform/db/transaction'
import { answer } from '../../platform/http/call'
import { defineRoute } from '../../platform/http/define-route'
import { ApiError, found, invalidField, uuidOf } from '../../platform/http/errors'
import { editedAt, refuseStale } from '../../platform/http/stale'
import { findGroups } from '../users/customer-notes.repository'
import { unknownProducts } from '../catalogue/products-admin.repository'
import { couponValues } from './coupon-body'
import * as repository from './coupons.repository'
import type { CouponRow } from './coupons.repository'
import { topCouponUsers } from './redemptions.repository'

/** A coupon of the back office at a point in time. */
export const answered = (row: CouponRow, now: Date) =>
  couponToWire({ ...row, shownStatus: couponStatus(row, now), updatedAt: row.updatedAt.toISOString() })

async function refuseBadReferences(
  tx: Db,
  { code, giftProductId }: { readonly code: string; readonly giftProductId: string | null },
  before?: CouponRow,
): Promise<void> {
  if (code !== before?.code && (await repository.isCouponCodeTaken(tx, code))) {
    throw new ApiError('CONFLICT', { details: { field: 'code' } })
  }
  if (giftProductId === null || giftProductId === before?.giftProductId) return
  const unknown = await unknownProducts(tx, [giftProductId])
  if (unknown.length > 0) throw invalidField('freeProduct.product', fieldMessages.unknownProduct)
}

/** Coupons are not part of any public response, so their changes invalidate no cache. */
const skipCacheInvalidation = { dropsCache: false } as const

/** Coupon messages are Turkish in every language (COUPON-19). */
export const couponAdminRoutes = [
  defineRoute('listCoupons', async ({ db, query, now }) => {
    const { page, limit, ...filter } = query
    const at = now()
    const { rows, total } = await repository.findCoupons(db, filter, { page, limit }, at)
    return {
      coupons: rows.map((row) => answered(row, at)),
      pagination: paginationOf({ page, limit }, total),
    }
  }),

  defineRoute('listCouponGroups', async ({ db }) => ({ groups: await findGroups(db) })),

  defineRoute('getCoupon', async ({ db, params, now }) => ({
    coupon: answered(found(await repository.findCoupon(db, uuidOf(params.id))), now()),
  })),

  defineRoute(
    'createCoupon',
    async ({ db, body, session, language, now }) => {
      const at = now()
      const values = couponValues(body, { mode: 'create', now: at, language })
      const row = await inTransaction(db, async (tx) => {
        await refuseBadReferences(tx, values)
        const made = found(await repository.insertCoupon(tx, { ...values, createdAt: at, updatedAt: at }))
        const { id, code } = made
        await audit(tx, session, { action: 'coupon.create', subject: `coupon:${id}`, detail: { code } }, at)
        return made
      })
      return answer({ coupon: answered(row, at) }, { message: 'Kupon oluşturuldu!' })
    },
    skipCacheInvalidation,
  ),

  defineRoute(
    'updateCoupon',
    async ({ db, params, body, session, language, now }) => {
      const id = uuidOf(params.id)
      const at = now()
      const values = couponValues(body, { mode: 'edit', now: at, language })
      const row = await inTransaction(db, async (tx) => {
        const present = found(await repository.lockCouponForUpdate(tx, id))
        refuseStale(body.updatedAt, present.updatedAt)
        await refuseBadReferences(tx, values, present)
        const updatedAt = editedAt(at, present.updatedAt)
        const after = found(await repository.updateCouponRow(tx, id, { ...values, updatedAt }))
        const changes = changesBetween(answered(present, at), answered(after, at))
        const detail = { code: after.code, changes }
        await audit(tx, session, { action: 'coupon.update', subject: `coupon:${id}`, detail }, at)
        return after
      })
      return answer({ coupon: answered(row, at) }, { message: 'Kupon güncellendi!' })
    },
    skipCacheInvalidation,
  ),

  defineRoute(
    'deleteCoupon',
    async ({ db, params, session, now }) => {
      const id = uuidOf(params.id)
      const at = now()
      await inTransaction(db, async (tx) => {
        const { code } = found(await repository.lockCouponForUpdate(tx, id))
        const outcome = await repository.removeCoupon(tx, id, at)
        await audit(
          tx,
          session,
          { action: 'coupon.delete', subject: `coupon:${id}`, detail: { code, outcome } },
          at,
        )
      })
      return answer({}, { message: 'Kupon silindi!' })
    },
    skipCacheInvalidation,
  ),

  defineRoute('getCouponStats', async ({ db, params }) => {
    const id = uuidOf(params.id)
    const { usageLimitTotal, totalUsed, totalCustomers, totalDiscount } = found(
      await repository.findCoupon(db, id),
    )
    const topUsers = await topCouponUsers(db, id)
    return {
      stats: {
        totalUses: totalUsed,
        remainingUses: usageLimitTotal === null ? null : Math.max(0, usageLimitTotal - totalUsed),
        uniqueUsers: totalCustomers,
        totalDiscount: toMajor(totalDiscount),
        averageDiscount: totalUsed === 0 ? 0 : toMajor(roundHalfUp(totalDiscount / totalUsed)),
        topUsers: topUsers.map((user) => ({ ...user, totalDiscount: toMajor(user.totalDiscount) })),
      },
    }
  }),
]
