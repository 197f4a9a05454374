/** /cart/<slug>:<quantity>,… States: loading, error, done with what could not be added. */
import { Botanical } from '@/art/botanical'
import { useTranslations } from '@/i18n'
import type { LeftOut } from '@/shop/cart/reorder'
import { Button } from '@/ui/button'
import { Container } from '@/ui/container'
import { EmptyState } from '@/ui/empty-state'
import { ErrorState } from '@/ui/error-state'
import { LoadingRegion, Skeleton } from '@/ui/skeleton'

export type CartLinkState =
  | { readonly status: 'loading' }
  | { readonly status: 'error'; readonly retrying: boolean }
  | { readonly status: 'done'; readonly leftOut: readonly LeftOut[] }

export interface CartLinkPageProps {
  state: CartLinkState
  onCart: () => void
  onRetry: () => void
}

export function CartLinkPage({ state, onCart, onRetry }: CartLinkPageProps) {
  const t = useTranslations('cart')
  const isPartly = state.status === 'done' && state.leftOut.length > 0
  return (
    <Container data-slot="cart-link-page" className="grid justify-items-center pt-16 pb-20 max-md:py-10">
      <div className="w-full max-w-100">
        {isPartly ? (
          <EmptyState
            headingLevel={1}
            role="status"
            tint="sage"
            drawing={<Botanical name="minze" preserveAspectRatio="xMidYMax meet" />}
            title={t('link.partly')}
            action={<Button onClick={onCart}>{t('link.cart')}</Button>}
          >
            <ul>
              {state.leftOut.map(({ name, reason }) => (
                <li key={name}>{t(`link.leftOut.${reason}`, { name })}</li>
              ))}
            </ul>
          </EmptyState>
        ) : state.status === 'error' ? (
          <ErrorState headingLevel={1} title={t('link.failed')} retrying={state.retrying} onRetry={onRetry} />
        ) : (
          <LoadingRegion label={t('link.loading')} className="grid gap-5">
            <Skeleton className="w-1/2" />
            <Skeleton shape="block" className="h-30" />
          </LoadingRegion>
        )}
      </div>
    </Container>
  )
}
