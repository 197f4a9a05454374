import type { Facets } from '@/shop/catalogue/shelf'
import { NO_CHOICE } from '@/shop/catalogue/shelf'
import type { Currency } from '@/shop/shared/platform'
import { Botanical } from '@/art/botanical'
import { useTranslations } from '@/i18n'
import { Button } from '@/ui/button'
import { Link } from '@/ui/link'
import { NOTHING_SET, useActiveFilters } from './active-filters'
import type { CatalogueLinks, CatalogueQuery } from './catalogue-types'

interface CatalogueNoResultsProps extends CatalogueLinks {
  query: CatalogueQuery
  currency: Currency
  facets: Facets | undefined
  /** Pages of the shop stand above, which may be what is looked for. */
  hasPages: boolean
  /** A link that disappears with its press has been pressed. */
  onLeave: () => void
}

/** No product matches; says which filter to take away, else offers to search everywhere or to show all products. */
export function CatalogueNoResults({
  query,
  currency,
  facets,
  hasPages,
  hrefOf,
  onLeave,
}: CatalogueNoResultsProps) {
  const t = useTranslations('catalogue')
  const { search } = query
  const active = useActiveFilters(query, currency)
  const helpful = active.flatMap(({ filter, ...rest }) => {
    const count = (filter && facets?.without[filter]) ?? 0
    return count > 0 ? [{ ...rest, count }] : []
  })
  const isNarrowed = active.some(({ filter, key }) => filter !== undefined || key !== 'search')
  const isPage = hasPages && search !== '' && helpful.length === 0
  const link = { 'data-keeps-place': '', onClick: onLeave }
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
          {search === '' ? t('emptyTitle') : t(isPage ? 'onlyPagesTitle' : 'noResultsTitle', { search })}
        </h2>
        <p className="mt-2.5 mb-6 max-w-[46ch] text-text-muted">
          {t(
            helpful.length > 0
              ? 'tooNarrowText'
              : isPage
                ? 'onlyPagesText'
                : search === ''
                  ? 'emptyText'
                  : 'noResultsText',
          )}
        </p>
        {helpful.length > 0 && (
          <ul className="mb-6 flex flex-wrap gap-2.5">
            {helpful.map(({ key, label, change, count }) => (
              <li key={key} className="max-w-full">
                <Button asChild variant="soft" className="h-auto max-w-full py-2 whitespace-normal">
                  <a href={hrefOf(change)} {...link}>
                    {t('filter.without', { label, count })}
                  </a>
                </Button>
              </li>
            ))}
          </ul>
        )}
        <Button asChild variant={helpful.length > 0 ? 'outline' : 'primary'}>
          {search !== '' && isNarrowed ? (
            <a href={hrefOf(NO_CHOICE)} {...link}>
              {t('searchEverywhere')}
            </a>
          ) : (
            <a href={hrefOf(NOTHING_SET)} {...link}>
              {t('showAll')}
            </a>
          )}
        </Button>
        <p className="mt-5">
          <Link href="/berater">{t('adviser')}</Link>
        </p>
      </div>
    </div>
  )
}
