import { NO_CHOICE } from '@/shop/catalogue/shelf'
import type { Filter } from '@/shop/catalogue/traits'
import type { Currency } from '@/shop/shared/platform'
import { useFormat, useTranslations } from '@/i18n'
import type { CatalogueQuery } from './catalogue-types'

export interface ActiveFilter {
  readonly key: string
  readonly label: string
  /** Takes it away. */
  readonly change: Partial<CatalogueQuery>
  /** By which facets count it; a search is none. */
  readonly filter?: Filter
}

/** Takes away all that is set but the order. */
export const NOTHING_SET: Partial<CatalogueQuery> = { ...NO_CHOICE, search: '' }

/** All filters that are set, in the order of the rail. */
export function useActiveFilters(query: CatalogueQuery, currency: Currency): readonly ActiveFilter[] {
  const t = useTranslations('catalogue')
  const format = useFormat()
  const { search, category, kinds, tastes, daytimes, flags, minPrice, maxPrice } = query
  const price = (amount: number) => format.shortMoney({ amount, currency })
  const range =
    minPrice !== undefined && maxPrice !== undefined
      ? t('filter.between', { min: price(minPrice), max: price(maxPrice) })
      : minPrice !== undefined
        ? t('filter.from', { min: price(minPrice) })
        : maxPrice !== undefined && t('filter.upTo', { max: price(maxPrice) })
  return [
    ...(search === '' ? [] : [{ key: 'search', label: t('searchChip', { search }), change: { search: '' } }]),
    ...(category === undefined
      ? []
      : [
          {
            key: 'category',
            label: category,
            change: { category: undefined },
            filter: 'category' as const,
          },
        ]),
    ...kinds.map((kind) => ({
      key: kind,
      label: t(`filter.kinds.${kind}`),
      change: { kinds: kinds.filter((each) => each !== kind) },
      // Of several kinds one is enough, so taking one of them away leaves no more.
      ...(kinds.length === 1 && { filter: 'kind' as const }),
    })),
    ...tastes.map((taste) => ({
      key: taste,
      label: t(`filter.tastes.${taste}`),
      change: { tastes: tastes.filter((each) => each !== taste) },
      ...(tastes.length === 1 && { filter: 'taste' as const }),
    })),
    ...daytimes.map((daytime) => ({
      key: daytime,
      label: t(`filter.daytimes.${daytime}`),
      change: { daytimes: daytimes.filter((each) => each !== daytime) },
      ...(daytimes.length === 1 && { filter: 'daytime' as const }),
    })),
    ...flags.map((flag) => ({
      key: flag,
      label: t(`filter.flags.${flag}`),
      change: { flags: flags.filter((each) => each !== flag) },
      filter: flag,
    })),
    ...(range
      ? [
          {
            key: 'price',
            label: range,
            change: { minPrice: undefined, maxPrice: undefined },
            filter: 'price' as const,
          },
        ]
      : []),
  ]
}
