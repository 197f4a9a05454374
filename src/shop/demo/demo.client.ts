import type { Http } from '@/client/shared/http'
import type { Data } from '@/contract/shared/dto'
import { demoEndpoints } from './demo.calls'

/** What the shop has of made-up data. */
export type DemoData = NonNullable<Data<'getDemo'>['demo']>

/** @returns null in a shop without made-up orders */
export const getDemo = async (http: Http): Promise<DemoData | null> =>
  (await http.call(demoEndpoints, 'getDemo')).demo

/** A bank statement (CAMT.053) to try. @throws ApiFailure NOT_FOUND */
export const getDemoStatement = async (http: Http): Promise<string> =>
  (await http.call(demoEndpoints, 'getDemoStatement')).content

/**
 * Removes all orders and made-up customers.
 * @param others orders placed since, as shown
 * @throws ApiFailure NOT_FOUND, STALE if there are more or fewer by now
 */
export async function clearDemo(http: Http, others: number): Promise<void> {
  await http.call(demoEndpoints, 'clearDemo', { body: { others } })
}
