import { QueryCache, QueryClient } from '@tanstack/react-query'
import { createContext, createRef, use, type RefObject } from 'react'
import { useStore } from 'zustand'
import { createHttp, type Http } from '@/client'
import { API_BASE } from '../settings'
import { isDeadSession } from './session/failure-message'
import { bearerToken } from './session/session-store'
import { createStores, type Stores } from './stores'

/** Everything a running storefront owns; there is no module-level state. */
export interface Application {
  readonly http: Http
  readonly queries: QueryClient
  readonly stores: Stores
  /** Public URL of the shop without a trailing slash, for canonical links. */
  readonly origin: string
  /** The header's cart button, target of the add-to-cart animation. */
  readonly cartButton: RefObject<HTMLButtonElement | null>
}

interface ApplicationOptions {
  readonly origin: string
  /** @default the browser's client */
  readonly http?: Http
}

/** Public data is reused for this time in ms; account data is refetched whenever it is opened. */
const FRESH_MS = 60_000

const browserHttp = ({ storage, session }: Stores): Http =>
  createHttp({
    baseUrl: API_BASE,
    token: () => bearerToken(storage),
    language: () => document.documentElement.lang,
    onUnauthorized: () => session.getState().end(),
  })

export function createApplication({ origin, http }: ApplicationOptions): Application {
  const stores = createStores()
  const queries = new QueryClient({
    queryCache: new QueryCache({
      onError: (error, { meta }) => {
        if (meta?.offersLogin && isDeadSession(error)) stores.overlay.getState().offerLogin()
      },
    }),
    defaultOptions: {
      // By default, queries wait while offline, so that a list would load forever; this makes them fail.
      queries: { retry: false, networkMode: 'always', staleTime: FRESH_MS },
    },
  })
  return { http: http ?? browserHttp(stores), queries, stores, origin, cartButton: createRef() }
}

export const ApplicationContext = createContext<Application | null>(null)

/** @throws Error outside of the app's provider */
export function useApplication(): Application {
  const application = use(ApplicationContext)
  if (!application) throw new Error('useApplication needs an ApplicationContext')
  return application
}

type StateOf<Name extends Exclude<keyof Stores, 'storage' | 'attempt' | 'placed'>> = ReturnType<
  Stores[Name]['getState']
>

export const useSession = <T>(select: (state: StateOf<'session'>) => T): T =>
  useStore(useApplication().stores.session, select)
export const useCart = <T>(select: (state: StateOf<'cart'>) => T): T =>
  useStore(useApplication().stores.cart, select)
export const useCoupon = <T>(select: (state: StateOf<'coupon'>) => T): T =>
  useStore(useApplication().stores.coupon, select)
export const usePriceChanges = <T>(select: (state: StateOf<'priceChanges'>) => T): T =>
  useStore(useApplication().stores.priceChanges, select)
export const useAdding = <T>(select: (state: StateOf<'adding'>) => T): T =>
  useStore(useApplication().stores.adding, select)
export const useGuestWishlist = <T>(select: (state: StateOf<'guestWishlist'>) => T): T =>
  useStore(useApplication().stores.guestWishlist, select)
export const useProfileDraft = <T>(select: (state: StateOf<'profileDraft'>) => T): T =>
  useStore(useApplication().stores.profileDraft, select)
export const useOverlay = <T>(select: (state: StateOf<'overlay'>) => T): T =>
  useStore(useApplication().stores.overlay, select)
export const useToasts = <T>(select: (state: StateOf<'toasts'>) => T): T =>
  useStore(useApplication().stores.toasts, select)
