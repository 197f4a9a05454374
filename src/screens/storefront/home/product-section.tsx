import { cva } from 'class-variance-authority'
import type { ComponentProps } from 'react'
import type { ProductSummary } from '@/shop/catalogue/product'
import { Botanical } from '@/art/botanical'
import { ArrowRightIcon } from '@/icons'
import { useTranslations } from '@/i18n'
import { Button } from '@/ui/button'
import { Chip } from '@/ui/chip'
import { Container } from '@/ui/container'
import { EmptyState } from '@/ui/empty-state'
import { Link } from '@/ui/link'
import { FailureRow } from '../shared/failure-row'
import type { ProductActions } from '../product/product-actions'
import { ProductGrid, ProductGridSkeleton } from '../catalogue/product-grid'
import { SectionHead } from './section-head'

const sectionStyles = cva('-scroll-mt-8 pt-section')

export type ProductSectionState =
  | { readonly status: 'loading' }
  /** `message` is the text of a known failure. */
  | { readonly status: 'error'; readonly message?: string; readonly retrying?: boolean }
  | { readonly status: 'empty' }
  | { readonly status: 'ready'; readonly products: readonly ProductSummary[] }

interface ProductSectionOwnProps extends ProductActions {
  state: ProductSectionState
  /** Category names; if empty, the chips are hidden. */
  categories: readonly string[]
  /** Selected category; undefined shows all. */
  category?: string
  onCategoryChange: (category: string | undefined) => void
  onRetry: () => void
}
export type ProductSectionProps = ProductSectionOwnProps &
  Omit<ComponentProps<'section'>, keyof ProductSectionOwnProps>

/**
 * Products on the home page ('Aus dem Kräuterschrank'). States: loading, error, empty (category without products), ready.
 */
export function ProductSection({
  state,
  categories,
  category,
  onCategoryChange,
  onRetry,
  addStates,
  wishedIds,
  onAdd,
  onToggleWishlist,
  className,
  ...rest
}: ProductSectionProps) {
  const t = useTranslations('landing')
  return (
    <section
      id="products"
      data-slot="product-section"
      aria-labelledby="products-title"
      className={sectionStyles({ className })}
      {...rest}
    >
      <Container>
        <SectionHead
          aside="controls"
          titleId="products-title"
          title={t('products.title')}
          titleClassName="max-w-[12ch]"
        >
          {categories.length > 0 && (
            <div
              role="group"
              aria-label={t('products.categories')}
              className="-mx-gutter flex [scrollbar-width:none] gap-2 overflow-x-auto px-gutter py-1 lg:mx-0 lg:flex-wrap lg:justify-end lg:px-0"
            >
              <Chip selected={category === undefined} onClick={() => onCategoryChange(undefined)}>
                {t('products.all')}
              </Chip>
              {categories.map((name) => (
                <Chip key={name} selected={name === category} onClick={() => onCategoryChange(name)}>
                  {name}
                </Chip>
              ))}
            </div>
          )}
        </SectionHead>
        {state.status === 'loading' && <ProductGridSkeleton />}
        {state.status === 'error' && (
          <FailureRow
            headingLevel={3}
            title={t('products.errorTitle')}
            text={state.message ?? t('products.errorText')}
            retryLabel={t('products.retry')}
            retrying={state.retrying}
            onRetry={onRetry}
          />
        )}
        {state.status === 'empty' && (
          <EmptyState
            headingLevel={3}
            tint="sage"
            drawing={<Botanical name="blattzweig" />}
            title={t('products.emptyTitle')}
            action={
              category !== undefined && (
                <Button variant="outline" onClick={() => onCategoryChange(undefined)}>
                  {t('products.showAll')}
                </Button>
              )
            }
          >
            {t('products.emptyText')}
          </EmptyState>
        )}
        {state.status === 'ready' && (
          <>
            <ProductGrid
              products={state.products}
              addStates={addStates}
              wishedIds={wishedIds}
              onAdd={onAdd}
              onToggleWishlist={onToggleWishlist}
            />
            <p className="mt-12 flex flex-wrap items-center gap-x-8 gap-y-5 md:mt-16">
              <Button asChild variant="outline" size="l">
                <a href="/products">
                  {t('products.more')}
                  <ArrowRightIcon />
                </a>
              </Button>
              <Link href="/berater">{t('products.adviser')}</Link>
            </p>
          </>
        )}
      </Container>
    </section>
  )
}
