import { MutationCache, QueryCache, QueryClient } from '@tanstack/react-query'
import { createContext, use } from 'react'
import { useStore } from 'zustand'
import { isFailure, isUncertain } from '@/client'
import { createOrderViews, ORDER_VIEWS_KEY } from '../sections/orders/views'
import { onStorageChange } from './browser-storage'
import { refreshAdmin } from '@/client/staff/admin-auth'
import { createAdminHttp } from './http'
import { createRenewal, onWork } from './renewal'
import { createSession, SESSION_KEYS, type SessionState } from './session'
import { createTheme, THEME_KEY } from './theme'

/** Whose token it is, once the server has said so. */
export const verifiedKey = (token: string | null) => ['verify', token] as const

interface ApplicationOptions {
  /** Asks once more where a call got no answer. @default true */
  retry?: boolean
}

const report = (error: unknown) => {
  if (!isFailure(error)) console.error(error)
}

/** Everything that the back office keeps outside of its components; nothing of it lives in a module. */
export function createApplication({ retry = true }: ApplicationOptions = {}) {
  const session = createSession()
  const theme = createTheme()
  const orderViews = createOrderViews()
  const queries = new QueryClient({
    queryCache: new QueryCache({ onError: report }),
    mutationCache: new MutationCache({
      onError: report,
      // Whatever was done may change what waits.
      onSuccess: () => void queries.invalidateQueries({ queryKey: ['tasks'] }),
    }),
    defaultOptions: {
      queries: {
        staleTime: 10_000,
        retry: (failures, error) => retry && failures < 1 && isUncertain(error),
      },
    },
  })
  // With a client of its own, which waits for no renewal.
  const renewal = createRenewal(session, async () => {
    const { token, admin } = await refreshAdmin(createAdminHttp(session))
    queries.setQueryData(verifiedKey(token), admin)
    return { token }
  })
  return {
    session,
    theme,
    orderViews,
    queries,
    http: createAdminHttp(session, renewal.settled),
    /** Follows what other tabs change. @returns ends it */
    connect: () => {
      const ends = [
        onWork(renewal.noteWork),
        onStorageChange(SESSION_KEYS, () => session.getState().readAgain()),
        onStorageChange([THEME_KEY], () => theme.getState().readAgain()),
        onStorageChange([ORDER_VIEWS_KEY], () => orderViews.getState().readAgain()),
      ]
      return () => ends.forEach((end) => end())
    },
  }
}
export type Application = ReturnType<typeof createApplication>

export const ApplicationContext = createContext<Application | undefined>(undefined)

export function useApplication(): Application {
  const application = use(ApplicationContext)
  if (!application) throw new Error('Outside of the back office: there is no ApplicationContext')
  return application
}

export const useHttp = () => useApplication().http

export const useSession = <Value>(select: (state: SessionState) => Value): Value =>
  useStore(useApplication().session, select)
