import type { Http } from '@/client/shared/http'
import type { Data } from '@/contract/shared/dto'
import { money, toMinor } from '../shared/money'
import type { Subscription, SubscriptionAction } from './subscription'
import type { Termination } from './termination-form'
import { subscriptionEndpoints } from './subscriptions.calls'

const fromWire = ({ price, ...same }: Data<'readSubscription'>['subscription']): Subscription => ({
  ...same,
  price: price && money(toMinor(price.amount), price.currency),
})

/** @param token of the link in a mail @throws ApiFailure INVALID_TOKEN */
export const readSubscription = async (http: Http, token: string): Promise<Subscription> =>
  fromWire((await http.call(subscriptionEndpoints, 'readSubscription', { body: { token } })).subscription)

/** @throws ApiFailure INVALID_TOKEN, CONFLICT if it has changed in the meantime */
export const changeSubscription = async (
  http: Http,
  token: string,
  action: SubscriptionAction,
): Promise<Subscription> =>
  fromWire(
    (await http.call(subscriptionEndpoints, 'changeSubscription', { body: { token, action } })).subscription,
  )

/** @returns ISO 8601 time of receipt */
export const terminateContract = async (http: Http, body: Termination): Promise<string> =>
  (await http.call(subscriptionEndpoints, 'terminateContract', { body })).receivedAt
