import { eq } from 'drizzle-orm'
import { priceMails } from '@apps/api/platform/db/schema'
import { defineRoute } from '@apps/api/platform/http/define-route'
import { ApiError } from '@apps/api/platform/http/errors'
import { endReviewMails } from './review-requests.repository'

export const endMailsRoutes = [
  // One page ends every kind of mail, whose link has a token of that kind alone.
  defineRoute(
    'endMails',
    async ({ db, body: { token } }) => {
      const ended = await db
        .delete(priceMails)
        .where(eq(priceMails.token, token))
        .returning({ userId: priceMails.userId })
      if (ended.length === 0 && !(await endReviewMails(db, token))) throw new ApiError('INVALID_TOKEN')
      return {}
    },
    { dropsCache: false },
  ),
]
