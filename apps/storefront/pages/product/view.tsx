import { useQuery } from '@tanstack/react-query'
import { Suspense, useDeferredValue, useState } from 'react'
import { Navigate, useLocation, useNavigate } from 'react-router-dom'
import { LOCAL_STOCK } from '@/shop/cart/cart'
import type { ProductDetail as Product } from '@/shop/catalogue/product-detail'
import { omit } from '@/shop/shared/omit'
import { productHref } from '@/screens/storefront/product/product-href'
import { ProductDetail, type ProductDetailState } from '@/screens/storefront/product/product-detail'
import { ProductTabs, type ProductTab } from '@/screens/storefront/product/panels/product-tabs'
import { lazyExtra } from '@/screens/storefront/shared/lazy-extra'
import { useLanguage } from '@/i18n'
import { useApplication, useSession } from '../../features/application'
import { putIntoCart } from '../../features/cart/add-to-cart'
import { unitsOf } from '../../features/cart/cart-store'
import { movedProduct, productQuery } from '../../features/catalogue/product-queries'
import { useShippingRules } from '../../features/checkout/payment-queries'
import { useProductActions } from '../../features/catalogue/use-product-actions'
import { asDetail, seenProduct } from '../../features/second-page/seen-product'
import { useWhenIdle } from '../../features/use-when-idle'
import { toQueryState, type QueryState } from '../../features/query-state'
import type { PageProps } from '../page'
import { ProductHead } from './head'
import { NOT_FOUND } from './not-found'
import { Panel, Panels, useServedDescription } from './panels'
import { Related } from './related'
import { LazyViewer, Viewer } from './viewer'

/** Lazy, because products in stock do not need its form. */
const StockNotice = lazyExtra(() => import('../../features/catalogue/stock-notice'))

/** Rendered after hydration only, so that its code is neither in the server's markup nor preloaded. */
function SoldOut({ productId }: { productId: string }) {
  const hydrated = useSession(({ started }) => started)
  return (
    hydrated && (
      <Suspense>
        <StockNotice productId={productId} />
      </Suspense>
    )
  )
}

function stateOf(queryState: QueryState<Product | null>): ProductDetailState {
  if (queryState.status !== 'ready') return queryState
  return queryState.data ? { status: 'ready', product: queryState.data } : { status: 'notFound' }
}

/** The pressed card's picture, which the browser has. */
const previewIn = (state: unknown): string | undefined =>
  typeof state === 'object' && state !== null && 'picture' in state && typeof state.picture === 'string'
    ? state.picture
    : undefined

/** The product in another of its sizes, as far as it is known before it is loaded. */
function inSize(product: Product, slug: string): Product | undefined {
  const size = product.sizes?.find((each) => each.slug === slug)
  return (
    size && {
      ...omit(product, 'netContent', 'originalPrice', 'lowestPrice', 'premium'),
      ...omit(size, 'basePrice', 'label'),
      sizeLabel: size.label,
      stock: size.inStock ? LOCAL_STOCK : 0,
    }
  )
}

export default function ProductPageView({ params: { slug = '' } }: PageProps) {
  const application = useApplication()
  const actions = useProductActions()
  const query = useQuery({
    ...productQuery(application, slug),
    placeholderData: (before: Product | null | undefined) => {
      const seen = seenProduct(application.queries, slug)
      return (before && inSize(before, slug)) ?? (seen && asDetail(seen))
    },
  })
  const navigate = useNavigate()
  const place = useLocation()
  const preview = previewIn(place.state)
  const [tab, setTab] = useState<ProductTab>('description')
  const [zoomed, setZoomed] = useState<number>()
  const [isSettled, setSettled] = useState(false)
  const language = useLanguage()
  useWhenIdle(() => {
    const views = [Panels, LazyViewer].map((view) => view.preload(language))
    void Promise.allSettled(views).then(() => setSettled(true))
  })
  const state = stateOf(toQueryState(query))
  const product = query.data
  // Of a card's product the rest is on its way; of another size it is the same.
  const isWhole = product && !(query.isPlaceholderData && !product.sizes)
  const started = useSession((session) => session.started)
  // What follows the first view is rendered after it, except on a page from the server. Null, because React puts off
  // nothing for undefined.
  const below = useDeferredValue(isWhole ? product : null, started ? null : product)
  const served = useServedDescription(product)
  // Suspense boundaries of their own, so that they are hydrated after the first view.
  const sections = below && (
    <>
      <Suspense>
        <ProductTabs
          product={below}
          renderPanel={(panel) => (
            <Panel key={panel.tab} served={served} onClose={() => setTab('description')} {...panel} />
          )}
          tab={tab}
          isWhole={isSettled && Panels.isReady(language)}
          onTabChange={setTab}
        />
      </Suspense>
      <Suspense>
        <Related products={below.related} />
      </Suspense>
    </>
  )
  const notice = product && !product.inStock && product.status === 'active' && (
    <SoldOut key={product.id} productId={product.id} />
  )
  const hasHead = useDeferredValue(true, !started)
  const { session, overlay, cart } = application.stores
  const { isPaypalConnected } = useShippingRules()
  const moved = movedProduct(product, slug)
  if (moved !== undefined) return <Navigate to={moved + place.search} replace />
  const handleExpress = ({ id }: Product, quantity: number) => {
    if (session.getState().user)
      return void navigate('/checkout', { state: { express: { productId: id, quantity } } })
    overlay.getState().open({ kind: 'auth', mode: 'login', then: 'stay', why: 'express' })
  }
  const handlePaypal = (chosen: Product, quantity: number) => {
    const missing = quantity - unitsOf(cart.getState().lines, chosen.id)
    // After Back, a second press orders no more of it.
    if (missing < 1 || putIntoCart(application, { product: chosen, quantity: missing }))
      void navigate('/checkout?guest=true&payment=paypal')
  }
  return (
    <>
      {hasHead && product !== undefined && <ProductHead product={product} />}
      <ProductDetail
        state={state}
        notFound={NOT_FOUND}
        onRetry={() => void query.refetch()}
        {...actions}
        onAddToCart={(chosen, quantity, picture) =>
          void putIntoCart(application, { product: chosen, quantity, picture })
        }
        onExpressBuy={handleExpress}
        onPaypal={isPaypalConnected ? handlePaypal : undefined}
        onSizeChange={(size) =>
          void navigate(productHref(size), { replace: true, state: { keepsPlace: true } })
        }
        onZoom={setZoomed}
        onShowReviews={() => setTab('reviews')}
        preview={preview}
        startsSmall={started}
        hasBar={isSettled}
        notice={notice}
        below={sections}
      />
      {product && zoomed !== undefined && (
        <Viewer
          name={product.name}
          pictures={product.pictures}
          video={product.video}
          tint={product.tint}
          first={zoomed}
          onClose={() => setZoomed(undefined)}
        />
      )}
    </>
  )
}
