import { Suspense } from 'react'
import type { AbstractIntlMessages } from 'use-intl'
import { Route, Routes, useLocation } from 'react-router-dom'
import type { Language } from '@/i18n'
import { ShopLayout } from '@/screens/storefront/layout/shop-layout'
import { AddWords } from './add-words'
import { Overlays } from './containers/overlays'
import { Later, usePressedEarly } from './later'
import { useInnerLinks } from './links'
import { shopFooter as Footer, shopHead as Head } from './parts'
import { ResourceContext } from './queries/use-resource'
import type { ResourceCache } from './queries/resource-cache'
import { notFoundPage, pages } from './routes'
import { usePlaced } from './stores/placed'
import { useArrival } from './use-arrival'

interface AppProps {
  language: Language
  words: AbstractIntlMessages
  resources: ResourceCache
}

const NotFound = notFoundPage

/** One element each, for good: a part that still waits must not be rendered anew. */
const HEAD = (
  <Later when="woken">
    <Head />
  </Later>
)
const FOOTER = (
  <Later when="seen">
    <Footer />
  </Later>
)

function Pages() {
  useInnerLinks()
  useArrival()
  usePressedEarly()
  const content = (
    <Suspense fallback={null}>
      <Routes>
        {pages.map(({ path, View }) => (
          <Route key={path} path={path} element={<View />} />
        ))}
        <Route path="*" element={<NotFound />} />
      </Routes>
    </Suspense>
  )
  const { pathname } = useLocation()
  const isPlaced = usePlaced(({ order }) => order !== null)
  // The checkout has a head of its own: nothing leads away from it but 'back'.
  if (pathname === '/checkout' && !isPlaced) return content
  return (
    <ShopLayout announcement={null} header={HEAD} footer={FOOTER}>
      {content}
    </ShopLayout>
  )
}

/** The storefront, the same on the server and in the browser. */
export function App({ language, words, resources }: AppProps) {
  return (
    <ResourceContext value={resources}>
      <AddWords language={language} words={words}>
        <Pages />
        <Overlays />
      </AddWords>
    </ResourceContext>
  )
}
