import { useMemo, useState } from 'react'
import { Table, TableBody, TableHead, TableHeader, TableRow } from '../../../../ui/table'
import type { ListColumn, ListSelection } from './list-columns'
import { ListRow } from './list-row'
import { PageCheckbox } from './page-checkbox'
import { handleRowKey } from './row-keys'
import { toggled } from './selection'
import { useLatestHandler } from './use-latest-handler'
import { useRowBatches } from './use-row-batches'

interface ListTableProps<Row> {
  label: string
  columns: readonly ListColumn<Row>[]
  rows: readonly Row[]
  /** Order of the rows if it can be chosen. Rows in another order are drawn anew, which is quicker than moving them. */
  sort?: string
  /** Shows a checkbox per row; X toggles that of the focused row. */
  selection?: ListSelection<Row>
  /** Same action as a button in the row; the row only enlarges the target. */
  onRowClick?: (row: Row) => void
}

const NONE: readonly string[] = []

interface ShownRow {
  readonly key: string
  readonly row: unknown
  readonly selected: boolean
}
const isSameRow = (a: ShownRow, b: ShownRow) =>
  a.row === b.row && a.key === b.key && a.selected === b.selected

/** Table defined by its columns. A hundred rows appear over several frames. */
export function ListTable<Row extends { readonly id: string }>({
  label,
  columns,
  rows,
  sort,
  selection,
  onRowClick,
}: ListTableProps<Row>) {
  const ids = selection?.ids ?? NONE
  // A chosen order applies from the rows that come in it.
  const [listed, setListed] = useState({ rows, sort })
  if (listed.rows !== rows) setListed({ rows, sort })
  const wanted = useMemo(
    () =>
      listed.rows.map((row) => ({
        id: row.id,
        row,
        key: `${listed.sort}/${row.id}`,
        selected: ids.includes(row.id),
      })),
    [listed, ids],
  )
  const shown = useRowBatches(wanted, isSameRow)
  const handleRowClick = useLatestHandler(onRowClick)
  const handleToggle = useLatestHandler((id: string) => selection?.onChange(toggled(selection.ids, id)))
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
        {shown.map(({ key, row, selected }) => (
          <ListRow
            key={key}
            row={row}
            selected={selected}
            columns={columns}
            selectLabel={selection?.label}
            onToggle={handleToggle}
            onRowClick={onRowClick && handleRowClick}
          />
        ))}
      </TableBody>
    </Table>
  )
}
