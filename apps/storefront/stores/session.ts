import { create } from 'zustand'
import { parseSessionUser, type SessionUser } from '@/domain/account/account'
import { onOtherTab, readJson, readText, remove, writeJson, writeText } from './storage'

/** Storage keys of S3; raw values, no wrapper (decisions §4). */
const USER_TOKEN = 'userToken'
const USER_DATA = 'userData'
const ADMIN_TOKEN = 'adminToken'
const ADMIN_DATA = 'adminData'

/** Signed in only when both a token and a user are stored (S4). */
function read(): SessionUser | null {
  return readText(USER_TOKEN) ? parseSessionUser(readJson(USER_DATA)) : null
}

interface SessionState {
  user: SessionUser | null
  /** False until the stored session was read. */
  started: boolean
}

/** Empty until `startSession`, so that server and first client render agree. */
export const useSession = create<SessionState>(() => ({ user: null, started: false }))

export function startSession(): void {
  useSession.setState({ user: read(), started: true })
  onOtherTab([USER_TOKEN, USER_DATA], () => useSession.setState({ user: read() }))
}

/** One session per browser: a customer's login ends the administrator's (decisions §3). */
export function signIn(token: string, user: object): void {
  remove(ADMIN_TOKEN)
  remove(ADMIN_DATA)
  writeText(USER_TOKEN, token)
  updateUser(user)
}

/** Forgets both sessions: on logout and on every 401 (S7). */
export function endSession(): void {
  for (const key of [USER_TOKEN, USER_DATA, ADMIN_TOKEN, ADMIN_DATA]) remove(key)
  useSession.setState({ user: null })
}

/** @param user the server's user object, stored as it came (decisions §4) */
export function updateUser(user: object): void {
  writeJson(USER_DATA, user)
  useSession.setState({ user: parseSessionUser(user) })
}

/** The server's word on who is signed in; late, after a logout, it does not sign in again. */
export function updateOwner(user: { readonly _id: string }): void {
  if (useSession.getState().user?.id === user._id) updateUser(user)
}

/** The admin's token first, else the user's (S7). */
export const bearerToken = (): string | null => readText(ADMIN_TOKEN) ?? readText(USER_TOKEN)
