import type { Http } from '@/client/shared/http'
import type { OwnProof } from '@/shop/second-factor/own-proof'
import { toMinor } from '../shared/money'
import type { Platform } from '../shared/platform'
import type { PaypalConnection, PaypalKeys, PaypalPayment } from './paypal'
import { paypalEndpoints } from './paypal.calls'

/**
 * Whether an order is paid; takes the money if the payer has approved it.
 * @throws ApiFailure NOT_FOUND, UNAVAILABLE if PayPal does not answer
 */
export async function settlePaypal(http: Http, token: string): Promise<PaypalPayment> {
  const { total, ...data } = await http.call(paypalEndpoints, 'settlePaypal', { body: { token } })
  return { ...data, total: { ...total, amount: toMinor(total.amount) } }
}

/**
 * @returns address at PayPal where the payer approves the payment
 * @throws ApiFailure NOT_FOUND, CONFLICT if nothing is to be paid, UNAVAILABLE
 */
export const startPaypal = async (http: Http, token: string): Promise<string> =>
  (await http.call(paypalEndpoints, 'startPaypal', { body: { token } })).approveUrl

export const getPaypalConnection = async (http: Http, platform: Platform): Promise<PaypalConnection | null> =>
  (await http.call(paypalEndpoints, 'getPaypalConnection', { params: { platform } })).connection

/** @throws ApiFailure CONFLICT if PayPal does not know them, WRONG_PASSWORD, WRONG_CODE, UNAVAILABLE */
export const connectPaypal = async (
  http: Http,
  platform: Platform,
  keys: PaypalKeys,
  proof: OwnProof,
): Promise<PaypalConnection | null> =>
  (await http.call(paypalEndpoints, 'connectPaypal', { params: { platform }, body: { ...keys, ...proof } }))
    .connection

export async function disconnectPaypal(http: Http, platform: Platform): Promise<void> {
  await http.call(paypalEndpoints, 'disconnectPaypal', { params: { platform } })
}

/** @throws ApiFailure CONFLICT if PayPal does not know the keys any more, UNAVAILABLE */
export async function checkPaypal(http: Http, platform: Platform): Promise<void> {
  await http.call(paypalEndpoints, 'checkPaypal', { params: { platform } })
}
