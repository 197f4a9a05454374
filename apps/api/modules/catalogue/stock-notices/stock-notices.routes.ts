import { normalizeEmail } from '@/shop/shared/typed-text'
import { addressLimit, countAttempt } from '@apps/api/platform/auth/attempts'
import { networkOf } from '@apps/api/platform/auth/network'
import { hashToken, newToken } from '@apps/api/platform/auth/tokens'
import { inTransaction } from '@apps/api/platform/db/transaction'
import { defineRoute } from '@apps/api/platform/http/define-route'
import { ApiError, found, uuidOf } from '@apps/api/platform/http/errors'
import { queueMail } from '@apps/api/platform/mail/outbox.repository'
import { priceFor } from '../products.mapper'
import { findProduct } from '../products.repository'
import { noticeRequestMail } from './stock-notice-mails'
import { cancelNotice, confirmNotice, NOTICE_PLATFORM, putNotice } from './stock-notices.repository'

export const stockNoticeRoutes = [
  defineRoute(
    'requestStockNotice',
    async ({ db, params, body, language, now, request }) => {
      const email = normalizeEmail(body.email)
      const limits = [
        addressLimit('notify', request.ip),
        { subject: `notify:${email}:${networkOf(request.ip)}`, limit: 5 },
        { subject: `notify:${email}`, limit: 20 },
      ]
      await countAttempt(db, limits, now())
      const product = found(await findProduct(db, uuidOf(params.id)))
      if (product.status !== 'active' || !priceFor(product, NOTICE_PLATFORM)) throw new ApiError('NOT_FOUND')
      if (product.stockQuantity > 0) throw new ApiError('CONFLICT')
      const { id: productId, name } = product
      const token = newToken()
      const tokenHash = hashToken(token)
      await inTransaction(db, async (tx) => {
        // The same response if the address is already registered, so that nobody learns about other people's
        // notices.
        if (!(await putNotice(tx, { productId, email, language, tokenHash }, now()))) return
        const isQueued = await queueMail(
          tx,
          noticeRequestMail.create({
            at: now(),
            to: email,
            language,
            data: { name, token },
            dedupeKey: `stock-notice:${tokenHash}`,
            limit: 'dropped',
          }),
        )
        if (!isQueued) throw new ApiError('RATE_LIMITED')
      })
      return {}
    },
    { dropsCache: false },
  ),

  defineRoute(
    'confirmStockNotice',
    async ({ db, body, now }) => {
      if (!(await confirmNotice(db, hashToken(body.token), now()))) throw new ApiError('INVALID_TOKEN')
      return {}
    },
    { dropsCache: false },
  ),

  defineRoute(
    'cancelStockNotice',
    async ({ db, body, now }) => {
      if (!(await cancelNotice(db, hashToken(body.token), now()))) throw new ApiError('INVALID_TOKEN')
      return {}
    },
    { dropsCache: false },
  ),
]
