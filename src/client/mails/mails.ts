import { mailEndpoints } from '../../contract/mails/mails'
import type { Data, Query } from '../../contract/shared/dto'
import type { MailRow } from '../../domain/mails/mail'
import type { Http } from '../shared/http'
import { toPage, type Page } from '../shared/page'

export const toMailRow = ({
  _id,
  orderNumber,
  lastError,
  sentAt,
  nextAttemptAt,
  ...mail
}: Data<'resendMail'>['mail']): MailRow => ({
  ...mail,
  id: _id,
  ...(orderNumber !== null && { orderNumber }),
  ...(lastError !== null && { lastError }),
  ...(sentAt !== null && { sentAt }),
  ...(nextAttemptAt !== null && { nextAttemptAt }),
})

/** Newest first. */
export async function listMails(http: Http, query: Query<'listMails'>): Promise<Page<MailRow>> {
  const data = await http.call(mailEndpoints, 'listMails', { query })
  return toPage(data.mails.map(toMailRow), data.pagination)
}

/** @throws ApiFailure CONFLICT if the mail has already been sent */
export const resendMail = async (http: Http, id: string): Promise<MailRow> =>
  toMailRow((await http.call(mailEndpoints, 'resendMail', { params: { id } })).mail)
