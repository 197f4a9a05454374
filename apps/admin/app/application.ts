import { MutationCache, QueryCache, QueryClient } from '@tanstack/react-query'
import { createContext, use } from 'react'
import { useStore } from 'zustand'
import { isFailure, isUncertain } from '@/client'
import { onStorageChange } from './browser-storage'
import { refreshAdmin } from '@/shop/staff/admin-auth.client'
import { createAdminHttp } from './http'
import { LETTER_KEYS_KEY, readLetterKeys } from './letter-keys'
import { createNews } from './news-store'
import { createRenewal, onWork } from './renewal'
import { createAdminSession, SESSION_KEYS, type SessionState } from './session'
import { createTheme, THEME_KEY } from './theme'

const VERIFY = 'verify'

/** Query key of the administrator that the token belongs to, as verified by the server. */
export const verifiedKey = (token: string | null) => [VERIFY, token] as const

interface ApplicationOptions {
  /**
   * Retries a call once if there was no response.
   * @default true
   */
  retry?: boolean
}

const report = (error: unknown) => {
  if (!isFailure(error)) console.error(error)
}

/** Creates everything the back office keeps outside of its components; there is no module-level state. */
export function createAdminApplication({ retry = true }: ApplicationOptions = {}) {
  const session = createAdminSession()
  const theme = createTheme()
  // Somebody may have changed the role meanwhile.
  const lookAgain = (error: unknown) => {
    if (isFailure(error) && error.code === 'FORBIDDEN') void queries.invalidateQueries({ queryKey: [VERIFY] })
  }
  const queries: QueryClient = new QueryClient({
    queryCache: new QueryCache({
      onError: (error, { queryKey }) => {
        report(error)
        if (queryKey[0] !== VERIFY) lookAgain(error)
      },
    }),
    mutationCache: new MutationCache({
      onError: (error) => {
        report(error)
        lookAgain(error)
      },
      // Every change may affect the open tasks and the figures.
      onSuccess: () => {
        for (const key of ['tasks', 'dashboard', 'analytics'])
          void queries.invalidateQueries({ queryKey: [key] })
      },
    }),
    // By default calls wait while offline: a list would load forever, and a change would be sent after its form was
    // closed, perhaps once more. This makes them fail.
    defaultOptions: {
      mutations: { networkMode: 'always' },
      queries: {
        networkMode: 'always',
        refetchOnReconnect: true,
        staleTime: 10_000,
        retry: (failures, error) => retry && failures < 1 && isUncertain(error),
      },
    },
  })
  // Uses its own client, because the main one waits for a running renewal.
  const renewal = createRenewal(session, async () => {
    const { token, admin } = await refreshAdmin(createAdminHttp(session))
    queries.setQueryData(verifiedKey(token), admin)
    return { token }
  })
  return {
    session,
    theme,
    news: createNews(),
    queries,
    http: createAdminHttp(session, renewal.settled),
    /** Keeps the stores in sync with other tabs. @returns a function that stops it */
    connect: () => {
      readLetterKeys()
      const ends = [
        onWork(renewal.noteWork),
        onStorageChange(SESSION_KEYS, () => session.getState().readAgain()),
        onStorageChange([THEME_KEY], () => theme.getState().readAgain()),
        onStorageChange([LETTER_KEYS_KEY], readLetterKeys),
      ]
      return () => ends.forEach((end) => end())
    },
  }
}
export type AdminApplication = ReturnType<typeof createAdminApplication>

export const AdminApplicationContext = createContext<AdminApplication | undefined>(undefined)

export function useAdminApplication(): AdminApplication {
  const application = use(AdminApplicationContext)
  if (!application) throw new Error('Outside of the back office: there is no ApplicationContext')
  return application
}

export const useHttp = () => useAdminApplication().http

export const useAdminSession = <Value>(select: (state: SessionState) => Value): Value =>
  useStore(useAdminApplication().session, select)
