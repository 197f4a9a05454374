import type { Http } from '@/client/shared/http'
import type { PriceMails } from './mail-consents'
import { mailConsentEndpoints } from './mail-consents.calls'

export const getPriceMails = async (http: Http): Promise<PriceMails> =>
  (await http.call(mailConsentEndpoints, 'getPriceMails')).priceMails

export const setPriceMails = async (http: Http, wanted: boolean): Promise<PriceMails> =>
  (await http.call(mailConsentEndpoints, 'setPriceMails', { body: { wanted } })).priceMails

/** Confirms the wish of the order whose mail has the link. @throws ApiFailure INVALID_TOKEN */
export async function confirmReviewMails(http: Http, token: string): Promise<void> {
  await http.call(mailConsentEndpoints, 'confirmReviewMails', { body: { token } })
}

/** Ends the mails that the link came with. @throws ApiFailure INVALID_TOKEN */
export async function endMails(http: Http, token: string): Promise<void> {
  await http.call(mailConsentEndpoints, 'endMails', { body: { token } })
}
