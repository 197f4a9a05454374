import { createStore } from 'zustand/vanilla'
import { parseSessionUser, type SessionUser } from '@/shop/account/account'
import type { SessionStorage } from './storage'

/** Storage keys; their raw values are part of the public interface (SHOP-31). */
const USER_TOKEN = 'userToken'
const USER_DATA = 'userData'
const ADMIN_TOKEN = 'adminToken'
const ADMIN_DATA = 'adminData'

/** The administrator's token takes precedence over the customer's. */
export const bearerToken = ({ readText }: SessionStorage): string | null =>
  readText(ADMIN_TOKEN) ?? readText(USER_TOKEN)

/** The stored user object, as sent by the server. */
export const readStoredUser = ({ readJson }: SessionStorage): unknown => readJson(USER_DATA)

interface SessionState {
  readonly user: SessionUser | null
  /** False until the stored session has been read, so that server and first client render match. */
  readonly started: boolean
  /** Id of a user restored from storage whose token has not been validated yet. */
  readonly restoredId: string | undefined
  /** Reads the stored session and follows other tabs. @returns a function that stops it */
  readonly start: () => () => void
  /** One session per browser: a customer's login ends the administrator's. */
  readonly signIn: (token: string, user: object) => void
  /** Removes both sessions: on logout and on every 401. */
  readonly end: () => void
  /**
   * Replaces the user; ignored after a logout, also in another tab, so that a late response neither signs in again nor
   * leaves personal data behind.
   */
  readonly updateUser: (user: { readonly _id: string }) => void
}

export function createSessionStore(storage: SessionStorage) {
  const { readText, readJson, writeText, writeJson, remove, onOtherTab } = storage
  /** Signed in only if both token and user are stored, and no call would carry an administrator's token. */
  const read = () =>
    readText(ADMIN_TOKEN) === null && readText(USER_TOKEN) ? parseSessionUser(readJson(USER_DATA)) : null
  return createStore<SessionState>()((set) => {
    const store = (user: object) => {
      writeJson(USER_DATA, user)
      set({ user: parseSessionUser(user) })
    }
    return {
      user: null,
      started: false,
      restoredId: undefined,
      start: () => {
        const user = read()
        set({ user, started: true, restoredId: user?.id })
        return onOtherTab([USER_TOKEN, USER_DATA, ADMIN_TOKEN], () => set({ user: read() }))
      },
      signIn: (token, user) => {
        remove(ADMIN_TOKEN, ADMIN_DATA)
        writeText(USER_TOKEN, token)
        store(user)
      },
      end: () => {
        remove(USER_TOKEN, USER_DATA, ADMIN_TOKEN, ADMIN_DATA)
        set({ user: null })
      },
      updateUser: (user) => {
        if (read()?.id === user._id) store(user)
      },
    }
  })
}
