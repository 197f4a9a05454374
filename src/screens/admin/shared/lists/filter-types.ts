export interface FilterChoice {
  label: string
  /** First entry: no narrowing. */
  all: string
  /** '' is all. */
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
  /** On phones the first one becomes a row of chips, the others go into a sheet. */
  choices: readonly FilterChoice[]
  /** In a page header instead of on top of a panel: without the line below. */
  bare?: boolean
}
