import { toPage, type Page } from '@/client/shared/page'
import type { Http } from '@/client/shared/http'
import type { Body, Data, Query } from '@/contract/shared/dto'
import { money, toMinor, type Money } from '../shared/money'
import type { SubscriptionDetail, SubscriptionFigures, SubscriptionRecord } from './subscription'
import type { UnmatchedTermination } from './termination-form'
import { subscriptionEndpoints } from './subscriptions.calls'

const toMoney = ({ amount, currency }: { amount: number; currency: Money['currency'] }): Money =>
  money(toMinor(amount), currency)

const toRecord = ({
  _id,
  price,
  ...same
}: Data<'listSubscriptions'>['subscriptions'][number]): SubscriptionRecord => ({
  id: _id,
  ...same,
  price: price && toMoney(price),
})

export interface SubscriptionList extends Page<SubscriptionRecord> {
  readonly figures: SubscriptionFigures
  /** Those of which there is a Sparabo. */
  readonly products: readonly { readonly id: string; readonly name: string }[]
  readonly unmatched: readonly UnmatchedTermination[]
}

/** Twenty per page. */
export async function listSubscriptions(
  http: Http,
  query: Query<'listSubscriptions'>,
): Promise<SubscriptionList> {
  const data = await http.call(subscriptionEndpoints, 'listSubscriptions', { query: { limit: 20, ...query } })
  const { coming, ...figures } = data.figures
  return {
    ...toPage(data.subscriptions.map(toRecord), data.pagination),
    figures: { ...figures, coming: { ...coming, value: coming.value.map(toMoney) } },
    products: data.products.map(({ _id: id, name }) => ({ id, name })),
    unmatched: data.unmatched.map(({ _id: id, ...same }) => ({ id, ...same })),
  }
}

/** @throws ApiFailure NOT_FOUND */
export async function getSubscription(http: Http, id: string): Promise<SubscriptionDetail> {
  const { subscription } = await http.call(subscriptionEndpoints, 'getSubscription', { params: { id } })
  const { deliveries, changes, recipient, ...row } = subscription
  return { ...toRecord(row), deliveries, changes, recipient }
}

/** @throws ApiFailure CONFLICT if it is not in a state for it */
export async function actOnSubscription(
  http: Http,
  id: string,
  body: Body<'actOnSubscription'>,
): Promise<void> {
  await http.call(subscriptionEndpoints, 'actOnSubscription', { params: { id }, body })
}

/** @throws ApiFailure NOT_FOUND if somebody has dealt with it */
export async function settleTermination(http: Http, id: string): Promise<void> {
  await http.call(subscriptionEndpoints, 'settleTermination', { params: { id } })
}

/** Ends the Sparabo that it is about. @throws ApiFailure NOT_FOUND if somebody has dealt with it */
export async function matchTermination(http: Http, id: string, subscriptionId: string): Promise<void> {
  await http.call(subscriptionEndpoints, 'matchTermination', { params: { id }, body: { subscriptionId } })
}
