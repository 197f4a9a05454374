import { adminAuthEndpoints } from '../../contract/staff/admin-auth'
import type { Body } from '../../contract/shared/dto'
import type { Http } from '../shared/http'

export interface Admin {
  readonly _id: string
  readonly name: string
  readonly email: string
}

/** @throws ApiFailure INVALID_CREDENTIALS, ACCOUNT_BANNED, RATE_LIMITED */
export const loginAdmin = (http: Http, body: Body<'loginAdmin'>): Promise<{ token: string; admin: Admin }> =>
  http.call(adminAuthEndpoints, 'loginAdmin', { body })

/** Whoever is logged in, and until when at most. */
export interface VerifiedAdmin extends Admin {
  /** ISO 8601 instant: the session then ends for good. */
  readonly endsAt: string
}

export async function verifyAdmin(http: Http): Promise<VerifiedAdmin> {
  const { admin, endsAt } = await http.call(adminAuthEndpoints, 'verifyAdmin')
  return { ...admin, endsAt }
}

/** The session goes on with another token, the old one ends. */
export async function refreshAdmin(http: Http): Promise<{ token: string; admin: VerifiedAdmin }> {
  const { token, admin, endsAt } = await http.call(adminAuthEndpoints, 'refreshAdmin')
  return { token, admin: { ...admin, endsAt } }
}

export async function logoutAdmin(http: Http): Promise<void> {
  await http.call(adminAuthEndpoints, 'logoutAdmin')
}

/** Every other session of the administrator ends. @throws ApiFailure WRONG_PASSWORD */
export async function changeAdminPassword(http: Http, body: Body<'changeAdminPassword'>): Promise<void> {
  await http.call(adminAuthEndpoints, 'changeAdminPassword', { body })
}

/** @throws ApiFailure EMAIL_TAKEN */
export async function updateAdminProfile(http: Http, body: Body<'updateAdminProfile'>): Promise<Admin> {
  return (await http.call(adminAuthEndpoints, 'updateAdminProfile', { body })).admin
}

/** With the token of a mail's link; every session of the administrator ends. @throws ApiFailure INVALID_TOKEN */
export async function setAdminPassword(http: Http, body: Body<'setAdminPassword'>): Promise<void> {
  await http.call(adminAuthEndpoints, 'setAdminPassword', { body })
}
