import { useEffect, useEffectEvent, useId, useRef, useState } from 'react'
import { readShelf, type Facets, type ShelfChoice } from '@/shop/catalogue/shelf'
import { DAYTIMES, DIETS, KINDS, TASTES } from '@/shop/catalogue/traits'
import type { Currency } from '@/shop/shared/platform'
import { useTranslations } from '@/i18n'
import { Button } from '@/ui/button'
import { CloseButton } from '@/ui/close-button'
import { Link } from '@/ui/link'
import { NOTHING_SET, useActiveFilters } from './active-filters'
import { FILTERS_ID, type CatalogueLinks, type CatalogueQuery } from './catalogue-types'
import { HiddenQuery } from '../shared/hidden-query'
import { FilterGroup, FilterOption } from './filter-group'
import { PriceField } from './price-field'

const FEATURES = [...DIETS, 'organic'] as const
const OFFERS = ['rated', 'reduced', 'inStock', 'bestseller'] as const
const SIGNS = { EUR: '€', TRY: '₺', USD: '$' } as const

interface FilterRailProps extends CatalogueLinks {
  query: CatalogueQuery
  categories: readonly string[]
  currency: Currency
  facets: Facets | undefined
  /** Number of products found; undefined while loading. */
  total: number | undefined
  onQueryChange: (change: Partial<CatalogueQuery>) => void
}

/** What a form sends. */
const sent = (form: HTMLFormElement): ShelfChoice =>
  readShelf(
    new URLSearchParams(
      [...new FormData(form)].flatMap(([name, value]) => (typeof value === 'string' ? [[name, value]] : [])),
    ),
  )

/**
 * Filters with how many products each would leave: a rail on wide windows, on others a sheet, which the browser opens without
 * scripts. As a form it also works without them; with them what is chosen holds at once.
 */
export function FilterRail({
  query,
  categories,
  currency,
  facets,
  total,
  hrefOf,
  onQueryChange,
}: FilterRailProps) {
  const t = useTranslations('catalogue')
  const errorId = useId()
  const form = useRef<HTMLFormElement>(null)
  const title = useRef<HTMLHeadingElement>(null)
  const [wrong, setWrong] = useState<string>()
  const [chosen, setChosen] = useState<ShelfChoice>(query)
  const [applied, setApplied] = useState(hrefOf({}))
  const { category } = query
  // One that is not listed, such as an earlier name, is chosen all the same.
  const names =
    category === undefined || categories.includes(category) ? categories : [category, ...categories]
  const active = useActiveFilters(query, currency)
  if (applied !== hrefOf({})) {
    setApplied(hrefOf({}))
    setChosen(query)
  }
  const apply = () => {
    if (!form.current) return
    const choice = sent(form.current)
    setChosen(choice)
    onQueryChange(choice)
  }
  const takeOver = useEffectEvent(() => {
    // What was chosen before hydration.
    if (form.current && hrefOf(sent(form.current)) !== hrefOf({})) apply()
  })
  useEffect(() => takeOver(), [])
  const price = (name: 'minPrice' | 'maxPrice') => ({
    name,
    errorId,
    unit: SIGNS[currency],
    value: query[name],
    onError: (isWrong: boolean) => setWrong(isWrong ? name : undefined),
    onCommit: apply,
  })
  const flagOptions = (names: readonly (typeof FEATURES | typeof OFFERS)[number][]) =>
    names.map((name) => (
      <FilterOption
        key={name}
        type="checkbox"
        name={name}
        value="true"
        label={t(`filter.flags.${name}`)}
        count={facets?.flags[name]}
        checked={chosen.flags.includes(name)}
        onChange={apply}
      />
    ))
  return (
    <form
      ref={form}
      id={FILTERS_ID}
      data-slot="filter-rail"
      action="/products"
      autoComplete="off"
      aria-label={t('filter.title')}
      popover="auto"
      onSubmit={(event) => {
        event.preventDefault()
        apply()
        if (event.currentTarget.matches(':popover-open')) event.currentTarget.hidePopover()
      }}
      onToggle={(event) => {
        if (event.currentTarget.matches(':popover-open')) title.current?.focus()
      }}
      onBlur={({ currentTarget, relatedTarget }) => {
        // The sheet covers what the focus would go to; a press beside its controls gives it to what surrounds the form.
        const leaves =
          relatedTarget && !currentTarget.contains(relatedTarget) && !relatedTarget.contains(currentTarget)
        if (leaves && currentTarget.matches(':popover-open')) currentTarget.hidePopover()
      }}
      className={sheetStyles}
    >
      <HiddenQuery href={hrefOf({})} names={['search']} />
      <button
        type="button"
        tabIndex={-1}
        aria-hidden="true"
        popoverTarget={FILTERS_ID}
        popoverTargetAction="hide"
        className="absolute inset-0 hidden bg-scrim in-open:block"
      />
      <div className="flex flex-col in-open:absolute in-open:inset-x-0 in-open:top-16 in-open:bottom-0 in-open:rounded-t-xl in-open:bg-surface-raised in-open:shadow-l md:in-open:inset-s-auto md:in-open:top-0 md:in-open:w-105 md:in-open:rounded-s-xl md:in-open:rounded-se-none">
        <header className="flex min-h-12 flex-none items-center justify-between gap-3 in-open:min-h-16 in-open:ps-5 in-open:pe-3">
          <h2
            ref={title}
            tabIndex={-1}
            className="rounded-xs text-small font-semibold in-open:font-serif in-open:text-title-m in-open:font-[460]"
          >
            {t('filter.title')}
            {active.length > 0 && (
              <span className="font-normal text-text-subtle in-open:hidden"> ({active.length})</span>
            )}
          </h2>
          {active.length > 0 && (
            <Link href={hrefOf(NOTHING_SET)} data-keeps-place="" className="text-small in-open:hidden">
              {t('clear')}
            </Link>
          )}
          <span className="hidden in-open:inline">
            <CloseButton
              popoverTarget={FILTERS_ID}
              popoverTargetAction="hide"
              aria-label={t('filter.close')}
            />
          </span>
        </header>
        <div className="min-h-0 in-open:flex-1 in-open:overflow-y-auto in-open:overscroll-contain in-open:px-5">
          <FilterGroup legend={t('filter.groups.category')}>
            {['', ...names].map((name) => (
              <FilterOption
                key={name}
                type="radio"
                name="category"
                value={name}
                label={name === '' ? t('all') : name}
                count={
                  facets &&
                  (name === '' ? allOf(facets) : (facets.categories.find(isNamed(name))?.count ?? 0))
                }
                checked={name === (chosen.category ?? '')}
                onChange={apply}
              />
            ))}
          </FilterGroup>
          <FilterGroup legend={t('filter.groups.kind')}>
            {KINDS.map((kind) => (
              <FilterOption
                key={kind}
                type="checkbox"
                name="kind"
                value={kind}
                label={t(`filter.kinds.${kind}`)}
                count={facets?.kinds[kind]}
                checked={chosen.kinds.includes(kind)}
                onChange={apply}
              />
            ))}
          </FilterGroup>
          <FilterGroup legend={t('filter.groups.taste')}>
            {TASTES.map((taste) => (
              <FilterOption
                key={taste}
                type="checkbox"
                name="taste"
                value={taste}
                label={t(`filter.tastes.${taste}`)}
                count={facets?.tastes[taste]}
                checked={chosen.tastes.includes(taste)}
                onChange={apply}
              />
            ))}
          </FilterGroup>
          <FilterGroup legend={t('filter.groups.daytime')}>
            {DAYTIMES.map((daytime) => (
              <FilterOption
                key={daytime}
                type="checkbox"
                name="daytime"
                value={daytime}
                label={t(`filter.daytimes.${daytime}`)}
                count={facets?.daytimes[daytime]}
                checked={chosen.daytimes.includes(daytime)}
                onChange={apply}
              />
            ))}
          </FilterGroup>
          <FilterGroup legend={t('filter.groups.traits')}>{flagOptions(FEATURES)}</FilterGroup>
          <FilterGroup legend={t('filter.groups.price')}>
            <div className="grid grid-cols-2 gap-2.5 py-1">
              <PriceField {...price('minPrice')} label={t('filter.min')} end={facets?.price?.min} />
              <PriceField {...price('maxPrice')} label={t('filter.max')} end={facets?.price?.max} />
            </div>
            {wrong !== undefined && (
              <p id={errorId} role="alert" className="text-caption font-medium text-danger-fg">
                {t('filter.priceError')}
              </p>
            )}
          </FilterGroup>
          <FilterGroup legend={t('filter.groups.offer')}>{flagOptions(OFFERS)}</FilterGroup>
        </div>
        <footer className="hidden flex-none items-center gap-3 border-t border-border py-4 in-open:flex in-open:px-5 noscript:flex">
          <Link
            href={hrefOf(NOTHING_SET)}
            data-keeps-place=""
            onClick={() => title.current?.focus()}
            className="text-small lg:hidden"
          >
            {t('clear')}
          </Link>
          <Button type="submit" className="ms-auto flex-1">
            <span className="noscript:hidden">
              {total === undefined ? t('filter.apply') : t('filter.show', { count: total })}
            </span>
            <span className="hidden noscript:inline">{t('filter.apply')}</span>
          </Button>
        </footer>
      </div>
    </form>
  )
}

const sheetStyles =
  'open:fixed open:inset-0 open:z-drawer open:h-auto open:w-auto open:bg-transparent open:text-text lg:not-open:static lg:not-open:block lg:not-open:h-auto lg:not-open:w-auto lg:not-open:overflow-visible lg:not-open:bg-transparent lg:not-open:text-text'

const isNamed = (name: string) => (category: { readonly name: string }) => category.name === name
const allOf = ({ categories }: Facets) => categories.reduce((sum, { count }) => sum + count, 0)
