import { namesAddress } from '@/shop/shared/typed-text'
import type { Data } from '@/contract/shared/dto'
import { auditAll } from '../../platform/audit/audit.repository'
import { reviewTags } from '../../platform/cache/tags'
import { paginationOf } from '../../platform/db/queries/page'
import { inTransaction } from '../../platform/db/transaction'
import { answer } from '../../platform/http/call'
import { defineRoute } from '../../platform/http/define-route'
import { ApiError } from '../../platform/http/errors'
import { reviewToDto } from '../catalogue/products.mapper'
import {
  countQueues,
  eraseReviews,
  listReviews,
  lockReviews,
  updateReviews,
  type AdminReviewRow,
} from './admin-reviews.repository'
import { readReviewSettings, saveReviewSettings } from './review-settings.repository'

function toDto(row: AdminReviewRow): Data<'listReviews'>['reviews'][number] {
  const { productId, productName, slug, tint, imageFile, orderId, orderNumber } = row
  return {
    ...reviewToDto({ ...row, photosApproved: true }),
    state: row.state,
    hiddenReason: row.hiddenReason,
    photosAwait: row.photos > 0 && !row.photosApproved,
    namesAddress: namesAddress(row.comment),
    product: {
      _id: productId,
      name: productName,
      slug,
      tint,
      image: imageFile === null ? null : `/media/${imageFile}`,
    },
    order: orderId !== null && orderNumber !== null ? { _id: orderId, orderNumber } : null,
  }
}

const writes = (changed: readonly { readonly productId: string }[]) =>
  reviewTags(...changed.map(({ productId }) => productId))

const changes = {
  approve: { state: 'shown', hiddenReason: '', photosApproved: true },
  withoutPhotos: { state: 'shown', hiddenReason: '', photos: 0, photosApproved: false },
} as const

export const adminReviewRoutes = [
  defineRoute('listReviews', async ({ db, query: { page, limit, ...filter } }) => {
    const found = await listReviews(db, filter, { page, limit })
    return {
      reviews: found.rows.map(toDto),
      counts: await countQueues(db),
      settings: await readReviewSettings(db),
      pagination: paginationOf({ page, limit }, found),
    }
  }),

  defineRoute('decideReviews', async ({ db, body, session, now }) => {
    const decided = await inTransaction(db, async (tx) => {
      const locked = await lockReviews(tx, body.ids)
      const change =
        body.decision === 'hide'
          ? { state: 'hidden' as const, hiddenReason: body.reason }
          : changes[body.decision]
      await updateReviews(tx, locked, change)
      const action = body.decision === 'hide' ? 'review.hide' : 'review.approve'
      const reason = body.decision === 'hide' ? { reason: body.reason } : {}
      await auditAll(
        tx,
        session,
        locked.map(({ id, productId }) => ({
          action,
          subject: `product:${productId}`,
          detail: { review: id, ...reason },
        })),
        now(),
      )
      return locked
    })
    return answer({ decided: decided.length }, { writes: writes(decided) })
  }),

  defineRoute('answerReview', async ({ db, params, body, session, now }) => {
    const at = now()
    const answeredAt = body.answer === '' ? null : at
    const locked = await inTransaction(db, async (tx) => {
      const [review] = await lockReviews(tx, [params.id])
      if (!review) throw new ApiError('NOT_FOUND')
      const shown = body.approve === true ? changes.approve : {}
      await updateReviews(tx, [review], { answer: body.answer, answeredAt, ...shown })
      const entry = { subject: `product:${review.productId}`, detail: { review: review.id } }
      const actions = body.approve === true ? ['review.approve', 'review.answer'] : ['review.answer']
      await auditAll(
        tx,
        session,
        actions.map((action) => ({ action, ...entry })),
        at,
      )
      return [review]
    })
    return answer({ answeredAt: answeredAt?.toISOString() ?? null }, { writes: writes(locked) })
  }),

  defineRoute('eraseReview', async ({ db, params, session, now }) => {
    const locked = await inTransaction(db, async (tx) => {
      const found = await lockReviews(tx, [params.id])
      const [review] = found
      if (!review) throw new ApiError('NOT_FOUND')
      await eraseReviews(tx, found)
      const { id, productId } = review
      const entry = { action: 'review.delete', subject: `product:${productId}`, detail: { review: id } }
      await auditAll(tx, session, [entry], now())
      return found
    })
    return answer({}, { writes: writes(locked) })
  }),

  defineRoute('saveReviewSettings', async ({ db, body: settings, session, now }) => {
    await inTransaction(db, async (tx) => {
      await saveReviewSettings(tx, settings)
      const entry = { action: 'review.settings', subject: 'shop', detail: { ...settings } }
      await auditAll(tx, session, [entry], now())
    })
    return answer({ settings }, { writes: [] })
  }),
]
