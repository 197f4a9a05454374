import { createHttp, type Http } from '@/client'
import { sendWithProgress } from '@/shop/catalogue/upload.client'
import type { AdminSession } from './session'

const base: unknown = import.meta.env.VITE_API_BASE

/** The back office's API client. A 401 ends the session, and the shell then redirects to the login. */
export const createAdminHttp = (session: AdminSession, settled?: () => Promise<unknown>): Http =>
  createHttp({
    baseUrl: typeof base === 'string' && base !== '' ? base.replace(/\/$/, '') : '/api',
    token: () => session.getState().token,
    language: () => document.documentElement.lang,
    onUnauthorized: () => session.getState().end('expired'),
    upload: sendWithProgress,
    ...(settled && { settled }),
  })
