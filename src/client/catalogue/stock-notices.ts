import { stockNoticeEndpoints } from '../../contract/catalogue/stock-notices'
import type { Http } from '../shared/http'

/** Sends the mail whose link confirms it. @throws ApiFailure CONFLICT where the product is there, RATE_LIMITED */
export async function requestStockNotice(http: Http, id: string, email: string): Promise<void> {
  await http.call(stockNoticeEndpoints, 'requestStockNotice', { params: { id }, body: { email } })
}

/** @throws ApiFailure INVALID_TOKEN */
export async function confirmStockNotice(http: Http, token: string): Promise<void> {
  await http.call(stockNoticeEndpoints, 'confirmStockNotice', { body: { token } })
}

/** @throws ApiFailure INVALID_TOKEN */
export async function cancelStockNotice(http: Http, token: string): Promise<void> {
  await http.call(stockNoticeEndpoints, 'cancelStockNotice', { body: { token } })
}
