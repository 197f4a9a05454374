import { useQuery } from '@tanstack/react-query'
import { lazy, Suspense, useCallback, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import type { ProductDetail as Product } from '@/domain/catalogue/product'
import { ProductDetail, type ProductDetailState } from '@/screens/storefront/product/product-detail'
import type { ProductPanelsProps } from '@/screens/storefront/product/panels/product-panels'
import { ProductTabs, type ProductTab } from '@/screens/storefront/product/panels/product-tabs'
import { useLanguage } from '@/i18n'
import { lazyView } from '../../app/lazy-view'
import { useApplication, useSession } from '../../features/application'
import { addToCart } from '../../features/cart/add-to-cart'
import { productQuery } from '../../features/catalogue/product-queries'
import { useProductActions } from '../../features/catalogue/use-product-actions'
import { useWhenIdle } from '../../features/use-when-idle'
import { readingOf, type Reading } from '../../features/reading'
import type { PageProps } from '../page'
import { ProductHead } from './head'
import { NotFound } from './not-found'
import { Related } from './related'

/** What the tabs show that nobody sees before choosing one. */
const Panels = lazyView<ProductPanelsProps>({
  namespaces: ['product'],
  load: () =>
    import('@/screens/storefront/product/panels/product-panels').then(({ ProductPanels }) => ({
      default: ProductPanels,
    })),
})

/** With the forms that a product in stock does not need. */
const StockNotice = lazy(() => import('../../features/catalogue/stock-notice'))

/** Not in the server's markup: its code is fetched by the browser only. */
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

function stateOf(reading: Reading<Product | null>): ProductDetailState {
  if (reading.status !== 'ready') return reading
  return reading.data ? { status: 'ready', product: reading.data } : { status: 'notFound' }
}

export default function ProductPageView({ params: { slug = '' } }: PageProps) {
  const application = useApplication()
  const query = useQuery(productQuery(application, slug))
  const navigate = useNavigate()
  const [tab, setTab] = useState<ProductTab>('description')
  const language = useLanguage()
  useWhenIdle(useCallback(() => void Panels.preload(language).catch(() => undefined), [language]))
  const state = stateOf(readingOf(query))
  const product = query.data
  // A boundary of its own is hydrated after the rest.
  const tabs = product && (
    <Suspense>
      <ProductTabs product={product} panels={Panels} tab={tab} onTabChange={setTab} />
    </Suspense>
  )
  const notice = product && !product.inStock && product.status === 'active' && (
    <SoldOut key={product.id} productId={product.id} />
  )
  const related = product && (
    <Suspense>
      <Related products={product.related} />
    </Suspense>
  )
  const { session, toasts, overlay } = application.stores
  const handleExpress = ({ id }: Product, quantity: number) => {
    if (session.getState().user)
      return void navigate('/checkout', { state: { express: { productId: id, quantity } } })
    const { openLogin } = overlay.getState()
    toasts.getState().show('expressNeedsLogin', '', () => openLogin())
    openLogin()
  }
  return (
    <>
      {query.data !== undefined && <ProductHead product={query.data} />}
      <ProductDetail
        state={state}
        notFound={<NotFound />}
        onRetry={() => void query.refetch()}
        {...useProductActions()}
        onAddToCart={(chosen, quantity, picture) =>
          void addToCart(application, { product: chosen, quantity, picture })
        }
        onExpressBuy={handleExpress}
        onShowReviews={() => setTab('reviews')}
        notice={notice}
        tabs={tabs}
        related={related}
      />
    </>
  )
}
