import type { Http } from '@/client/shared/http'
import type { Data } from '@/contract/shared/dto'
import { money, toMinor } from '../shared/money'
import type { OwnSubscription, Subscription, SubscriptionAction } from './subscription'
import type { Termination } from './termination-form'
import { subscriptionEndpoints } from './subscriptions.calls'

const fromWire = ({
  price,
  ...same
}: Data<'readSubscription' | 'getMySubscription'>['subscription']): Subscription => ({
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

/** One of the signed-in customer. @throws ApiFailure NOT_FOUND */
export const getMySubscription = async (http: Http, id: string): Promise<Subscription> =>
  fromWire((await http.call(subscriptionEndpoints, 'getMySubscription', { params: { id } })).subscription)

/** @throws ApiFailure NOT_FOUND, CONFLICT if it has changed in the meantime */
export const changeMySubscription = async (
  http: Http,
  id: string,
  action: SubscriptionAction,
): Promise<Subscription> =>
  fromWire(
    (await http.call(subscriptionEndpoints, 'changeMySubscription', { params: { id }, body: { action } }))
      .subscription,
  )

/** Of the signed-in customer, running ones first. */
export async function listMySubscriptions(http: Http): Promise<readonly OwnSubscription[]> {
  const { subscriptions } = await http.call(subscriptionEndpoints, 'listMySubscriptions')
  return subscriptions.map(({ _id: id, price, ...same }) => ({
    id,
    ...same,
    price: price && money(toMinor(price.amount), price.currency),
  }))
}

/** @returns ISO 8601 time of receipt */
export const terminateContract = async (http: Http, body: Termination): Promise<string> =>
  (await http.call(subscriptionEndpoints, 'terminateContract', { body })).receivedAt
