import type { Http } from '@/client/shared/http'
import { type Page, toPage } from '@/client/shared/page'
import type { Body, Query } from '@/contract/shared/dto'
import type { MailTexts, MailTextsRecord, TextsKey } from './mail-texts'
import type { MailPreview, MailRow } from './mails'
import { mailEndpoints, mailFromWire } from './mails.calls'

/** Newest first. */
export async function listMails(http: Http, query: Query<'listMails'>): Promise<Page<MailRow>> {
  const data = await http.call(mailEndpoints, 'listMails', { query })
  return toPage(data.mails.map(mailFromWire), data.pagination)
}

/** A kind of mail as it would be sent now. */
export const previewMail = (http: Http, body: Body<'previewMail'>): Promise<MailPreview> =>
  http.call(mailEndpoints, 'previewMail', { body })

export const getMailTexts = (http: Http, key: TextsKey): Promise<MailTextsRecord> =>
  http.call(mailEndpoints, 'getMailTexts', { query: { ...key } })

/** @throws ApiFailure STALE if somebody else saved in the meantime */
export const updateMailTexts = (http: Http, body: Body<'updateMailTexts'>): Promise<MailTextsRecord> =>
  http.call(mailEndpoints, 'updateMailTexts', { body })

/** @returns the address that it goes to */
export const sendTestMail = async (http: Http, key: TextsKey, texts: MailTexts): Promise<string> =>
  (await http.call(mailEndpoints, 'sendTestMail', { body: { ...key, texts } })).recipient

/** @throws ApiFailure CONFLICT if the mail has already been sent */
export const resendMail = async (http: Http, id: string): Promise<MailRow> =>
  mailFromWire((await http.call(mailEndpoints, 'resendMail', { params: { id } })).mail)
