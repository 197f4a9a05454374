import type { Page } from '@/client/shared/page'
import type { ProductSummary } from '@/shop/catalogue/product'
import { META_DESCRIPTION_LENGTH, type CategoryPage } from '@/shop/categories/category'
import { NO_CHOICE } from '@/shop/catalogue/shelf'
import { wholeLetters } from '@/shop/shared/whole-letters'
import { useLanguage, useTranslations } from '@/i18n'
import { addressInLanguage, PageHead } from '../../app/page-head'
import { useApplication } from '../../features/application'
import { catalogueHref, type CatalogueSelection } from '../../features/catalogue/catalogue-search-params'

interface CatalogueHeadProps {
  selection: CatalogueSelection
  /** Of the chosen category: what it is given beside its name. */
  about: CategoryPage | undefined
  /** Products shown; undefined while loading or after a failure. */
  shown: Page<ProductSummary> | undefined
}

const EVERYTHING = { ...NO_CHOICE, search: '', sort: 'position', page: 1 } as const

const listItem = (position: number, name: string, item: string) => ({
  '@type': 'ListItem',
  position,
  name,
  item,
})

/** One canonical URL per category and page, regardless of sort order; searches, filtered lists and empty results are `noindex`. */
export function CatalogueHead({ selection, about, shown }: CatalogueHeadProps) {
  const t = useTranslations('meta')
  const { origin } = useApplication()
  const { category, sort } = selection
  const language = useLanguage()
  const addressOf = (path: string) => addressInLanguage(origin + path, language)
  const seo = category === undefined ? undefined : about?.seo
  const linkTo = (change: Partial<CatalogueSelection>) => catalogueHref({ ...EVERYTHING, ...change })
  const found = shown?.items ?? []
  const isNarrowed = catalogueHref({ ...selection, page: 1 }) !== linkTo({ category, sort })
  const breadcrumbs = {
    '@context': 'https://schema.org',
    '@type': 'BreadcrumbList',
    itemListElement: [
      listItem(1, t('home'), addressOf('/')),
      listItem(2, t('catalogue.products'), addressOf(linkTo({}))),
      ...(category === undefined ? [] : [listItem(3, category, addressOf(linkTo({ category })))]),
    ],
  }
  const products = {
    '@context': 'https://schema.org',
    '@type': 'ItemList',
    numberOfItems: shown?.total,
    itemListElement: found.map(({ name, slug }, index) =>
      listItem(index + 1, name, addressOf(`/product/${encodeURIComponent(slug)}`)),
    ),
  }
  return (
    <PageHead
      title={
        category === undefined
          ? t('catalogue.title')
          : seo?.metaTitle || t('catalogue.category', { category })
      }
      description={
        seo?.metaDescription ||
        wholeLetters(about?.description ?? '', 0, META_DESCRIPTION_LENGTH) ||
        t('catalogue.description')
      }
      keywords={seo?.keywords}
      path={linkTo({ category, page: shown?.page ?? selection.page })}
      noindex={isNarrowed || shown?.total === 0}
      structured={found.length === 0 ? [breadcrumbs] : [breadcrumbs, products]}
    />
  )
}
