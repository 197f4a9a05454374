import { firstPage } from '../fixtures/pagination'
import { failing, ok } from '../shared/handlers'
import type { Data } from '../../contract/shared/dto'

const failed: Data<'resendMail'>['mail'] = {
  _id: '00000000-0000-4000-8000-000000000801',
  kind: 'order-placed',
  recipient: 'sabine.koch@post.example',
  language: 'de',
  state: 'failed',
  attempts: 5,
  lastError: 'connect ECONNREFUSED',
  createdAt: '2026-11-21T08:42:00.000Z',
  sentAt: null,
  nextAttemptAt: null,
}

/** Handlers of the shop's outgoing mails. */
export const mailMocks = {
  ok: [
    ok('listMails', { mails: [failed], pagination: firstPage(1) }),
    ok('resendMail', { mail: { ...failed, state: 'waiting', nextAttemptAt: '2026-11-21T09:00:00.000Z' } }),
  ],
  alreadySent: [failing('resendMail', 'CONFLICT')],
}
