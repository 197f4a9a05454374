import type { ReactNode } from 'react'
import { useTranslations } from '../i18n'
import { Skeleton } from './skeleton'
import { TableCell, TableRow } from './table'

interface TableMessageProps {
  /** Number of columns of the table. */
  columns: number
  /** An EmptyState or ErrorState with `density="admin"`. */
  children: ReactNode
}

/** Single row of a table without entries. */
export function TableMessage({ columns, children }: TableMessageProps) {
  return (
    <tr data-slot="table-message">
      <td colSpan={columns}>{children}</td>
    </tr>
  )
}

/** Widths in percent, varied between rows. */
const WIDTHS = [72, 54, 64, 46, 58] as const

interface TableSkeletonProps {
  columns: number
  /** @default 8 */
  rows?: number
}

/** Skeleton rows; the first one announces to screen readers that content is loading. */
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
