/** What a shopper keeps for later, beside the page. States: loading, error, empty, ready. */
import { useRef, type ReactNode } from 'react'
import { Botanical } from '@/art/botanical'
import type { WishlistProduct } from '@/shop/catalogue/product'
import { useTranslations } from '@/i18n'
import { Button } from '@/ui/button'
import { Drawer, DrawerBody, DrawerContent, DrawerFooter, DrawerHeader, DrawerTitle } from '@/ui/drawer'
import { EmptyState } from '@/ui/empty-state'
import { ErrorState } from '@/ui/error-state'
import { LoadingRegion, Skeleton } from '@/ui/skeleton'
import { onEscape } from '../layout/on-escape'
import { Literal } from './literal'
import { WishlistLogin } from './wishlist-login'
import { WishlistMissing } from './wishlist-missing'
import { WishlistRow } from './wishlist-row'

export interface WishlistItem {
  readonly product: WishlistProduct
}

export type WishlistState =
  | { readonly status: 'loading' }
  | { readonly status: 'error'; readonly message?: string; readonly retrying?: boolean }
  | { readonly status: 'empty' }
  | {
      readonly status: 'ready'
      readonly items: readonly WishlistItem[]
      /** Ids of products being removed. */
      readonly removing?: readonly string[]
      /** Number of a guest's products that are currently not offered. */
      readonly missing?: number
    }

export interface WishlistDrawerProps {
  open: boolean
  state: WishlistState
  onClose: () => void
  onRetry: () => void
  onRemove: (product: WishlistProduct) => void
  onAdd: (product: WishlistProduct) => void
  /** Adds all products that are in stock. */
  onAddAll: (products: readonly WishlistProduct[]) => void
  /** Removes the products that are currently not offered. */
  onDropMissing?: () => void
  /** For guests: opens the login, which saves the list to the account. */
  onLogin?: () => void
  productsHref?: string
  /** For the owner of an account: each a `WishlistOption`. */
  options?: ReactNode
}

export function WishlistDrawer({ open, state, onClose, onLogin, ...rest }: WishlistDrawerProps) {
  const t = useTranslations('account')
  const title = useRef<HTMLHeadingElement>(null)
  const available =
    state.status === 'ready'
      ? state.items.map(({ product }) => product).filter(({ inStock, price }) => inStock && price)
      : []
  const keepsHere = onLogin && (state.status === 'ready' || state.status === 'empty')
  return (
    <Drawer open={open} onOpenChange={(next) => !next && onClose()}>
      <DrawerContent aria-describedby={undefined} onKeyDown={onEscape(onClose)}>
        <DrawerHeader>
          <DrawerTitle ref={title} tabIndex={-1} className="outline-none">
            {t('wishlist.title')}
            {state.status === 'ready' && (
              <span className="font-sans text-small font-normal text-text-subtle tabular-nums">
                ({state.items.length})
              </span>
            )}
          </DrawerTitle>
        </DrawerHeader>
        <WishlistBody
          state={state}
          {...rest}
          onRemove={(product) => {
            rest.onRemove(product)
            title.current?.focus()
          }}
        />
        {(available.length > 1 || keepsHere || rest.options) && (
          <DrawerFooter className="grid gap-3">
            {available.length > 1 && (
              <Button variant="outline" full onClick={() => rest.onAddAll(available)}>
                {t('wishlist.addAll')}
              </Button>
            )}
            {rest.options && <div>{rest.options}</div>}
            {keepsHere && <WishlistLogin isEmpty={state.status === 'empty'} onLogin={onLogin} />}
          </DrawerFooter>
        )}
      </DrawerContent>
    </Drawer>
  )
}

function WishlistBody({ state, ...rest }: Omit<WishlistDrawerProps, 'open' | 'onClose' | 'onLogin'>) {
  const t = useTranslations('account')
  switch (state.status) {
    case 'loading':
      return (
        <LoadingRegion label={t('wishlist.loading')} className="flex-1 px-7 max-md:px-5">
          {['w-2/5', 'w-1/2', 'w-1/3'].map((width) => (
            <div key={width} className="flex gap-4.5 border-t border-border py-4.5">
              <Skeleton shape="block" className="h-24 w-21 flex-none" />
              <div className="flex-1 pt-1">
                <Skeleton shape="heading" className={width} />
                <Skeleton className="mt-3 w-full" />
                <Skeleton className="mt-2 w-4/5" />
              </div>
            </div>
          ))}
        </LoadingRegion>
      )
    case 'error':
      return (
        <DrawerBody className="grid content-center">
          <ErrorState headingLevel={3} retrying={state.retrying} onRetry={rest.onRetry}>
            {state.message ?? <Literal>{t('wishlist.failed')}</Literal>}
          </ErrorState>
        </DrawerBody>
      )
    case 'empty':
      return (
        <DrawerBody className="grid content-center">
          <EmptyState
            tint="mist"
            headingLevel={3}
            drawing={<Botanical name="lavendel" preserveAspectRatio="xMidYMax meet" />}
            title={t('wishlist.emptyTitle')}
            action={
              <Button asChild>
                <a href={rest.productsHref ?? '/products'}>{t('discover')}</a>
              </Button>
            }
          >
            {t('wishlist.emptyText')}
          </EmptyState>
        </DrawerBody>
      )
    case 'ready':
      return (
        <DrawerBody>
          <ul aria-label={t('wishlist.title')}>
            {state.items.map(({ product }) => (
              <WishlistRow
                key={product.id}
                product={product}
                removing={state.removing?.includes(product.id)}
                onAdd={() => rest.onAdd(product)}
                onRemove={() => rest.onRemove(product)}
              />
            ))}
          </ul>
          {state.missing !== undefined && state.missing > 0 && (
            <WishlistMissing count={state.missing} onDrop={rest.onDropMissing} />
          )}
        </DrawerBody>
      )
  }
}
