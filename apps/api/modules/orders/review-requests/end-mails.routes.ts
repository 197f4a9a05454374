import { eq } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import type { Db } from '@apps/api/platform/db/open'
import { priceMails } from '@apps/api/platform/db/schema'
import { defineRoute } from '@apps/api/platform/http/define-route'
import { ApiError } from '@apps/api/platform/http/errors'
import { confirmReviewMail, endReviewMails } from './review-requests.repository'

/** One page ends every kind of mail, whose link has a token of that kind alone. @returns whether there was anything to end */
async function endMails(db: Db, token: string): Promise<boolean> {
  const ended = await db
    .delete(priceMails)
    .where(eq(priceMails.token, token))
    .returning({ userId: priceMails.userId })
  return ended.length > 0 || (await endReviewMails(db, token))
}

export const endMailsRoutes = [
  defineRoute(
    'confirmReviewMails',
    async ({ db, body: { token }, now }) => {
      if (!(await confirmReviewMail(db, token, now()))) throw new ApiError('INVALID_TOKEN')
      return {}
    },
    { dropsCache: false },
  ),

  defineRoute(
    'endMails',
    async ({ db, body: { token } }) => {
      if (!(await endMails(db, token))) throw new ApiError('INVALID_TOKEN')
      return {}
    },
    { dropsCache: false },
  ),
]

/** Longest body of a mail program's press, in bytes; it says `List-Unsubscribe=One-Click`. */
const BODY_LIMIT = 1_024

/**
 * Registers the press that mail programs make for their reader (RFC 8058, LAW-600): a POST to the link of the mail, which
 * says all that is needed. One that has been ended before is answered alike, because the programs ask again.
 */
export const registerOneClick = (app: FastifyInstance, { db }: { db: Db }) =>
  app.register((scope, _options, done) => {
    scope.removeAllContentTypeParsers()
    scope.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, _body, parsed) => parsed(null))
    scope.post<{ Querystring: { token?: unknown } }>(
      '/unsubscribe',
      { bodyLimit: BODY_LIMIT },
      async ({ query: { token } }) => {
        if (typeof token !== 'string' || token === '') throw new ApiError('INVALID_TOKEN')
        await endMails(db, token)
        return ''
      },
    )
    done()
  })
