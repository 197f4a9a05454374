import { lazy, Suspense, type ReactNode } from 'react'
import type { ProductDetail as Product } from '../../../domain/catalogue/product'
import { useTranslations } from '../../../i18n'
import { Button } from '../../../ui/button'
import { Container } from '../../../ui/container'
import { FailureRow } from '../shared/failure-row'
import { ProductView, type ProductViewProps } from './product-view'

/** Nobody sees it whose first page this is: the server has sent the product. */
const ProductDetailSkeleton = lazy(() =>
  import('./product-detail-skeleton').then((module) => ({ default: module.ProductDetailSkeleton })),
)

export type ProductDetailState =
  | { readonly status: 'loading' }
  | { readonly status: 'notFound' }
  /** `message` is the specified text of the failure, when there is one. */
  | { readonly status: 'error'; readonly message?: string; readonly retrying?: boolean }
  | { readonly status: 'ready'; readonly product: Product }

export interface ProductDetailProps extends Omit<ProductViewProps, 'product'> {
  state: ProductDetailState
  onRetry: () => void
  /** Shown where there is no such product, `ProductNotFound` as a rule: may be a chunk of its own. */
  notFound: ReactNode
}

/** The page of one product. States: loading, not found, error, ready (in stock, few left, sold out, discontinued; adding, failed). */
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
      return <ProductView key={state.product.id} product={state.product} {...view} />
  }
}
