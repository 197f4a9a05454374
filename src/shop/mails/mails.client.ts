import type { Http } from '@/client/shared/http'
import { type Page, toPage } from '@/client/shared/page'
import type { Query } from '@/contract/shared/dto'
import type { MailPreview, MailRow } from './mails'
import { mailEndpoints, mailFromWire } from './mails.calls'

/** Newest first. */
export async function listMails(http: Http, query: Query<'listMails'>): Promise<Page<MailRow>> {
  const data = await http.call(mailEndpoints, 'listMails', { query })
  return toPage(data.mails.map(mailFromWire), data.pagination)
}

/** A kind of mail as it would be sent now. */
export const previewMail = (http: Http, query: Query<'previewMail'>): Promise<MailPreview> =>
  http.call(mailEndpoints, 'previewMail', { query })

/** @throws ApiFailure CONFLICT if the mail has already been sent */
export const resendMail = async (http: Http, id: string): Promise<MailRow> =>
  mailFromWire((await http.call(mailEndpoints, 'resendMail', { params: { id } })).mail)
