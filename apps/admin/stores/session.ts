import { create } from 'zustand'

/** Storage keys of S3; a customer's login and an administrator's end one another (decisions §3). */
const TOKEN = 'adminToken'
const DATA = 'adminData'
const CUSTOMER_KEYS = ['userToken', 'userData'] as const

export interface SessionAdmin {
  readonly _id: string
  readonly name: string
  readonly email: string
}

const isAdmin = (value: unknown): value is SessionAdmin =>
  typeof value === 'object' &&
  value !== null &&
  'name' in value &&
  typeof value.name === 'string' &&
  'email' in value &&
  typeof value.email === 'string'

function readAdmin(): SessionAdmin | null {
  try {
    const value: unknown = JSON.parse(localStorage.getItem(DATA) ?? 'null')
    return localStorage.getItem(TOKEN) && isAdmin(value) ? value : null
  } catch {
    return null
  }
}

interface SessionState {
  token: string | null
  admin: SessionAdmin | null
}

const stored = (): SessionState => {
  const admin = readAdmin()
  return { admin, token: admin && localStorage.getItem(TOKEN) }
}

export const useSession = create<SessionState>(stored)

/** Storage may be blocked; the session then lives as long as the page. */
function persist(action: () => void): void {
  try {
    action()
  } catch {
    // Blocked storage is no reason to refuse the login.
  }
}

export function signIn(token: string, admin: SessionAdmin): void {
  persist(() => {
    for (const key of CUSTOMER_KEYS) localStorage.removeItem(key)
    localStorage.setItem(TOKEN, token)
    localStorage.setItem(DATA, JSON.stringify(admin))
  })
  useSession.setState({ token, admin })
}

/** Forgets both sessions: on logout and on every 401 (S7, A6). */
export function endSession(): void {
  persist(() => {
    for (const key of [TOKEN, DATA, ...CUSTOMER_KEYS]) localStorage.removeItem(key)
  })
  useSession.setState({ token: null, admin: null })
}

/** Another tab logged in or out. */
window.addEventListener('storage', ({ key }) => {
  if (key === null || key === TOKEN || key === DATA) useSession.setState(stored())
})
