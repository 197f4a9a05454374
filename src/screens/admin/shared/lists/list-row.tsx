import { useMemo } from 'react'
import { Checkbox } from '@/ui/checkbox'
import { TableCell, TableRow } from '@/ui/table'
import type { ListColumn } from './list-columns'

interface ListRowProps<Row> {
  row: Row
  selected: boolean
  isOpen: boolean
  columns: readonly ListColumn<Row>[]
  /** Label of the checkbox; without it there is none. */
  selectLabel: ((row: Row) => string) | undefined
  onToggle: (id: string) => void
  onRowClick: ((row: Row) => void) | undefined
}

/** A row that is not rendered again while others follow frame by frame. */
export function ListRow<Row extends { readonly id: string }>({
  row,
  selected,
  isOpen,
  columns,
  selectLabel,
  onToggle,
  onRowClick,
}: ListRowProps<Row>) {
  return useMemo(
    () => (
      <TableRow
        data-row={row.id}
        selected={isOpen || (selectLabel && selected)}
        onClick={onRowClick && (() => onRowClick(row))}
        className={onRowClick && 'cursor-pointer'}
      >
        {selectLabel && (
          <TableCell className="w-0 pe-0!" onClick={(event) => event.stopPropagation()}>
            <Checkbox
              size="admin"
              className="align-middle"
              aria-label={selectLabel(row)}
              checked={selected}
              onChange={() => onToggle(row.id)}
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
            {cell(row, isOpen)}
          </TableCell>
        ))}
      </TableRow>
    ),
    [row, selected, isOpen, columns, selectLabel, onToggle, onRowClick],
  )
}
