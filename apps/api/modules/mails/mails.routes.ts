import type { MailState } from '@/shop/mails/mails'
import { audit } from '../../platform/audit/audit.repository'
import { inTransaction } from '../../platform/db/transaction'
import { defineRoute } from '../../platform/http/define-route'
import { ApiError, found, uuidOf } from '../../platform/http/errors'
import { paginationOf } from '../../platform/db/queries/page'
import { findMail, findMails, requeueMail, type StoredMail } from './mails.repository'

function stateOf({ sentAt, failedAt }: StoredMail): MailState {
  if (sentAt) return 'sent'
  return failedAt ? 'failed' : 'waiting'
}

function mailToDto({ id, failedAt, ...mail }: StoredMail) {
  const state = stateOf({ id, failedAt, ...mail })
  return {
    ...mail,
    _id: id,
    state,
    createdAt: mail.createdAt.toISOString(),
    sentAt: mail.sentAt?.toISOString() ?? null,
    nextAttemptAt: state === 'waiting' ? mail.nextAttemptAt.toISOString() : null,
  }
}

export const mailRoutes = [
  defineRoute('listMails', async ({ db, query }) => {
    const { page, limit, ...filter } = query
    const { mails, total } = await findMails(db, filter, { page, limit })
    return { mails: mails.map(mailToDto), pagination: paginationOf({ page, limit }, total) }
  }),

  defineRoute(
    'resendMail',
    async ({ db, params, session, now }) => {
      const id = uuidOf(params.id)
      const mail = await inTransaction(db, async (tx) => {
        found(await findMail(tx, id))
        const requeued = await requeueMail(tx, id)
        if (!requeued) throw new ApiError('CONFLICT')
        await audit(tx, session, { action: 'mail.resend', subject: `mail:${id}` }, now())
        return requeued
      })
      return { mail: mailToDto(mail) }
    },
    { dropsCache: false },
  ),
]
