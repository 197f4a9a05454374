export interface FilterChoice {
  label: string
  /** Label of the first option, which removes the filter. */
  all: string
  /** '' for all. */
  value: string
  options: readonly { value: string; label: string }[]
  onChange: (value: string) => void
}

export interface FilterSearch {
  label: string
  value: string
  onChange: (value: string) => void
}

export interface ListFiltersProps {
  search?: FilterSearch
  /** On phones the first one becomes a row of chips, the others are in a sheet. */
  choices: readonly FilterChoice[]
  /** Removes the border below, for use in a page header. @default false */
  bare?: boolean
}
