import { createHttp, type Http } from '@/client'
import { API_BASE } from './settings'
import { bearerToken, endSession } from './stores/session'

/** The browser's client. */
export const http: Http = createHttp({
  baseUrl: API_BASE,
  token: bearerToken,
  language: () => document.documentElement.lang,
  onUnauthorized: endSession,
})
