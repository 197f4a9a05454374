import { Suspense, useState, type ReactNode } from 'react'
import type { ProductDetail as Product } from '@/shop/catalogue/product-detail'
import { useTranslations } from '@/i18n'
import { Button } from '@/ui/button'
import { Container } from '@/ui/container'
import { FailureRow } from '../shared/failure-row'
import { lazyExtra } from '../shared/lazy-extra'
import { ProductView, type ProductViewProps } from './product-view'

/** Lazy, because a server-rendered product page never shows it. */
const ProductDetailSkeleton = lazyExtra(async () => ({
  default: (await import('./product-detail-skeleton')).ProductDetailSkeleton,
}))

export type ProductDetailState =
  | { readonly status: 'loading' }
  | { readonly status: 'notFound' }
  /** `message` is the text of a known failure. */
  | { readonly status: 'error'; readonly message?: string; readonly retrying?: boolean }
  | { readonly status: 'ready'; readonly product: Product }

export interface ProductDetailProps extends Omit<ProductViewProps, 'product'> {
  state: ProductDetailState
  onRetry: () => void
  /** Shown if there is no such product, usually `ProductNotFound`; may be its own chunk. */
  notFound: ReactNode
}

/** Keeps quantity and picture while the same product is shown in another size or becomes known as a whole. */
function ShownProduct({ product, ...view }: ProductViewProps) {
  const [first, setFirst] = useState(product)
  const isSame = product.id === first.id || product.sizes?.some(({ id }) => id === first.id)
  if (!isSame) setFirst(product)
  return <ProductView key={first.id} product={product} {...view} />
}

/**
 * One product: pictures, price, sizes and amount, the way into the cart, and all that is known of it. States: loading,
 * not found, error, ready (in stock, low stock, sold out, discontinued; adding, failed).
 */
export function ProductDetail({ state, onRetry, notFound, ...view }: ProductDetailProps) {
  const t = useTranslations('product')
  const shop = useTranslations('shop')
  switch (state.status) {
    case 'loading':
      return (
        <Suspense>
          <ProductDetailSkeleton />
        </Suspense>
      )
    case 'notFound':
      return notFound
    case 'error':
      return (
        <Container>
          <FailureRow
            headingLevel={1}
            title={t('detail.errorTitle')}
            text={state.message ?? shop('error.text')}
            retryLabel={shop('error.retry')}
            retrying={state.retrying}
            onRetry={onRetry}
            action={
              <Button asChild variant="ghost" size="l">
                <a href="/products">{t('detail.all')}</a>
              </Button>
            }
          />
        </Container>
      )
    case 'ready':
      return <ShownProduct product={state.product} {...view} />
  }
}
