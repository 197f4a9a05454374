import { Botanical } from '../../../art/botanical'
import { useTranslations } from '../../../i18n'
import { Button } from '../../../ui/button'
import type { CatalogueQuery } from './catalogue-types'

interface CatalogueNoResultsProps {
  query: CatalogueQuery
  onQueryChange: (change: Partial<CatalogueQuery>) => void
}

/** No product matches; offers to search all categories or to show all products. */
export function CatalogueNoResults({ query, onQueryChange }: CatalogueNoResultsProps) {
  const t = useTranslations('catalogue')
  const { search, category, bestseller } = query
  const narrowed = category !== undefined || bestseller
  const handleEverywhere = () => onQueryChange({ category: undefined, bestseller: false })
  const handleAll = () => onQueryChange({ search: '', category: undefined, bestseller: false })
  return (
    <div
      data-slot="catalogue-no-results"
      className="grid max-w-240 grid-cols-[auto_minmax(0,1fr)] items-center gap-x-16 gap-y-7 pt-10 pb-22 max-md:grid-cols-1 max-md:pt-4 max-md:pb-12"
    >
      <div
        aria-hidden="true"
        className="grid h-70 w-60 items-end justify-items-center overflow-hidden rounded-t-[120px] rounded-b-l bg-tint-sage max-md:h-52 max-md:w-45"
      >
        <Botanical name="minze" preserveAspectRatio="xMidYMax meet" className="h-[88%] w-[76%]" />
      </div>
      <div>
        <h2 className="font-serif text-title-l text-balance wrap-anywhere">
          {search === '' ? t('emptyTitle') : t('noResultsTitle', { search })}
        </h2>
        <p className="mt-2.5 mb-6 max-w-[46ch] text-text-muted">
          {t(search === '' ? 'emptyText' : 'noResultsText')}
        </p>
        {search !== '' && narrowed ? (
          <Button onClick={handleEverywhere}>{t('searchEverywhere')}</Button>
        ) : (
          <Button onClick={handleAll}>{t('showAll')}</Button>
        )}
      </div>
    </div>
  )
}
