/** /wishlist?token=… of somebody else. States: loading, error, gone, empty, ready. */
import { Botanical } from '@/art/botanical'
import { useTranslations } from '@/i18n'
import type { WishlistProduct } from '@/shop/catalogue/product'
import { Button } from '@/ui/button'
import { Container } from '@/ui/container'
import { EmptyState } from '@/ui/empty-state'
import { ErrorState } from '@/ui/error-state'
import { LoadingRegion, Skeleton } from '@/ui/skeleton'
import { WishlistRow } from './wishlist-row'

export type SharedWishlistState =
  | { readonly status: 'loading' }
  | { readonly status: 'error'; readonly retrying: boolean }
  /** The link is unknown, or its owner has turned it off. */
  | { readonly status: 'gone' }
  /** `title` is the owner's heading, '' without one. */
  | { readonly status: 'empty'; readonly title: string }
  | { readonly status: 'ready'; readonly title: string; readonly products: readonly WishlistProduct[] }

export interface SharedWishlistPageProps {
  state: SharedWishlistState
  /** Puts one of each into the reader's own cart. */
  onAdd: (products: readonly WishlistProduct[]) => void
  onRetry: () => void
}

export function SharedWishlistPage({ state, onAdd, onRetry }: SharedWishlistPageProps) {
  const t = useTranslations('account')
  if (state.status === 'ready') return <SharedProducts {...state} onAdd={onAdd} />
  return (
    <Container
      data-slot="shared-wishlist-page"
      className="grid justify-items-center pt-16 pb-20 max-md:py-10"
    >
      <div className="w-full max-w-100">
        {state.status === 'loading' ? (
          <LoadingRegion label={t('shared.loading')} className="grid gap-5">
            <Skeleton shape="heading" className="w-1/2" />
            <Skeleton shape="block" className="h-30" />
            <Skeleton shape="block" className="h-30" />
          </LoadingRegion>
        ) : state.status === 'error' ? (
          <ErrorState
            headingLevel={1}
            title={t('shared.failed')}
            retrying={state.retrying}
            onRetry={onRetry}
          />
        ) : (
          <EmptyState
            headingLevel={1}
            tint={state.status === 'gone' ? 'rose' : 'mist'}
            drawing={
              <Botanical
                name={state.status === 'gone' ? 'hagebutte' : 'lavendel'}
                preserveAspectRatio="xMidYMax meet"
              />
            }
            title={state.status === 'gone' ? t('shared.goneTitle') : state.title || t('shared.title')}
            action={
              <Button asChild>
                <a href="/products">{t('discover')}</a>
              </Button>
            }
          >
            {t(`shared.${state.status}Text`)}
          </EmptyState>
        )}
      </div>
    </Container>
  )
}

type Shown = Pick<Extract<SharedWishlistState, { status: 'ready' }>, 'title' | 'products'>

function SharedProducts({ title, products, onAdd }: Shown & Pick<SharedWishlistPageProps, 'onAdd'>) {
  const t = useTranslations('account')
  const available = products.filter(({ inStock, price }) => inStock && price)
  return (
    <Container data-slot="shared-wishlist-page" className="pt-12 pb-20 max-md:pt-7 max-md:pb-12">
      <header className="mb-9 flex flex-wrap items-end justify-between gap-x-10 gap-y-5 max-md:mb-7">
        <div className="max-w-[48ch] min-w-0">
          <h1 className="font-serif text-display-m text-balance wrap-anywhere">
            {title || t('shared.title')}
          </h1>
          <p className="mt-2 text-text-muted">{t('shared.text', { count: products.length })}</p>
        </div>
        {available.length > 1 && (
          <Button variant="outline" className="max-sm:w-full" onClick={() => onAdd(available)}>
            {t('wishlist.addAll')}
          </Button>
        )}
      </header>
      <ul
        aria-label={t('shared.products')}
        className="grid grid-cols-2 gap-x-14 border-b border-border max-lg:grid-cols-1"
      >
        {products.map((product) => (
          <WishlistRow key={product.id} product={product} onAdd={() => onAdd([product])} />
        ))}
      </ul>
    </Container>
  )
}
