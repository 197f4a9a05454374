import type { ReactNode } from 'react'
import type { TableHeaderProps } from '@/ui/table'

/** Column of a list table. */
export interface ListColumn<Row> {
  /** Name of a column that may be left out and moved; others stay before or behind these. */
  readonly id?: string
  readonly header: string
  /** `isOpen`: the row's details are shown beside the list. */
  readonly cell: (row: Row, isOpen: boolean) => ReactNode
  /** Second line of the cell. */
  readonly detail?: (row: Row) => ReactNode
  readonly numeric?: boolean
  /** Makes the column sortable. */
  readonly sorting?: Pick<TableHeaderProps, 'sort' | 'onSort'> | undefined
  /** Long words break instead of widening the table. */
  readonly wrap?: boolean
  /** Class of the header, and of cells without `cellClassName`. */
  readonly className?: string
  readonly cellClassName?: string
}

/** Which columns are shown, in which order. */
export interface ColumnChoice {
  /** Ids; undefined shows all in their own order. */
  readonly chosen: readonly string[] | undefined
  readonly onChange: (chosen: readonly string[] | undefined) => void
}

/** The columns as chosen. */
export function arranged<Row>(
  columns: readonly ListColumn<Row>[],
  chosen: readonly string[] | undefined,
): readonly ListColumn<Row>[] {
  if (!chosen) return columns
  const first = columns.findIndex(({ id }) => id !== undefined)
  return [
    ...columns.slice(0, first),
    ...chosen.flatMap((id) => columns.find((column) => column.id === id) ?? []),
    ...columns.slice(first).filter(({ id }) => id === undefined),
  ]
}

/** Labels of columns, which a list declares as their ids with the keys of their texts. */
export const columnNames = <Key extends string>(
  columns: Readonly<Record<string, Key>>,
  t: (key: Key) => string,
): Readonly<Record<string, string>> =>
  Object.fromEntries(Object.entries(columns).map(([id, key]) => [id, t(key)]))

/** Row selection. */
export interface ListSelection<Row> {
  readonly ids: readonly string[]
  readonly onChange: (ids: readonly string[]) => void
  readonly label: (row: Row) => string
  readonly pageLabel: string
}
