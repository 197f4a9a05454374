import { failedMail, sentMail, waitingMail } from '../fixtures/mails'
import { firstPage } from '../fixtures/pagination'
import { failing, ok } from '../shared/handlers'

/** MSW handlers of the mails list. */
export const mailMocks = {
  ok: [
    ok('listMails', { mails: [failedMail, waitingMail, sentMail], pagination: firstPage(3) }),
    ok('resendMail', { mail: { ...waitingMail, attempts: 0 } }),
  ],
  empty: [ok('listMails', { mails: [], pagination: firstPage(0) })],
  error: [failing('listMails', 'INTERNAL')],
  alreadySent: [failing('resendMail', 'CONFLICT')],
}
