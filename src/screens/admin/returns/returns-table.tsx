import { useFormat, useTranslations } from '@/i18n'
import type { ReturnRecord, ReturnStatus } from '@/shop/returns/returns'
import { Button } from '@/ui/button'
import { Link } from '@/ui/link'
import { Status, type StatusTone } from '@/ui/status'
import { sectionHref } from '../layout/sections'
import { arranged, type ListColumn } from '../shared/lists/list-columns'
import { JustChanged } from '../shared/lists/just-changed'
import { ListTable } from '../shared/lists/list-table'
import { RowList } from '../shared/lists/row-list'

const TONES: Readonly<Record<ReturnStatus, StatusTone>> = {
  new: 'warn',
  accepted: 'success',
  refused: 'danger',
}

export function ReturnStatusMark({ status }: { status: ReturnStatus }) {
  const t = useTranslations('adminReturns')
  return (
    <Status size="admin" tone={TONES[status]}>
      {t(`statuses.${status}`)}
    </Status>
  )
}

/** Columns that may be left out and moved, with the keys of their texts. */
export const RETURN_COLUMNS = {
  received: 'columns.received',
  order: 'columns.order',
  customer: 'columns.customer',
  status: 'columns.status',
} as const

interface ReturnListProps {
  returns: readonly ReturnRecord[]
  /** Of `RETURN_COLUMNS`, in their order; all of them by default. */
  columns?: readonly string[] | undefined
  onOpen: (id: string) => void
}

/** Withdrawals as a table with order and customer. */
export function ReturnsTable({ returns, columns, onOpen }: ReturnListProps) {
  const t = useTranslations('adminReturns')
  const format = useFormat()
  const all: readonly ListColumn<ReturnRecord>[] = [
    {
      id: 'received',
      header: t('columns.received'),
      cell: ({ receivedAt }) => format.date(receivedAt, 'time'),
      detail: ({ id }) => <JustChanged id={id} />,
      cellClassName: 'whitespace-nowrap text-text-muted tabular-nums',
    },
    { id: 'order', header: t('columns.order'), cell: (row) => <OrderLink row={row} /> },
    {
      id: 'customer',
      header: t('columns.customer'),
      cell: ({ name }) => name,
      detail: ({ email }) => email,
      wrap: true,
      cellClassName: 'min-w-56',
    },
    { id: 'status', header: t('columns.status'), cell: ({ status }) => <ReturnStatusMark status={status} /> },
    {
      header: t('columns.action'),
      numeric: true,
      cell: (row) => <OpenButton row={row} onOpen={onOpen} />,
    },
  ]
  return <ListTable label={t('title')} rows={returns} columns={arranged(all, columns)} />
}

/** List layout for phones: three lines per withdrawal. */
export function ReturnRows({ returns, onOpen }: ReturnListProps) {
  const format = useFormat()
  return (
    <RowList>
      {returns.map((row) => (
        <li
          key={row.id}
          data-row={row.id}
          className="grid grid-cols-1 gap-1.5 border-b border-border bg-surface px-4 py-3.5"
        >
          <span className="flex items-center justify-between gap-3">
            <OrderLink row={row} />
            <ReturnStatusMark status={row.status} />
          </span>
          <span className="flex justify-between gap-3 text-a-small text-text-muted">
            <span className="min-w-0 truncate">
              {row.name} <JustChanged id={row.id} />
            </span>
            <span className="flex-none tabular-nums">{format.date(row.receivedAt)}</span>
          </span>
          <OpenButton row={row} onOpen={onOpen} />
        </li>
      ))}
    </RowList>
  )
}

function OrderLink({ row: { order, orderNumber } }: { row: ReturnRecord }) {
  const t = useTranslations('adminReturns')
  if (!order)
    return (
      <span className="leading-snug tabular-nums">
        {orderNumber}
        <small className="block text-a-caption text-text-subtle">{t('unmatched')}</small>
      </span>
    )
  return (
    <Link href={`${sectionHref('orders')}&order=${order.id}`} className="tabular-nums">
      {orderNumber}
    </Link>
  )
}

function OpenButton({ row, onOpen }: { row: ReturnRecord; onOpen: (id: string) => void }) {
  const t = useTranslations('adminReturns')
  const isNew = row.status === 'new'
  return (
    <Button
      variant="outline"
      size="admin"
      data-opener
      aria-label={t(isNew ? 'decideOne' : 'viewOne', { name: row.name })}
      onClick={() => onOpen(row.id)}
    >
      {t(isNew ? 'decide' : 'view')}
    </Button>
  )
}
