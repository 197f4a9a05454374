import { couponStatus } from '@/domain/coupons/coupon'
import { roundHalfUp, toMajor } from '@/domain/shared/money'
import type { Data } from '@/contract/shared/wire'
import type { Db } from '../../platform/db/open'
import { inTransaction } from '../../platform/db/transaction'
import { answer } from '../../platform/http/call'
import { defineRoute } from '../../platform/http/define-route'
import { ApiError, found, invalidField, uuidOf } from '../../platform/http/errors'
import { audit } from '../../platform/audit/audit.repository'
import { couponOf } from './coupons.repository'
import * as repository from './coupons-admin.repository'
import { paginationOf } from '../../platform/db/queries/page'
import { unknownProducts } from '../catalogue/products-admin.repository'
import { couponValues } from './coupon-body'
import { editedAt, refuseStale } from '../catalogue/product-body'

type CouponDto = Data<'createCoupon'>['coupon']

function couponToDto(row: repository.CouponRow, now: Date): CouponDto {
  const coupon = couponOf(row)
  const { buyXGetY, freeProduct } = coupon
  return {
    _id: row.id,
    code: row.code,
    name: row.name,
    description: row.description,
    type: row.type,
    discountValue: row.type === 'fixed_amount' ? toMajor(coupon.discountValue) : coupon.discountValue,
    currency: row.currency,
    premiumExtensionMonths: row.premiumMonths,
    buyXGetY: {
      ...buyXGetY,
      applicableProducts: [...buyXGetY.applicableProducts],
      applicableCategories: [...buyXGetY.applicableCategories],
    },
    freeProduct: { product: freeProduct.productId, quantity: freeProduct.quantity },
    minimumOrderAmount: toMajor(row.minimumOrderAmount),
    platforms: row.platforms,
    startDate: row.startDate,
    endDate: row.endDate,
    usageLimit: { ...coupon.usageLimit },
    settings: { ...coupon.settings },
    status: couponStatus(coupon, now),
    usage: { totalUsed: row.totalUsed },
    updatedAt: row.updatedAt.toISOString(),
  }
}

async function refuseBadReferences(
  tx: Db,
  { code, giftProductId }: { readonly code: string; readonly giftProductId: string | null },
  before?: repository.CouponRow,
): Promise<void> {
  if (code !== before?.code && (await repository.isCouponCodeTaken(tx, code))) {
    throw new ApiError('CONFLICT', { details: { field: 'code' } })
  }
  if (giftProductId === null || giftProductId === before?.giftProductId) return
  const unknown = await unknownProducts(tx, [giftProductId])
  if (unknown.length > 0) throw invalidField('freeProduct.product', 'unknown product')
}

/** Coupons are read by the evaluator only, never from the cache. */
const skipCacheInvalidation = { dropsCache: false } as const

/** The messages of A8; coupons speak Turkish (decisions §1). */
export const couponAdminRoutes = [
  defineRoute('listCoupons', async ({ db, query, now }) => {
    const { page, limit, ...filter } = query
    const at = now()
    const { rows, total } = await repository.listCoupons(db, filter, { page, limit }, at)
    return {
      coupons: rows.map((row) => couponToDto(row, at)),
      pagination: paginationOf({ page, limit }, total),
    }
  }),

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
      return answer({ coupon: couponToDto(row, at) }, { message: 'Kupon oluşturuldu!' })
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
        const { code } = values
        await audit(tx, session, { action: 'coupon.update', subject: `coupon:${id}`, detail: { code } }, at)
        const updatedAt = editedAt(at, present.updatedAt)
        return found(await repository.updateCoupon(tx, id, { ...values, updatedAt }))
      })
      return answer({ coupon: couponToDto(row, at) }, { message: 'Kupon güncellendi!' })
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
    const { usageLimitTotal, totalUsed } = found(await repository.findCoupon(db, id))
    const { totalUses, uniqueUsers, totalDiscount, topUsers } = await repository.couponUsers(db, id)
    return {
      stats: {
        totalUses,
        remainingUses: usageLimitTotal === null ? null : Math.max(0, usageLimitTotal - totalUsed),
        uniqueUsers,
        totalDiscount: toMajor(totalDiscount),
        averageDiscount: totalUses === 0 ? 0 : toMajor(roundHalfUp(totalDiscount / totalUses)),
        topUsers: topUsers.map((user) => ({ ...user, totalDiscount: toMajor(user.totalDiscount) })),
      },
    }
  }),
]
