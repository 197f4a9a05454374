import { useState } from 'react'
import { FilterIcon } from '@/icons'
import { useTranslations } from '@/i18n'
import { Button } from '@/ui/button'
import { Drawer, DrawerBody, DrawerContent, DrawerFooter, DrawerHeader, DrawerTitle } from '@/ui/drawer'
import { Field } from '@/ui/field'
import { IconButton } from '@/ui/icon-button'
import { SearchFilter } from './search-filter'
import type { FilterChoice, ListFiltersProps } from './filter-types'
import { FilterSelect } from './filter-select'

export function PhoneFilters({
  search,
  choices,
  more: added,
  chips = true,
  end,
  bare = false,
}: ListFiltersProps) {
  const t = useTranslations('admin')
  const [open, setOpen] = useState(false)
  const [first, ...rest] = choices
  const others = chips ? rest : choices
  const active = others.filter(({ value }) => value !== '').length + (added?.count ?? 0)
  const more = (others.length > 0 || added) && (
    <IconButton
      variant="outline"
      size="admin"
      icon={FilterIcon}
      label={t(active > 0 ? 'list.filtersOpen' : 'list.filters', { count: active })}
      onClick={() => setOpen(true)}
    >
      {active > 0 && (
        <span
          aria-hidden="true"
          className="absolute -inset-e-1.5 -top-1.5 grid size-5 place-items-center rounded-pill bg-accent text-a-caption font-semibold text-on-accent"
        >
          {active}
        </span>
      )}
    </IconButton>
  )
  return (
    <div role="search" aria-label={t('list.filters')} className={bare ? 'w-full pb-1' : 'px-4 pb-2'}>
      {search ? (
        <>
          <div className="flex gap-2">
            <SearchFilter {...search} className="flex-1" />
            {more}
            {end}
          </div>
          {chips && first && <ChipRow choice={first} className="-mx-4 mt-2 px-4" />}
        </>
      ) : (
        <div className="flex items-center gap-2">
          {first && <ChipRow choice={first} className="-ms-4 min-w-0 flex-1 ps-4" />}
          {more}
          {end}
        </div>
      )}
      <Drawer open={open} onOpenChange={setOpen}>
        <DrawerContent
          density="admin"
          sheet="fit"
          aria-describedby={undefined}
          // A form that is refused stops its event.
          onSubmit={() => setOpen(false)}
        >
          <DrawerHeader>
            <DrawerTitle>{t('list.filters')}</DrawerTitle>
          </DrawerHeader>
          <DrawerBody className="grid gap-3.5">
            {others.map((choice) => (
              <Field key={choice.label} label={choice.label} size="admin">
                <FilterSelect choice={choice} />
              </Field>
            ))}
            {added?.fields}
          </DrawerBody>
          <DrawerFooter>
            {added ? (
              <Button type="submit" form={added.formId} size="m" full>
                {t('list.apply')}
              </Button>
            ) : (
              <Button size="m" full onClick={() => setOpen(false)}>
                {t('list.apply')}
              </Button>
            )}
          </DrawerFooter>
        </DrawerContent>
      </Drawer>
    </div>
  )
}

/** Options of one select as horizontally scrollable buttons. */
function ChipRow({ choice, className }: { choice: FilterChoice; className: string }) {
  const t = useTranslations('admin')
  const entries = [{ value: '', label: t('list.all') }, ...choice.options]
  return (
    <div
      role="group"
      aria-label={choice.label}
      className={`flex [scrollbar-width:none] gap-2 overflow-x-auto py-0.5 ${className}`}
    >
      {entries.map(({ value, label }) => (
        <button
          key={value}
          type="button"
          aria-pressed={value === choice.value}
          onClick={() => choice.onChange(value)}
          className="min-h-hit flex-none rounded-s border border-border-strong px-3.5 text-small font-medium text-text-muted aria-pressed:border-text aria-pressed:bg-text aria-pressed:text-bg forced-colors:aria-pressed:bg-[Highlight] forced-colors:aria-pressed:text-[HighlightText] forced-colors:aria-pressed:forced-color-adjust-none"
        >
          {label}
        </button>
      ))}
    </div>
  )
}
