import type { ReactNode } from 'react'

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

/** Filters that have no select of their own. */
export interface MoreFilters {
  /** Id of the form in `fields`. */
  readonly formId: string
  /** A form that applies its values when it is submitted. Mounted while it is open. */
  readonly fields: ReactNode
  /** `FilterChips` of those that are set. */
  readonly chips: ReactNode
  /** Number of those that are set. */
  readonly count: number
}

export interface ListFiltersProps {
  search?: FilterSearch
  /** On phones the first one becomes a row of chips, the others are in a sheet. */
  choices: readonly FilterChoice[]
  /** Opened by a button, on phones part of the sheet. */
  more?: MoreFilters
  /** Shows the first choice as chips on phones, else it is in the sheet as well. @default true */
  chips?: boolean
  /** Buttons at the end of the row. */
  end?: ReactNode
  /** Removes the border below, for use in a page header. @default false */
  bare?: boolean
}
