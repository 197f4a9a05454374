import { Table, TableBody, TableHead, TableHeader, TableRow } from '@/ui/table'
import type { ListColumn, ListSelection } from './list-columns'
import { ListRow } from './list-row'
import { PageCheckbox } from './page-checkbox'
import { toggled } from './selection'
import { useLatestHandler } from './use-latest-handler'
import { useRowBatches } from './use-row-batches'
import { useRowFocus } from './use-row-focus'

interface ListTableProps<Row> {
  label: string
  columns: readonly ListColumn<Row>[]
  rows: readonly Row[]
  /** Order of the rows if it can be chosen. */
  sort?: string
  /** Shows a checkbox per row; X toggles that of the focused row. */
  selection?: ListSelection<Row>
  /** Id of the row whose details are shown beside the list. */
  openId?: string | undefined
  /** Same action as a button in the row; the row only enlarges the target. */
  onRowClick?: (row: Row) => void
}

const NONE: readonly string[] = []

/** Table defined by its columns. A hundred rows appear over several frames. */
export function ListTable<Row extends { readonly id: string }>({
  label,
  columns,
  rows,
  sort,
  selection,
  openId,
  onRowClick,
}: ListTableProps<Row>) {
  const shown = useRowBatches(rows, sort, selection?.ids ?? NONE)
  const handleRowClick = useLatestHandler(onRowClick)
  const handleToggle = useLatestHandler((id: string) => selection?.onChange(toggled(selection.ids, id)))
  return (
    <Table label={label}>
      <TableHead>
        <TableRow>
          {selection && (
            <TableHeader className="w-0 pe-0!">
              <PageCheckbox
                label={selection.pageLabel}
                rows={rows}
                selection={selection.ids}
                onSelectionChange={selection.onChange}
              />
            </TableHeader>
          )}
          {columns.map(({ header, numeric, sorting, className }) => (
            <TableHeader key={header} numeric={numeric} className={className} {...sorting}>
              {header}
            </TableHeader>
          ))}
        </TableRow>
      </TableHead>
      <TableBody {...useRowFocus<HTMLTableSectionElement>()}>
        {shown.map(({ key, row, selected }) => (
          <ListRow
            key={key}
            row={row}
            selected={selected}
            isOpen={row.id === openId}
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
