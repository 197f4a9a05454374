import { useMemo } from 'react'
import { Checkbox } from '../../../../ui/checkbox'
import { TableCell, TableRow } from '../../../../ui/table'
import type { ListColumn, ListSelection } from './list-columns'
import { toggled } from './selection'

interface ListRowProps<Row> {
  row: Row
  selected: boolean
  columns: readonly ListColumn<Row>[]
  selection: ListSelection<Row> | undefined
  onRowClick: ((row: Row) => void) | undefined
}

/** A row that is not rendered again while others follow frame by frame. */
export function ListRow<Row extends { readonly id: string }>({
  row,
  selected,
  columns,
  selection,
  onRowClick,
}: ListRowProps<Row>) {
  return useMemo(
    () => (
      <TableRow
        selected={selection && selected}
        onClick={onRowClick && (() => onRowClick(row))}
        className={onRowClick && 'cursor-pointer'}
      >
        {selection && (
          <TableCell className="w-0 pr-0!">
            <Checkbox
              size="admin"
              className="align-middle"
              aria-label={selection.label(row)}
              checked={selected}
              onChange={() => selection.onChange(toggled(selection.ids, row.id))}
            />
          </TableCell>
        )}
        {columns.map(({ header, numeric, wrap, className, cellClassName, cell, detail }) => (
          <TableCell
            key={header}
            numeric={numeric}
            wrap={wrap}
            detail={detail?.(row)}
            className={cellClassName ?? className}
          >
            {cell(row)}
          </TableCell>
        ))}
      </TableRow>
    ),
    [row, selected, columns, selection, onRowClick],
  )
}
