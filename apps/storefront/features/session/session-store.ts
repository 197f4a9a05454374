import { createStore } from 'zustand/vanilla'
import { parseSessionUser, type SessionUser } from '@/domain/account/account'
import type { BrowserStorage } from './storage'

/** Part of the product's interface (SHOP-31): raw values, no wrapper. */
const USER_TOKEN = 'userToken'
const USER_DATA = 'userData'
const ADMIN_TOKEN = 'adminToken'
const ADMIN_DATA = 'adminData'

/** The admin's token first, else the user's. */
export const bearerToken = ({ readText }: BrowserStorage): string | null =>
  readText(ADMIN_TOKEN) ?? readText(USER_TOKEN)

/** The stored user object, as the server sent it. */
export const readStoredUser = ({ readJson }: BrowserStorage): unknown => readJson(USER_DATA)

interface SessionState {
  readonly user: SessionUser | null
  /** False until the stored session was read, so that server and first client render agree. */
  readonly started: boolean
  /** Id of the user whose session an earlier visit left behind, and whose token nobody has checked yet. */
  readonly restoredId: string | undefined
  /** Reads the stored session and follows other tabs. @returns the function that stops following */
  readonly start: () => () => void
  /** One session per browser: a customer's login ends the administrator's. */
  readonly signIn: (token: string, user: object) => void
  /** Forgets both sessions: on logout and on every 401. */
  readonly end: () => void
  /** The user as the server knows it; late, after a logout, it does not sign in again. */
  readonly updateUser: (user: { readonly _id: string }) => void
}

export function createSessionStore(storage: BrowserStorage) {
  const { readText, readJson, writeText, writeJson, remove, onOtherTab } = storage
  /** Signed in only when both a token and a user are stored. */
  const read = () => (readText(USER_TOKEN) ? parseSessionUser(readJson(USER_DATA)) : null)
  return createStore<SessionState>()((set, get) => {
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
        return onOtherTab([USER_TOKEN, USER_DATA], () => set({ user: read() }))
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
        if (get().user?.id === user._id) store(user)
      },
    }
  })
}
