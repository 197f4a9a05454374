/** /products, the catalogue. States: loading, error, empty (search, category), ready (optionally refreshing). */
import { useRef, type CSSProperties } from 'react'
import { DEFAULT_CATEGORY_ICON, type CategoryPage } from '@/shop/categories/category'
import { CategoryIcon } from '../../../icons/category-icon'
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
  /** Look and description of the chosen category. */
  about?: Pick<CategoryPage, 'description' | 'icon' | 'color'>
  /** Category names. */
  categories: readonly string[]
  /** Called with the changed part of the query; the page is reset to 1. */
  onQueryChange: (change: Partial<CatalogueQuery>) => void
  /** URL of a page with the current query. */
  pageHref: (page: number) => string
  onRetry: () => void
}

export function CataloguePage({
  state,
  query,
  about,
  categories,
  onQueryChange,
  ...rest
}: CataloguePageProps) {
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
        <CatalogueTitle title={category ?? t('title')} about={category === undefined ? undefined : about} />
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

const tintOf = (color: string): CSSProperties & Record<'--category', string> => ({ '--category': color })

/** Heading; that of a category with its icon on its colour and its description. */
function CatalogueTitle({ title, about }: Pick<CataloguePageProps, 'about'> & { title: string }) {
  const heading = <h1 className="font-serif text-display-l text-balance">{title}</h1>
  if (!about) return heading
  return (
    <div>
      <div className="flex items-center gap-4.5">
        {about.icon !== DEFAULT_CATEGORY_ICON && (
          <span
            style={tintOf(about.color)}
            className="grid h-17 w-14 flex-none place-items-center rounded-t-[1.75rem] rounded-b-s bg-[color-mix(in_oklab,var(--category)_24%,var(--surface))] text-text max-md:h-14 max-md:w-11.5 max-md:rounded-t-[1.4375rem] forced-colors:border"
          >
            <CategoryIcon icon={about.icon} />
          </span>
        )}
        {heading}
      </div>
      {about.description !== '' && (
        <p className="mt-4 max-w-[62ch] wrap-anywhere whitespace-pre-line text-text-muted max-md:mt-3">
          {about.description}
        </p>
      )}
    </div>
  )
}

function CatalogueBody({
  state,
  query,
  onQueryChange,
  pageHref,
  onRetry,
  ...actions
}: Omit<CataloguePageProps, 'categories' | 'about'>) {
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
