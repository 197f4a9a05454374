import { adminEndpoints } from './admins.calls'
import type { Body, Data } from '@/contract/shared/dto'
import type { Http } from '@/client/shared/http'

/** An administrator in the list; `createdAt` is an ISO 8601 instant. */
export interface AdminRecord {
  readonly id: string
  readonly name: string
  readonly email: string
  /** Name of a built-in role, or the id of one of the shop's own. */
  readonly role: string
  readonly isActive: boolean
  readonly hasSecondFactor: boolean
  readonly createdAt: string
}

export const toAdminRecord = ({ _id, ...rest }: Data<'listAdmins'>['admins'][number]): AdminRecord => ({
  id: _id,
  ...rest,
})

export async function listAdmins(http: Http): Promise<readonly AdminRecord[]> {
  return (await http.call(adminEndpoints, 'listAdmins')).admins.map(toAdminRecord)
}

/**
 * Without a password, an invitation is mailed.
 * @throws ApiFailure EMAIL_TAKEN, WRONG_PASSWORD
 */
export async function createAdmin(http: Http, body: Body<'createAdmin'>): Promise<AdminRecord> {
  return toAdminRecord((await http.call(adminEndpoints, 'createAdmin', { body })).admin)
}

/** @throws ApiFailure EMAIL_TAKEN, NOT_FOUND, WRONG_PASSWORD, CONFLICT for the last active administrator */
export async function updateAdmin(http: Http, id: string, body: Body<'updateAdmin'>): Promise<AdminRecord> {
  return toAdminRecord((await http.call(adminEndpoints, 'updateAdmin', { params: { id }, body })).admin)
}

/**
 * Mails a link to set a new password.
 * @throws ApiFailure NOT_FOUND, CONFLICT for a deactivated administrator, WRONG_PASSWORD
 */
export async function resetAdmin(http: Http, id: string, body: Body<'resetAdmin'>): Promise<void> {
  await http.call(adminEndpoints, 'resetAdmin', { params: { id }, body })
}
