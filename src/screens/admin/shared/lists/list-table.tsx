import type { ReactNode } from 'react'
import { Table, TableBody, TableCell, TableHead, TableHeader, TableRow } from '../../../../ui/table'

/** One column of a list's table. */
export interface ListColumn<Row> {
  readonly header: string
  readonly cell: (row: Row) => ReactNode
  /** A second line in the cell. */
  readonly detail?: (row: Row) => ReactNode
  readonly numeric?: boolean
  /** Of the head, and of the cells that have none of their own. */
  readonly className?: string
  readonly cellClassName?: string
}

interface ListTableProps<Row> {
  label: string
  columns: readonly ListColumn<Row>[]
  rows: readonly Row[]
  /** Opens what a button in the row opens, too: the row only makes it easier to hit. */
  onRowClick?: (row: Row) => void
}

/** A table made of its columns. */
export function ListTable<Row extends { readonly id: string }>({
  label,
  columns,
  rows,
  onRowClick,
}: ListTableProps<Row>) {
  return (
    <Table label={label}>
      <TableHead>
        <TableRow>
          {columns.map(({ header, numeric, className }) => (
            <TableHeader key={header} numeric={numeric} className={className}>
              {header}
            </TableHeader>
          ))}
        </TableRow>
      </TableHead>
      <TableBody>
        {rows.map((row) => (
          <TableRow
            key={row.id}
            onClick={onRowClick && (() => onRowClick(row))}
            className={onRowClick && 'cursor-pointer'}
          >
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
