import type { Http } from '@/client/shared/http'
import type { Body, Data } from '@/contract/shared/dto'
import type { WebhookDelivery, WebhookRecord } from './webhooks'
import { webhookEndpoints } from './webhooks.calls'

export const toWebhook = ({ _id, ...rest }: Data<'listWebhooks'>['webhooks'][number]): WebhookRecord => ({
  id: _id,
  ...rest,
})
export const toDelivery = ({
  _id,
  ...rest
}: Data<'listWebhookDeliveries'>['deliveries'][number]): WebhookDelivery => ({ id: _id, ...rest })

export async function listWebhooks(http: Http): Promise<readonly WebhookRecord[]> {
  return (await http.call(webhookEndpoints, 'listWebhooks')).webhooks.map(toWebhook)
}

/** @returns the secret, which is shown once. @throws ApiFailure CONFLICT, FORBIDDEN, WRONG_PASSWORD, WRONG_CODE */
export const createWebhook = async (http: Http, body: Body<'createWebhook'>): Promise<string> =>
  (await http.call(webhookEndpoints, 'createWebhook', { body })).secret

/** @throws ApiFailure NOT_FOUND, FORBIDDEN, WRONG_PASSWORD, WRONG_CODE */
export async function updateWebhook(http: Http, id: string, body: Body<'updateWebhook'>): Promise<void> {
  await http.call(webhookEndpoints, 'updateWebhook', { params: { id }, body })
}

/** @throws ApiFailure NOT_FOUND */
export async function deleteWebhook(http: Http, id: string): Promise<void> {
  await http.call(webhookEndpoints, 'deleteWebhook', { params: { id } })
}

/** @returns the new secret, which is shown once. @throws ApiFailure NOT_FOUND, WRONG_PASSWORD, WRONG_CODE */
export const renewWebhookSecret = async (
  http: Http,
  id: string,
  body: Body<'renewWebhookSecret'>,
): Promise<string> =>
  (await http.call(webhookEndpoints, 'renewWebhookSecret', { params: { id }, body })).secret

/** @throws ApiFailure NOT_FOUND, CONFLICT */
export async function testWebhook(http: Http, id: string): Promise<void> {
  await http.call(webhookEndpoints, 'testWebhook', { params: { id } })
}

/** The newest ones. @throws ApiFailure NOT_FOUND */
export async function listWebhookDeliveries(http: Http, id: string): Promise<readonly WebhookDelivery[]> {
  const { deliveries } = await http.call(webhookEndpoints, 'listWebhookDeliveries', { params: { id } })
  return deliveries.map(toDelivery)
}

/** @throws ApiFailure NOT_FOUND, CONFLICT */
export async function redeliverWebhook(http: Http, id: string): Promise<void> {
  await http.call(webhookEndpoints, 'redeliverWebhook', { params: { id } })
}
