import type { Http } from '@/client/shared/http'
import type { Body, Data } from '@/contract/shared/dto'
import type { ApiKeyRecord } from './api-keys'
import { apiKeyEndpoints } from './api-keys.calls'

export const toApiKey = ({ _id, ...rest }: Data<'listApiKeys'>['keys'][number]): ApiKeyRecord => ({
  id: _id,
  ...rest,
})

export async function listApiKeys(http: Http): Promise<readonly ApiKeyRecord[]> {
  return (await http.call(apiKeyEndpoints, 'listApiKeys')).keys.map(toApiKey)
}

/** @returns the key, which is shown once. @throws ApiFailure CONFLICT, FORBIDDEN, WRONG_PASSWORD, WRONG_CODE */
export const createApiKey = async (http: Http, body: Body<'createApiKey'>): Promise<string> =>
  (await http.call(apiKeyEndpoints, 'createApiKey', { body })).secret

/** @throws ApiFailure NOT_FOUND */
export async function revokeApiKey(http: Http, id: string): Promise<void> {
  await http.call(apiKeyEndpoints, 'revokeApiKey', { params: { id } })
}
