/** /products, the catalogue. States: loading, error, empty (search, category), ready (optionally refreshing). */
import { useRef } from 'react'
import { useTranslations } from '../../../i18n'
import { Breadcrumb } from '../../../ui/breadcrumb'
import { Container } from '../../../ui/container'
import { Pagination } from '../../../ui/pagination'
import { CatalogueFilters } from './catalogue-filters'
import { CatalogueNoResults } from './catalogue-no-results'
import { CatalogueSearch } from './catalogue-search'
import type { CatalogueQuery, CatalogueState } from './catalogue-types'
import { FailureRow } from '../shared/failure-row'
import type { ProductActions } from '../product/product-actions'
import { ProductGrid, ProductGridSkeleton } from './product-grid'

export interface CataloguePageProps extends ProductActions {
  state: CatalogueState
  query: CatalogueQuery
  /** Category names. */
  categories: readonly string[]
  /** Called with the changed part of the query; the page is reset to 1. */
  onQueryChange: (change: Partial<CatalogueQuery>) => void
  /** URL of a page with the current query. */
  pageHref: (page: number) => string
  onRetry: () => void
}

export function CataloguePage({ state, query, categories, onQueryChange, ...rest }: CataloguePageProps) {
  const t = useTranslations('catalogue')
  const { category } = query
  const found = useRef<HTMLParagraphElement>(null)
  const handleReset = (change: Partial<CatalogueQuery>) => {
    onQueryChange(change)
    found.current?.focus()
  }
  const known = state.status === 'ready' ? state.total : state.status === 'empty' ? 0 : undefined
  const crumbs = [
    { label: t('home'), href: '/' },
    category === undefined ? { label: t('products') } : { label: t('products'), href: '/products' },
    ...(category === undefined ? [] : [{ label: category }]),
  ]
  return (
    <Container data-slot="catalogue-page">
      <Breadcrumb items={crumbs} className="pt-4.5 pb-6.5 max-md:pt-3 max-md:pb-4" />
      <div className="mb-8 grid grid-cols-[minmax(0,1fr)_23.75rem] items-end gap-x-8 gap-y-5 max-md:mb-5 max-md:grid-cols-1">
        <h1 className="font-serif text-display-l text-balance">{category ?? t('title')}</h1>
        <CatalogueSearch query={query} onSearch={(search) => onQueryChange({ search })} />
      </div>
      <CatalogueFilters
        query={query}
        categories={categories}
        total={known}
        onQueryChange={onQueryChange}
        onReset={handleReset}
        foundRef={found}
      />
      <CatalogueBody state={state} query={query} onQueryChange={handleReset} {...rest} />
    </Container>
  )
}

function CatalogueBody({
  state,
  query,
  onQueryChange,
  pageHref,
  onRetry,
  ...actions
}: Omit<CataloguePageProps, 'categories'>) {
  const t = useTranslations('catalogue')
  switch (state.status) {
    case 'loading':
      return <ProductGridSkeleton />
    case 'error':
      return (
        <FailureRow
          title={t('failedTitle')}
          text={state.message ?? t('failedText')}
          retryLabel={t('retry')}
          retrying={state.retrying}
          onRetry={onRetry}
        />
      )
    case 'empty':
      return <CatalogueNoResults query={query} onQueryChange={onQueryChange} />
    case 'ready':
      return (
        <>
          {state.isSimilar && (
            <p className="mb-7 font-serif text-title-s text-balance wrap-anywhere max-md:mb-5">
              {t('similar', { search: query.search })}
            </p>
          )}
          <ProductGrid
            products={state.products}
            headingLevel={2}
            eager={4}
            aria-label={t('products')}
            aria-busy={state.refreshing}
            {...actions}
          />
          <Pagination
            page={state.page}
            totalPages={state.totalPages}
            hrefOf={pageHref}
            className="pt-16 pb-24 max-md:pt-10 max-md:pb-14"
          />
        </>
      )
  }
}
