import { QueryClientProvider, useQuery } from '@tanstack/react-query'
import {
  Activity,
  Suspense,
  use,
  useDeferredValue,
  useEffect,
  useLayoutEffect,
  useState,
  type ReactNode,
} from 'react'
import { UNSAFE_LocationContext as LocationContext, useLocation } from 'react-router-dom'
import type { AbstractIntlMessages } from 'use-intl'
import { useLanguage, type Language } from '@/i18n'
import { ShopLayout } from '@/screens/storefront/layout/shop-layout'
import { ShopContext } from '@/screens/storefront/shared/shop-context'
import { ApplicationContext, useApplication, type Application } from '../features/application'
import { startApplication } from '../features/start-application'
import { CartAnnouncer } from '../features/cart/cart-announcer'
import { Overlays } from '../features/overlays/overlays'
import { useSessionCheck } from '../features/session/session-actions'
import { shopQuery } from '../features/shop/shop-queries'
import { notFound, pageAt } from '../pages'
import { AddMessages } from './add-messages'
import { ErrorBoundary } from './error-boundary'
import { firstPage, IsShown, pagesAt, pagesIn } from './open-pages'
import { PageFailure } from './page-failure'
import { ShopAnnouncement } from './shop-announcement'
import { ShopFooter } from './shop-footer'
import { ShopHeader } from './shop-header'
import { useArrival } from './use-arrival'
import { useIdleWork } from './use-idle-work'
import { useInnerLinks } from './use-inner-links'

const NO_PARAMS = {}
// The same elements at every navigation, which leaves them as they are.
const [ANNOUNCEMENT, HEADER, FOOTER] = [<ShopAnnouncement />, <ShopHeader />, <ShopFooter />]

/** Subscribes to stores and navigation without re-rendering the pages. */
function ShopEffects() {
  useInnerLinks()
  useArrival()
  useSessionCheck()
  useIdleWork()
  return null
}

function Page() {
  const { pathname } = useLocation()
  const found = pageAt(pathname)
  const { View } = found?.page ?? notFound
  return (
    <ErrorBoundary retry={pathname} fallback={(error) => <PageFailure error={error} />}>
      <View params={found?.params ?? NO_PARAMS} />
    </ErrorBoundary>
  )
}

const PAGE = <Page />

function Pages() {
  const place = use(LocationContext)
  const [open, setOpen] = useState(() => firstPage(place))
  if (open.place !== place) setOpen(pagesAt(open, place))
  const before = useDeferredValue(open)
  const { pathname, search } = place.location
  const content = (
    // Around all of them, so that a page stays until the next one's code is loaded.
    <Suspense fallback={null}>
      {pagesIn(open, before).map((page) => (
        <Activity key={page.id} mode={page.id === open.shown.id ? 'visible' : 'hidden'}>
          <IsShown value={page.id === open.shown.id}>
            <LocationContext value={page.place}>{PAGE}</LocationContext>
          </IsShown>
        </Activity>
      ))}
    </Suspense>
  )
  // The checkout renders its own minimal header without navigation; the confirmation of an order has the shop's.
  const isBare = pageAt(pathname)?.page.path === '/checkout' && !/[?&](order|pay)=/.test(search)
  return isBare ? (
    content
  ) : (
    <ShopLayout announcement={ANNOUNCEMENT} header={HEADER} footer={FOOTER}>
      {content}
    </ShopLayout>
  )
}

/** The shop's details, for pages and overlays. */
function ShopDetails({ children }: { children: ReactNode }) {
  const { data: shop } = useQuery(shopQuery(useApplication(), useLanguage()))
  return <ShopContext value={shop}>{children}</ShopContext>
}

interface AppProps {
  application: Application
  language: Language
  messages: AbstractIntlMessages
}

/** Root component, rendered by the server and hydrated in the browser. */
export function App({ application, language, messages }: AppProps) {
  // A layout effect, so that the stored cart is loaded before any effect reads or writes it.
  useLayoutEffect(() => startApplication(application), [application])
  useEffect(() => {
    // For benchmarks.
    performance.mark('hydrated')
    window.preloadAhead?.()
  }, [])
  return (
    <ApplicationContext value={application}>
      <QueryClientProvider client={application.queries}>
        <AddMessages language={language} messages={messages}>
          <ShopDetails>
            <Pages />
            <ShopEffects />
            <CartAnnouncer />
            <Overlays />
          </ShopDetails>
        </AddMessages>
      </QueryClientProvider>
    </ApplicationContext>
  )
}
