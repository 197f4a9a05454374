import type { ReactNode } from 'react'
import { useTranslations } from '../i18n'
import { Skeleton } from './skeleton'
import { TableCell, TableRow } from './table'

interface TableMessageProps {
  /** Columns of the table. */
  columns: number
  /** An EmptyState or ErrorState with `density="admin"`. */
  children: ReactNode
}

/** The one row of a table that has nothing to list. */
export function TableMessage({ columns, children }: TableMessageProps) {
  return (
    <tr data-slot="table-message">
      <td colSpan={columns}>{children}</td>
    </tr>
  )
}

/** Widths in percent, so that neighbouring rows differ. */
const WIDTHS = [72, 54, 64, 46, 58] as const

interface TableSkeletonProps {
  columns: number
  /** @default 8 */
  rows?: number
}

/** Rows that are loading; the first one announces it to screen readers. */
export function TableSkeleton({ columns, rows = 8 }: TableSkeletonProps) {
  const t = useTranslations('ui')
  const range = (length: number) => Array.from({ length }, (_, index) => index)
  return range(rows).map((row) => (
    <TableRow key={row}>
      {range(columns).map((column) => (
        <TableCell key={column}>
          {row === 0 && column === 0 && (
            <span role="status" className="sr-only">
              {t('loading.label')}
            </span>
          )}
          <Skeleton style={{ width: `${WIDTHS[(row + column) % WIDTHS.length]}%` }} className="min-w-10" />
        </TableCell>
      ))}
    </TableRow>
  ))
}
