import { adminAuthEndpoints } from './admin-auth.calls'
import type { Body } from '@/contract/shared/dto'
import type { Permission } from '../roles/permissions'
import type { Http } from '@/client/shared/http'

export interface Admin {
  readonly _id: string
  readonly name: string
  readonly email: string
  /** Name of a built-in role, or the id of one of the shop's own. */
  readonly role: string
  readonly permissions: readonly Permission[]
}

/**
 * @throws ApiFailure INVALID_CREDENTIALS, ACCOUNT_BANNED, RATE_LIMITED, SECOND_FACTOR_REQUIRED (`details.challenge`)
 */
export const loginAdmin = (http: Http, body: Body<'loginAdmin'>): Promise<{ token: string; admin: Admin }> =>
  http.call(adminAuthEndpoints, 'loginAdmin', { body })

/** The signed-in administrator. */
export interface VerifiedAdmin extends Admin {
  /** ISO 8601 instant after which the session can no longer be extended. */
  readonly endsAt: string
  /** All administrators need a second factor, and this one has none. */
  readonly needsSecondFactor: boolean
  readonly factors: { readonly hasTotp: boolean; readonly hasPasskeys: boolean }
}

export async function verifyAdmin(http: Http): Promise<VerifiedAdmin> {
  const { admin, ...session } = await http.call(adminAuthEndpoints, 'verifyAdmin')
  return { ...admin, ...session }
}

/** Extends the session with a new token; the old one becomes invalid. */
export async function refreshAdmin(http: Http): Promise<{ token: string; admin: VerifiedAdmin }> {
  const { token, admin, ...session } = await http.call(adminAuthEndpoints, 'refreshAdmin')
  return { token, admin: { ...admin, ...session } }
}

export async function logoutAdmin(http: Http): Promise<void> {
  await http.call(adminAuthEndpoints, 'logoutAdmin')
}

/**
 * Ends all other sessions of the administrator.
 * @throws ApiFailure WRONG_PASSWORD
 */
export async function changeAdminPassword(http: Http, body: Body<'changeAdminPassword'>): Promise<void> {
  await http.call(adminAuthEndpoints, 'changeAdminPassword', { body })
}

/** @throws ApiFailure EMAIL_TAKEN, WRONG_PASSWORD */
export async function updateAdminProfile(http: Http, body: Body<'updateAdminProfile'>): Promise<Admin> {
  return (await http.call(adminAuthEndpoints, 'updateAdminProfile', { body })).admin
}

/** Asks for a link by mail. @throws ApiFailure RATE_LIMITED */
export async function forgotAdminPassword(http: Http, body: Body<'forgotAdminPassword'>): Promise<void> {
  await http.call(adminAuthEndpoints, 'forgotAdminPassword', { body })
}

/**
 * Sets the password with the token of a mailed link and ends all sessions.
 * @throws ApiFailure INVALID_TOKEN
 */
export async function setAdminPassword(http: Http, body: Body<'setAdminPassword'>): Promise<void> {
  await http.call(adminAuthEndpoints, 'setAdminPassword', { body })
}

/**
 * Puts the former address back with the token of the link mailed to it; all sessions end, and a link for a new password
 * is mailed. @returns the address
 * @throws ApiFailure INVALID_TOKEN (`details.reason`: used, expired, unknown), EMAIL_TAKEN
 */
export async function undoAdminAddress(http: Http, body: Body<'undoAdminAddress'>): Promise<string> {
  return (await http.call(adminAuthEndpoints, 'undoAdminAddress', { body })).email
}
