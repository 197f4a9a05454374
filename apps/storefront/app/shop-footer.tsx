import { Suspense, useDeferredValue } from 'react'
import { DEFAULT_CATEGORIES } from '@/shop/catalogue/product'
import type { FooterProps } from '@/screens/storefront/layout/footer'
import { useShop } from '@/screens/storefront/shared/shop-context'
import { ErrorBoundary } from './error-boundary'
import { lazyView } from './lazy-view'
import { useServed } from './served'

const YEAR = new Date().getFullYear()
const ID = 'shop-footer'

export const FooterView = lazyView<FooterProps>({
  namespaces: ['shop'],
  load: () => import('@/screens/storefront/layout/footer').then(({ Footer }) => ({ default: Footer })),
})

/** Its links work without React (use-inner-links.ts). */
export function ShopFooter() {
  const shop = useDeferredValue(useShop())
  const served = useServed(shop, ID)
  return (
    <ErrorBoundary fallback={() => null}>
      <Suspense>
        {served && served.of === shop ? (
          <div id={ID} key="served" dangerouslySetInnerHTML={{ __html: served.html }} />
        ) : (
          <div id={ID}>
            <FooterView categories={DEFAULT_CATEGORIES} year={YEAR} />
          </div>
        )}
      </Suspense>
    </ErrorBoundary>
  )
}
