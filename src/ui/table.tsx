import { cva, type VariantProps } from 'class-variance-authority'
import type { ComponentProps, ReactNode } from 'react'
import { SortIcon, ArrowUpIcon } from '../icons'
import { useTranslations } from '../i18n'

export type SortDirection = 'ascending' | 'descending'

const scrollerStyles = cva('@container relative overflow-x-auto focus-visible:-outline-offset-2')
// Container query on one element instead of each of up to a thousand cells.
const tableStyles = cva([
  'w-full border-collapse text-a-body tabular-nums',
  '[--cell-gap:--spacing(3.5)] @max-5xl:[--cell-gap:--spacing(2)]',
])

interface TableOwnProps {
  /** Accessible name of the table and its scroll container. */
  label: string
}
export type TableProps = TableOwnProps & Omit<ComponentProps<'table'>, keyof TableOwnProps>

/** Table that scrolls horizontally in its own container. */
export function Table({ label, className, ...rest }: TableProps) {
  return (
    <div
      data-slot="table-scroller"
      role="region"
      aria-label={label}
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reachable by keyboard
      tabIndex={0}
      className={scrollerStyles()}
    >
      <table data-slot="table" aria-label={label} className={tableStyles({ className })} {...rest} />
    </div>
  )
}

const headStyles = cva('', {
  variants: { sticky: { true: 'sticky top-0 z-1 bg-surface' } },
})
interface TableHeadProps extends ComponentProps<'thead'>, VariantProps<typeof headStyles> {}
/** `sticky` keeps the header visible while the page scrolls. */
export function TableHead({ sticky, className, ...rest }: TableHeadProps) {
  return <thead data-slot="table-head" className={headStyles({ sticky, className })} {...rest} />
}

export function TableBody(props: ComponentProps<'tbody'>) {
  return <tbody data-slot="table-body" {...props} />
}

const rowStyles = cva([
  'relative in-[tbody]:focus-within:bg-row-hover in-[tbody]:hover:bg-row-hover in-[tbody]:data-selected:bg-row-selected',
  'in-[tbody]:last:[&>*]:border-b-0',
])
interface TableRowOwnProps {
  /** Highlights the row; a checkbox or open panel must convey the same. */
  selected?: boolean
}
export type TableRowProps = TableRowOwnProps & Omit<ComponentProps<'tr'>, keyof TableRowOwnProps>
export function TableRow({ selected = false, className, ...rest }: TableRowProps) {
  return (
    <tr
      data-slot="table-row"
      data-selected={selected || undefined}
      className={rowStyles({ className })}
      {...rest}
    />
  )
}

const headerStyles = cva(
  'h-9.5 border-b border-border px-(--cell-gap) text-a-caption font-semibold whitespace-nowrap text-text-subtle first:ps-4.5 last:pe-4.5',
  {
    variants: { numeric: { true: 'text-end', false: 'text-start' } },
    defaultVariants: { numeric: false },
  },
)
interface TableHeaderOwnProps extends VariantProps<typeof headerStyles> {
  /** Current sort direction; undefined if another column is sorted. */
  sort?: SortDirection
  /** Makes the column sortable; called with the requested direction. */
  onSort?: (direction: SortDirection) => void
}
export type TableHeaderProps = TableHeaderOwnProps & Omit<ComponentProps<'th'>, keyof TableHeaderOwnProps>

export function TableHeader({ numeric, sort, onSort, className, children, ...rest }: TableHeaderProps) {
  return (
    <th
      data-slot="table-header"
      scope="col"
      aria-sort={onSort && (sort ?? 'none')}
      className={headerStyles({ numeric, className })}
      {...rest}
    >
      {onSort ? (
        <SortButton sort={sort} onSort={onSort}>
          {children}
        </SortButton>
      ) : (
        children
      )}
    </th>
  )
}

interface SortButtonProps extends Pick<ComponentProps<'button'>, 'children'> {
  sort: SortDirection | undefined
  onSort: (direction: SortDirection) => void
}
function SortButton({ sort, onSort, children }: SortButtonProps) {
  const t = useTranslations('ui')
  const next = sort === 'ascending' ? 'descending' : 'ascending'
  return (
    <button
      type="button"
      title={t(next === 'ascending' ? 'table.sortAscending' : 'table.sortDescending')}
      onClick={() => onSort(next)}
      className="-mx-1.5 inline-flex min-h-8 items-center gap-1 rounded-xs px-1.5 hover:text-text data-sorted:text-text pointer-coarse:min-h-hit"
      data-sorted={sort !== undefined || undefined}
    >
      {children}
      {sort === undefined ? (
        <SortIcon size="s" className="size-3.5 opacity-70" />
      ) : (
        <ArrowUpIcon size="s" className={sort === 'descending' ? 'size-3.5 rotate-180' : 'size-3.5'} />
      )}
    </button>
  )
}

const cellStyles = cva(
  'h-row border-b border-border px-(--cell-gap) py-1 align-middle first:ps-4.5 last:pe-4.5',
  {
    variants: {
      numeric: { true: 'text-end', false: 'text-start' },
      wrap: { true: 'wrap-anywhere', false: 'whitespace-nowrap' },
    },
    defaultVariants: { numeric: false, wrap: false },
  },
)
interface TableCellOwnProps extends VariantProps<typeof cellStyles> {
  /** Second, smaller line. */
  detail?: ReactNode
}
export type TableCellProps = TableCellOwnProps & Omit<ComponentProps<'td'>, keyof TableCellOwnProps>
export function TableCell({ numeric, wrap, detail, className, children, ...rest }: TableCellProps) {
  return (
    <td data-slot="table-cell" className={cellStyles({ numeric, wrap, className })} {...rest}>
      {children}
      {detail && <div className="text-a-caption text-text-subtle">{detail}</div>}
    </td>
  )
}
