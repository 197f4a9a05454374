import { cva, type VariantProps } from 'class-variance-authority'
import type { ComponentProps, ReactNode } from 'react'
import { useTranslations } from '../i18n'
import { RemovableChip } from './chip'

const barStyles = cva('flex flex-wrap items-center gap-2.5', {
  variants: {
    /** `shop` is spacious, `admin` is compact for the back office. */
    density: { shop: '', admin: 'border-b border-border px-4.5 py-3' },
  },
  defaultVariants: { density: 'admin' },
})

interface FilterBarOwnProps extends VariantProps<typeof barStyles> {
  /** Accessible name of the filter group. */
  label: string
}
export type FilterBarProps = FilterBarOwnProps & Omit<ComponentProps<'div'>, keyof FilterBarOwnProps>

/** Search and filters above a list. */
export function FilterBar({ label, density, className, ...rest }: FilterBarProps) {
  return (
    <div
      data-slot="filter-bar"
      role="search"
      aria-label={label}
      className={barStyles({ density, className })}
      {...rest}
    />
  )
}

const activeStyles = cva(
  'flex flex-wrap items-center gap-2 border-t border-border pt-4.5 pb-5.5 max-md:pt-3.5',
)

export interface ActiveFilter {
  id: string
  label: string
}
interface ActiveFiltersOwnProps {
  /** Number of results, announced on change: '38 products'. */
  result: ReactNode
  /** Active filters. */
  filters: readonly ActiveFilter[]
  /** Called with the id of a removed filter. */
  onRemove: (id: string) => void
  /** Called when all filters are cleared. */
  onClear: () => void
}
export type ActiveFiltersProps = ActiveFiltersOwnProps &
  Omit<ComponentProps<'div'>, keyof ActiveFiltersOwnProps>

/** Number of results and the active filters, each removable. */
export function ActiveFilters({
  result,
  filters,
  onRemove,
  onClear,
  className,
  ...rest
}: ActiveFiltersProps) {
  const t = useTranslations('ui')
  return (
    <div data-slot="active-filters" className={activeStyles({ className })} {...rest}>
      <span role="status" className="me-2 text-small text-text-muted tabular-nums max-md:w-full">
        {result}
      </span>
      {filters.map(({ id, label }) => (
        <RemovableChip key={id} label={label} onRemove={() => onRemove(id)} />
      ))}
      {filters.length > 0 && (
        <button
          type="button"
          onClick={onClear}
          className="relative ms-2 min-h-8.5 rounded-xs text-small font-semibold underline decoration-border-strong underline-offset-5 before:absolute before:-inset-x-1 before:-inset-y-1.5 before:content-[''] hover:decoration-current"
        >
          {t('filters.clear')}
        </button>
      )}
    </div>
  )
}
