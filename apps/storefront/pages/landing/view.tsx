import { useQuery } from '@tanstack/react-query'
import { Suspense, useState } from 'react'
import { useTranslations } from '@/i18n'
import { HERO_SLUG } from '@/screens/storefront/home/landing-head'
import { LandingMore } from '@/screens/storefront/home/landing-more'
import { LandingPage } from '@/screens/storefront/home/landing-page'
import type { ProductSectionState } from '@/screens/storefront/home/product-section'
import { PageHead } from '../../app/page-head'
import { useApplication } from '../../features/application'
import { useProductActions } from '../../features/catalogue/use-product-actions'
import { categoriesQuery, landingQuery } from '../../features/catalogue/product-queries'
import { toQueryState } from '../../features/query-state'

/** Its own Suspense boundary, so that it is hydrated after the first view. */
const MORE = (
  <Suspense>
    <LandingMore />
  </Suspense>
)

const NONE: readonly never[] = []

export default function LandingView() {
  const t = useTranslations('meta')
  const application = useApplication()
  const [category, setCategory] = useState<string>()
  const all = useQuery(landingQuery(application))
  const query = useQuery(landingQuery(application, category))
  const { data: categories = NONE } = useQuery(categoriesQuery(application))
  const queryState = toQueryState(query)
  const state: ProductSectionState =
    queryState.status !== 'ready'
      ? queryState
      : queryState.data.length === 0
        ? { status: 'empty' }
        : { status: 'ready', products: queryState.data }
  return (
    <>
      <PageHead title={t('landing.title')} description={t('landing.description')} path="/" />
      <LandingPage
        highlight={all.data?.find(({ slug }) => slug === HERO_SLUG)}
        state={state}
        categories={categories.map(({ name }) => name)}
        category={category}
        onCategoryChange={setCategory}
        onRetry={() => void query.refetch()}
        {...useProductActions()}
        more={MORE}
      />
    </>
  )
}
