import type { ReactNode } from 'react'

/** Column of a list table. */
export interface ListColumn<Row> {
  readonly header: string
  readonly cell: (row: Row) => ReactNode
  /** Second line of the cell. */
  readonly detail?: (row: Row) => ReactNode
  readonly numeric?: boolean
  /** Long words break instead of widening the table. */
  readonly wrap?: boolean
  /** Class of the header, and of cells without `cellClassName`. */
  readonly className?: string
  readonly cellClassName?: string
}

/** Row selection. */
export interface ListSelection<Row> {
  readonly ids: readonly string[]
  readonly onChange: (ids: readonly string[]) => void
  readonly label: (row: Row) => string
  readonly pageLabel: string
}
