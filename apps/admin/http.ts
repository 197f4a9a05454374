import { createHttp, type Http } from '@/client'
import { sendWithProgress } from '@/client/catalogue/upload'
import { endSession, useSession } from './stores/session'

const base: unknown = import.meta.env.VITE_API_BASE

/** The back office's client. A 401 ends the session, and the guard then leads to /admin (A6). */
export const http: Http = createHttp({
  baseUrl: typeof base === 'string' && base !== '' ? base.replace(/\/$/, '') : '/api',
  token: () => useSession.getState().token,
  language: () => document.documentElement.lang,
  onUnauthorized: endSession,
  upload: sendWithProgress,
})
