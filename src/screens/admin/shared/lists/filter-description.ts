import { fields, textOr } from '@/shop/shared/stored'
import type { FilterChoice, FilterSearch } from './filter-types'

interface FilterOption<Value> {
  readonly value: Value
  readonly label: string
}

interface Description<Name extends string, Value> {
  /** Name of the filter field. */
  readonly name: Name
  readonly label: string
  /** Label of the first option, which removes the filter. */
  readonly all: string
  readonly options: readonly FilterOption<Value>[]
}

/** A select of a list's filters. */
export type ListFilter<Filters> = {
  [Name in keyof Filters & string]-?: Description<Name, NonNullable<Filters[Name]> & string>
}[keyof Filters & string]

/** Options with their labels. */
export const optionsOf = <Value extends string>(
  values: readonly Value[],
  labelOf: (value: Value) => string,
): FilterOption<Value>[] => values.map((value) => ({ value, label: labelOf(value) }))

type OnChange<Filters> = (filters: Filters) => void

/** Filter selects with their current values. */
export function choicesOf<Filters extends object>(
  descriptions: readonly ListFilter<Filters>[],
  filters: Filters,
  onChange: OnChange<Filters>,
): FilterChoice[] {
  const values = fields(filters)
  return descriptions.map(({ name, label, all, options }: Description<string, string>) => ({
    label,
    all,
    options,
    value: textOr(values[name], ''),
    onChange: (value) =>
      onChange({ ...filters, [name]: options.find((option) => option.value === value)?.value }),
  }))
}

/** Search field of a list whose filters have a `search` text. */
export const searchOf = <Filters extends object>(
  label: string,
  filters: Filters,
  onChange: OnChange<Filters>,
): FilterSearch => ({
  label,
  value: 'search' in filters && typeof filters.search === 'string' ? filters.search : '',
  onChange: (search) => onChange({ ...filters, search }),
})
