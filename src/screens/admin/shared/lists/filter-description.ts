import { fields, textOr } from '../../../../domain/shared/stored'
import type { FilterChoice, FilterSearch } from './filter-types'

interface FilterOption<Value> {
  readonly value: Value
  readonly label: string
}

interface Description<Name extends string, Value> {
  /** The field of the filters. */
  readonly name: Name
  readonly label: string
  /** First entry: no narrowing. */
  readonly all: string
  readonly options: readonly FilterOption<Value>[]
}

/** One select of a list's filters. */
export type ListFilter<Filters> = {
  [Name in keyof Filters & string]-?: Description<Name, NonNullable<Filters[Name]> & string>
}[keyof Filters & string]

/** Values with their labels. */
export const optionsOf = <Value extends string>(
  values: readonly Value[],
  labelOf: (value: Value) => string,
): FilterOption<Value>[] => values.map((value) => ({ value, label: labelOf(value) }))

type OnChange<Filters> = (filters: Filters) => void

/** The selects of a list with the values of the moment. */
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

/** The search field of a list; its filters have a text `search`. */
export const searchOf = <Filters extends object>(
  label: string,
  filters: Filters,
  onChange: OnChange<Filters>,
): FilterSearch => ({
  label,
  value: 'search' in filters && typeof filters.search === 'string' ? filters.search : '',
  onChange: (search) => onChange({ ...filters, search }),
})
