import type { Http } from '@/client/shared/http'
import type { Body, Data } from '@/contract/shared/dto'
import { secondFactorEndpoints } from './second-factor.calls'

export type SecondFactor = Data<'getSecondFactor'>

export const getSecondFactor = (http: Http): Promise<SecondFactor> =>
  http.call(secondFactorEndpoints, 'getSecondFactor')

/** @throws ApiFailure WRONG_PASSWORD, WRONG_CODE */
export const startTotp = (http: Http, body: Body<'startTotp'>): Promise<Data<'startTotp'>> =>
  http.call(secondFactorEndpoints, 'startTotp', { body })

/** @returns the recovery codes, which are shown once. @throws ApiFailure WRONG_CODE, INVALID_TOKEN */
export const confirmTotp = async (http: Http, code: string): Promise<readonly string[]> =>
  (await http.call(secondFactorEndpoints, 'confirmTotp', { body: { code } })).recoveryCodes

/** @throws ApiFailure WRONG_PASSWORD, WRONG_CODE, NOT_FOUND */
export async function removeTotp(http: Http, body: Body<'removeTotp'>): Promise<void> {
  await http.call(secondFactorEndpoints, 'removeTotp', { body })
}

/** @throws ApiFailure WRONG_PASSWORD, WRONG_CODE, NOT_FOUND */
export const renewRecoveryCodes = async (
  http: Http,
  body: Body<'renewRecoveryCodes'>,
): Promise<readonly string[]> =>
  (await http.call(secondFactorEndpoints, 'renewRecoveryCodes', { body })).recoveryCodes

/** @throws ApiFailure INVALID_TOKEN, WRONG_CODE, ACCOUNT_BANNED, RATE_LIMITED */
export const loginWithSecondFactor = (
  http: Http,
  body: Body<'loginWithSecondFactor'>,
): Promise<Data<'loginWithSecondFactor'>> =>
  http.call(secondFactorEndpoints, 'loginWithSecondFactor', { body })

/** Removes a colleague's factors. @throws ApiFailure NOT_FOUND, CONFLICT, WRONG_PASSWORD */
export async function removeSecondFactor(
  http: Http,
  id: string,
  body: Body<'removeSecondFactor'>,
): Promise<void> {
  await http.call(secondFactorEndpoints, 'removeSecondFactor', { params: { id }, body })
}

/** @throws ApiFailure WRONG_PASSWORD, WRONG_CODE */
export async function setSecondFactorDemand(http: Http, body: Body<'setSecondFactorDemand'>): Promise<void> {
  await http.call(secondFactorEndpoints, 'setSecondFactorDemand', { body })
}
