/**
 * Finds products by category, filters, search and order (/products). States: loading, error, empty (search, category,
 * filters), ready (optionally refreshing).
 */
import { useId, useRef, type CSSProperties } from 'react'
import { DEFAULT_CATEGORY_ICON, type CategoryPage } from '@/shop/categories/category'
import { CategoryIcon } from '@/icons/category-icon'
import { InfoIcon } from '@/icons'
import type { Facets } from '@/shop/catalogue/shelf'
import type { Currency } from '@/shop/shared/platform'
import { pageHref, type SuggestedPage } from '@/shop/suggestions/suggested-pages'
import { useTranslations } from '@/i18n'
import { Breadcrumb } from '@/ui/breadcrumb'
import { Button } from '@/ui/button'
import { Container } from '@/ui/container'
import { Link } from '@/ui/link'
import { Picture } from '@/ui/picture'
import { Pagination } from '@/ui/pagination'
import { CatalogueNoResults } from './catalogue-no-results'
import { CatalogueToolbar } from './catalogue-toolbar'
import type { CatalogueLinks, CatalogueQuery, CatalogueState } from './catalogue-types'
import { FilterRail } from './filter-rail'
import { FailureRow } from '../shared/failure-row'
import { HiddenQuery } from '../shared/hidden-query'
import { ListSearch } from '../shared/list-search'
import type { ProductActions } from '../product/product-actions'
import { ProductGrid, ProductGridSkeleton } from './product-grid'

export interface CataloguePageProps extends ProductActions, CatalogueLinks {
  state: CatalogueState
  query: CatalogueQuery
  /** Look and description of the chosen category. */
  about?: Pick<CategoryPage, 'description' | 'icon' | 'color' | 'image'>
  /** Category names. */
  categories: readonly string[]
  /** Of the shop's prices. */
  currency: Currency
  /** Undefined until they are loaded. */
  facets?: Facets | undefined
  /** Pages of the shop itself that the search may mean. */
  pages?: readonly SuggestedPage[]
  /** Called with the changed part of the query; the page is reset to 1. */
  onQueryChange: (change: Partial<CatalogueQuery>) => void
  onRetry: () => void
}

export function CataloguePage({ about, categories, pages = [], onQueryChange, ...rest }: CataloguePageProps) {
  const t = useTranslations('catalogue')
  const { state, query, currency, facets, hrefOf } = rest
  const { category } = query
  const found = useRef<HTMLParagraphElement>(null)
  const handleLeave = () => found.current?.focus()
  const total = state.status === 'ready' ? state.total : state.status === 'empty' ? 0 : undefined
  const crumbs = [
    { label: t('home'), href: '/' },
    category === undefined ? { label: t('products') } : { label: t('products'), href: '/products' },
    ...(category === undefined ? [] : [{ label: category }]),
  ]
  const choosing = { query, currency, total, hrefOf, onQueryChange }
  return (
    <Container data-slot="catalogue-page">
      <Breadcrumb items={crumbs} className="pt-4.5 pb-6.5 max-md:pt-3 max-md:pb-4" />
      <div className="mb-8 grid grid-cols-[minmax(0,1fr)_23.75rem] items-end gap-x-8 gap-y-5 max-md:mb-5 max-md:grid-cols-1">
        <div>
          <CatalogueTitle title={category ?? t('title')} about={category === undefined ? undefined : about} />
          {query.search === '' && (
            <Link href="/berater" className="mt-3 text-small">
              {t('adviser')}
            </Link>
          )}
        </div>
        <ListSearch
          action="/products"
          value={query.search}
          label={t('search')}
          placeholder={t('searchHint')}
          onSearch={(search) => onQueryChange({ search })}
        >
          <HiddenQuery href={hrefOf({})} />
        </ListSearch>
      </div>
      <div className="lg:grid lg:grid-cols-[16.5rem_minmax(0,1fr)] lg:items-start lg:gap-x-10 xl:gap-x-12">
        <FilterRail {...choosing} categories={categories} facets={facets} />
        <div className="min-w-0">
          <CatalogueToolbar {...choosing} foundRef={found} onLeave={handleLeave} />
          {pages.length > 0 && <FoundPages pages={pages} />}
          <CatalogueBody {...rest} hasPages={pages.length > 0} onLeave={handleLeave} />
        </div>
      </div>
    </Container>
  )
}

/** Who searches for shipping finds its page, above whatever products are called so. */
function FoundPages({ pages }: { pages: readonly SuggestedPage[] }) {
  const t = useTranslations('search')
  const id = useId()
  return (
    <nav
      aria-labelledby={id}
      className="mb-7 flex flex-wrap items-center gap-x-3 gap-y-2.5 max-md:mb-5"
      data-slot="found-pages"
    >
      <span id={id} className="text-small text-text-muted">
        {t('help.title')}
      </span>
      {pages.map((page) => (
        <Button key={page} asChild variant="soft" size="s">
          <a href={pageHref(page)}>
            <InfoIcon />
            {t(`help.${page}`)}
          </a>
        </Button>
      ))}
    </nav>
  )
}

const tintOf = (color: string): CSSProperties & Record<'--category', string> => ({ '--category': color })

/** Heading; that of a category with its picture, or else its icon on its colour, and its description. */
function CatalogueTitle({ title, about }: Pick<CataloguePageProps, 'about'> & { title: string }) {
  const heading = <h1 className="font-serif text-display-l text-balance">{title}</h1>
  if (!about) return heading
  return (
    <div>
      <div className="flex items-center gap-4.5">
        {about.image && (
          <Picture
            image={about.image}
            sizes="7rem"
            width={112}
            height={136}
            priority
            style={tintOf(about.color)}
            className="w-28 flex-none rounded-t-[3.5rem] rounded-b-s bg-[color-mix(in_oklab,var(--category)_24%,var(--verda-surface))] max-md:w-20 max-md:rounded-t-[2.5rem]"
          />
        )}
        {!about.image && about.icon !== DEFAULT_CATEGORY_ICON && (
          <span
            style={tintOf(about.color)}
            className="grid h-17 w-14 flex-none place-items-center rounded-t-[1.75rem] rounded-b-s bg-[color-mix(in_oklab,var(--category)_24%,var(--verda-surface))] text-text max-md:h-14 max-md:w-11.5 max-md:rounded-t-[1.4375rem] forced-colors:border"
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

interface CatalogueBodyProps extends Omit<
  CataloguePageProps,
  'about' | 'categories' | 'pages' | 'onQueryChange'
> {
  hasPages: boolean
  onLeave: () => void
}

function CatalogueBody({
  state,
  query,
  currency,
  facets,
  hasPages,
  hrefOf,
  onRetry,
  onLeave,
  ...actions
}: CatalogueBodyProps) {
  const t = useTranslations('catalogue')
  switch (state.status) {
    case 'loading':
      return <ProductGridSkeleton beside />
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
      return (
        <CatalogueNoResults
          query={query}
          currency={currency}
          facets={facets}
          hasPages={hasPages}
          hrefOf={hrefOf}
          onLeave={onLeave}
        />
      )
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
            beside
            eager={3}
            aria-label={t('products')}
            aria-busy={state.refreshing}
            {...actions}
          />
          <Pagination
            page={state.page}
            totalPages={state.totalPages}
            hrefOf={(page) => hrefOf({ page })}
            className="pt-16 pb-24 max-md:pt-10 max-md:pb-14"
          />
        </>
      )
  }
}
