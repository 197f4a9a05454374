import type { Http } from '@/client/shared/http'
import { stockNoticeEndpoints } from './stock-notices.calls'

/**
 * Requests the mail whose link confirms the notice.
 * @throws ApiFailure CONFLICT if the product is in stock, RATE_LIMITED
 */
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
