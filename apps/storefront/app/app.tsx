import { QueryClientProvider, useQuery } from '@tanstack/react-query'
import { Suspense, useEffect, useLayoutEffect, useState } from 'react'
import { useLocation } from 'react-router-dom'
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
import { PageFailure } from './page-failure'
import { ShopAnnouncement } from './shop-announcement'
import { ShopFooter } from './shop-footer'
import { ShopHeader } from './shop-header'
import { keepsPlace, useArrival } from './use-arrival'
import { useIdleWork } from './use-idle-work'
import { useInnerLinks } from './use-inner-links'

const NO_PARAMS = {}

/** Subscribes to stores and navigation without re-rendering the pages. */
function ShopEffects() {
  useInnerLinks()
  useArrival()
  useSessionCheck()
  useIdleWork()
  return null
}

function Pages() {
  const location = useLocation()
  const { pathname, search } = location
  // Another size of a product is the same page at another address.
  const [shown, setShown] = useState(pathname)
  if (shown !== pathname && !keepsPlace(location.state)) setShown(pathname)
  const found = pageAt(pathname)
  const { View } = found?.page ?? notFound
  const { data: shop } = useQuery(shopQuery(useApplication(), useLanguage()))
  const content = (
    <Suspense fallback={null}>
      <ErrorBoundary key={shown} retry={pathname} fallback={(error) => <PageFailure error={error} />}>
        <View params={found?.params ?? NO_PARAMS} />
      </ErrorBoundary>
    </Suspense>
  )
  // The checkout renders its own minimal header without navigation; the confirmation of an order has the shop's.
  const isBare = found?.page.path === '/checkout' && !/[?&]order=/.test(search)
  return (
    <ShopContext value={shop}>
      {isBare ? (
        content
      ) : (
        <ShopLayout announcement={<ShopAnnouncement />} header={<ShopHeader />} footer={<ShopFooter />}>
          {content}
        </ShopLayout>
      )}
    </ShopContext>
  )
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
          <Pages />
          <ShopEffects />
          <CartAnnouncer />
          <Overlays />
        </AddMessages>
      </QueryClientProvider>
    </ApplicationContext>
  )
}
