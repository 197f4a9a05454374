import type { ReactNode } from 'react'
import { Checkbox } from '../../../../ui/checkbox'
import { Table, TableBody, TableCell, TableHead, TableHeader, TableRow } from '../../../../ui/table'
import { PageCheckbox } from './page-checkbox'
import { handleRowKey } from './row-keys'
import { toggled } from './selection'

/** Column of a list table. */
export interface ListColumn<Row> {
  readonly header: string
  readonly cell: (row: Row) => ReactNode
  /** Second line of the cell. */
  readonly detail?: (row: Row) => ReactNode
  readonly numeric?: boolean
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

interface ListTableProps<Row> {
  label: string
  columns: readonly ListColumn<Row>[]
  rows: readonly Row[]
  /** Shows a checkbox per row; X toggles that of the focused row. */
  selection?: ListSelection<Row>
  /** Same action as a button in the row; the row only enlarges the target. */
  onRowClick?: (row: Row) => void
}

/** Table defined by its columns. */
export function ListTable<Row extends { readonly id: string }>({
  label,
  columns,
  rows,
  selection,
  onRowClick,
}: ListTableProps<Row>) {
  return (
    <Table label={label}>
      <TableHead>
        <TableRow>
          {selection && (
            <TableHeader className="w-0 pr-0!">
              <PageCheckbox
                label={selection.pageLabel}
                rows={rows}
                selection={selection.ids}
                onSelectionChange={selection.onChange}
              />
            </TableHeader>
          )}
          {columns.map(({ header, numeric, className }) => (
            <TableHeader key={header} numeric={numeric} className={className}>
              {header}
            </TableHeader>
          ))}
        </TableRow>
      </TableHead>
      <TableBody {...(selection && { onKeyDown: handleRowKey })}>
        {rows.map((row) => (
          <TableRow
            key={row.id}
            selected={selection?.ids.includes(row.id)}
            onClick={onRowClick && (() => onRowClick(row))}
            className={onRowClick && 'cursor-pointer'}
          >
            {selection && (
              <TableCell className="w-0 pr-0!">
                <Checkbox
                  size="admin"
                  className="align-middle"
                  aria-label={selection.label(row)}
                  checked={selection.ids.includes(row.id)}
                  onChange={() => selection.onChange(toggled(selection.ids, row.id))}
                />
              </TableCell>
            )}
            {columns.map(({ header, numeric, className, cellClassName, cell, detail }) => (
              <TableCell
                key={header}
                numeric={numeric}
                detail={detail?.(row)}
                className={cellClassName ?? className}
              >
                {cell(row)}
              </TableCell>
            ))}
          </TableRow>
        ))}
      </TableBody>
    </Table>
  )
}
