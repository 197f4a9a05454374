import type { ProductDetail as Product } from '../../../domain/catalogue/product'
import { useTranslations } from '../../../i18n'
import { Button } from '../../../ui/button'
import { Container } from '../../../ui/container'
import { FailureRow } from '../shared/failure-row'
import { ProductDetailSkeleton } from './product-detail-skeleton'
import { ProductNotFound } from './product-not-found'
import { ProductView, type ProductViewProps } from './product-view'

export type ProductDetailState =
  | { readonly status: 'loading' }
  | { readonly status: 'notFound' }
  /** `message` is the specified text of the failure, when there is one. */
  | { readonly status: 'error'; readonly message?: string; readonly retrying?: boolean }
  | { readonly status: 'ready'; readonly product: Product }

export interface ProductDetailProps extends Omit<ProductViewProps, 'product'> {
  state: ProductDetailState
  onRetry: () => void
}

/** States: loading, not found, error, ready (in stock, few left, sold out, discontinued; adding, failed). */
export function ProductDetail({ state, onRetry, ...view }: ProductDetailProps) {
  const t = useTranslations('product')
  const shop = useTranslations('shop')
  switch (state.status) {
    case 'loading':
      return <ProductDetailSkeleton />
    case 'notFound':
      return <ProductNotFound />
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
