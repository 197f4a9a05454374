import { useQuery, type UseQueryResult } from '@tanstack/react-query'
import { useEffect, useLayoutEffect, useRef } from 'react'
import { Navigate, useNavigate, useSearchParams } from 'react-router-dom'
import type { FoundProducts } from '@/shop/catalogue/products.client'
import { platformCurrency } from '@/shop/shared/platform'
import { DEFAULT_CATEGORIES } from '@/shop/catalogue/product'
import { suggestedPages } from '@/shop/suggestions/suggested-pages'
import { CataloguePage } from '@/screens/storefront/catalogue/catalogue-page'
import type { CatalogueQuery, CatalogueState } from '@/screens/storefront/catalogue/catalogue-types'
import { useApplication } from '../../features/application'
import { catalogueQuery, categoryPageQuery, movedCatalogue } from '../../features/catalogue/catalogue-queries'
import { catalogueHref, readCatalogue } from '../../features/catalogue/catalogue-search-params'
import { categoriesQuery } from '../../features/catalogue/product-queries'
import { useProductActions } from '../../features/catalogue/use-product-actions'
import { PLATFORM } from '../../settings'
import { CatalogueHead } from './head'

function stateOf({ status, data, isPlaceholderData }: UseQueryResult<FoundProducts>): CatalogueState {
  if (status === 'error' && !data) return { status: 'error' }
  if (!data || (isPlaceholderData && data.items.length === 0)) return { status: 'loading' }
  const { items, page, pages, total, isSimilar } = data
  if (items.length === 0) return { status: 'empty' }
  return {
    status: 'ready',
    products: items,
    page,
    totalPages: pages,
    total,
    refreshing: isPlaceholderData,
    isSimilar,
  }
}

/** Counts each opening of a category by a shopper; pages that crawlers fetch run no script. */
function useCategoryViews(slug: string | undefined): void {
  const { http } = useApplication()
  useEffect(() => {
    if (slug === undefined) return
    void import('@/shop/catalogue/products.client').then(
      (calls) => calls.countCategoryView(http, PLATFORM, slug),
      () => undefined,
    )
  }, [http, slug])
}

export default function CatalogueView() {
  const navigate = useNavigate()
  const application = useApplication()
  const actions = useProductActions()
  const [params] = useSearchParams()
  const selection = readCatalogue(params)
  const found = useQuery(catalogueQuery(application, selection))
  const { data: categories } = useQuery(categoriesQuery(application))
  const { data: about } = useQuery({
    ...categoryPageQuery(application, selection.category ?? ''),
    enabled: selection.category !== undefined,
  })
  useCategoryViews(categories?.find(({ name }) => name === selection.category)?.slug)
  // Of two quick changes the second may come before the first is rendered, also after other renderings in between, and
  // in the screen's own effects, which take over what was chosen before hydration.
  const latest = useRef(selection)
  useLayoutEffect(() => {
    latest.current = readCatalogue(params)
  }, [params])
  const handleQueryChange = (change: Partial<CatalogueQuery>) => {
    latest.current = { ...latest.current, ...change, page: 1 }
    void navigate(catalogueHref(latest.current), { state: { keepsPlace: true } })
  }
  const moved = movedCatalogue(found.isPlaceholderData ? undefined : found.data, selection)
  if (moved !== undefined) return <Navigate to={moved} replace state={{ keepsPlace: true }} />
  return (
    <>
      <CatalogueHead
        selection={selection}
        about={about ?? undefined}
        shown={found.isPlaceholderData ? undefined : found.data}
      />
      <CataloguePage
        state={stateOf(found)}
        query={selection}
        about={about ?? undefined}
        categories={categories?.map(({ name }) => name) ?? DEFAULT_CATEGORIES}
        currency={platformCurrency[PLATFORM]}
        facets={found.data?.facets}
        pages={suggestedPages(selection.search)}
        onQueryChange={handleQueryChange}
        hrefOf={(change) => catalogueHref({ ...selection, page: 1, ...change })}
        onRetry={() => void found.refetch()}
        {...actions}
      />
    </>
  )
}
