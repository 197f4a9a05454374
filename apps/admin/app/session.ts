import { createStore } from 'zustand'
import { fields, isText, jsonOf } from '@/shop/shared/stored'
import { attempt } from './browser-storage'

const TOKEN = 'adminToken'
const DATA = 'adminData'
/** Storage key of the time the token was issued; a token without it counts as new. */
const SINCE = 'adminTokenSince'
/** The customer's session in the same browser; the two logins exclude each other. */
const CUSTOMER_KEYS = ['userToken', 'userData'] as const
export const SESSION_KEYS = [TOKEN, DATA, SINCE] as const

export interface SessionAdmin {
  readonly _id: string
  readonly name: string
  readonly email: string
}

interface SessionData {
  readonly token: string | null
  readonly admin: SessionAdmin | null
  /** When the token was issued, in ms since 1970. */
  readonly since: number
  /** True if the server ended the session, by its age or because the account may no longer enter. */
  readonly isExpired: boolean
}

export interface SessionState extends SessionData {
  readonly signIn: (token: string, admin: SessionAdmin) => void
  /** Replaces the token within the same session. */
  readonly renew: (token: string) => void
  /** Removes the administrator's and the customer's session, on logout and, as `expired`, on every 401. */
  readonly end: (reason?: 'expired') => void
  /** Takes over the same session's token of another tab, whose `storage` event has not arrived yet. */
  readonly catchUp: () => void
  /** Called after another tab has logged in or out. */
  readonly readAgain: () => void
}

const NONE: SessionData = { token: null, admin: null, since: 0, isExpired: false }

function read(): SessionData {
  const token = attempt(() => localStorage.getItem(TOKEN))
  const { _id, name, email } = fields(jsonOf(attempt(() => localStorage.getItem(DATA))))
  if (!token || !isText(_id) || typeof name !== 'string' || typeof email !== 'string') return NONE
  const since = Number(attempt(() => localStorage.getItem(SINCE)))
  return { token, admin: { _id, name, email }, since: since > 0 ? since : Date.now(), isExpired: false }
}

/** If storage is blocked, the session is kept in memory. */
export const createAdminSession = () =>
  createStore<SessionState>()((set, get) => ({
    ...read(),
    signIn: (token, admin) => {
      const since = Date.now()
      attempt(() => {
        for (const key of CUSTOMER_KEYS) localStorage.removeItem(key)
        localStorage.setItem(TOKEN, token)
        localStorage.setItem(DATA, JSON.stringify(admin))
        localStorage.setItem(SINCE, String(since))
      })
      set({ token, admin, since, isExpired: false })
    },
    renew: (token) => {
      const since = Date.now()
      attempt(() => {
        localStorage.setItem(TOKEN, token)
        localStorage.setItem(SINCE, String(since))
      })
      set({ token, since })
    },
    end: (reason) => {
      attempt(() => {
        for (const key of [...SESSION_KEYS, ...CUSTOMER_KEYS]) localStorage.removeItem(key)
      })
      set({ ...NONE, isExpired: reason === 'expired' })
    },
    catchUp: () => {
      const stored = read()
      const { token, admin } = get()
      if (stored.token !== token && stored.admin?._id === admin?._id) set(stored)
    },
    readAgain: () => set(read()),
  }))
export type AdminSession = ReturnType<typeof createAdminSession>
