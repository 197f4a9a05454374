import { cva, type VariantProps } from 'class-variance-authority'
import type { ComponentProps, ReactNode } from 'react'
import { useTranslations } from '../i18n'
import { RemovableChip } from './chip'

const barStyles = cva('flex flex-wrap items-center gap-2.5', {
  variants: {
    density: { shop: '', admin: 'border-b border-border px-4.5 py-3' },
  },
  defaultVariants: { density: 'admin' },
})

interface FilterBarOwnProps extends VariantProps<typeof barStyles> {
  /** Names the group of filters for screen readers. */
  label: string
}
export type FilterBarProps = FilterBarOwnProps & Omit<ComponentProps<'div'>, keyof FilterBarOwnProps>

/** Search and selects above a list. */
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
  /** Hits, said again when it changes: '38 products'. */
  result: ReactNode
  /** The filters that are on. */
  filters: readonly ActiveFilter[]
  /** One filter was taken away; gets its id. */
  onRemove: (id: string) => void
  /** All filters were taken away. */
  onClear: () => void
}
export type ActiveFiltersProps = ActiveFiltersOwnProps &
  Omit<ComponentProps<'div'>, keyof ActiveFiltersOwnProps>

/** How much was found and what narrows it, each taken away by one press. */
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
      <span role="status" className="mr-2 text-small text-text-muted tabular-nums max-md:w-full">
        {result}
      </span>
      {filters.map(({ id, label }) => (
        <RemovableChip key={id} label={label} onRemove={() => onRemove(id)} />
      ))}
      {filters.length > 0 && (
        <button
          type="button"
          onClick={onClear}
          className="relative ml-2 min-h-8.5 rounded-xs text-small font-semibold underline decoration-border-strong underline-offset-5 before:absolute before:-inset-x-1 before:-inset-y-1.5 before:content-[''] hover:decoration-current"
        >
          {t('filters.clear')}
        </button>
      )}
    </div>
  )
}
