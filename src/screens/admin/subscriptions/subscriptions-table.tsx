import { useFormat, useTranslations } from '@/i18n'
import type { SubscriptionRecord, SubscriptionStatus } from '@/shop/subscriptions/subscription'
import { Button } from '@/ui/button'
import { Status, type StatusTone } from '@/ui/status'
import { arranged, type ListColumn } from '../shared/lists/list-columns'
import { ListTable } from '../shared/lists/list-table'
import { RowList } from '../shared/lists/row-list'

const TONES: Readonly<Record<SubscriptionStatus, StatusTone>> = {
  active: 'success',
  paused: 'warn',
  ended: 'neutral',
}

export function SubscriptionStatusMark({ status }: { status: SubscriptionStatus }) {
  const t = useTranslations('adminSubscriptions')
  return (
    <Status size="admin" tone={TONES[status]}>
      {t(`statuses.${status}`)}
    </Status>
  )
}

/** Columns that may be left out and moved, with the keys of their texts. */
export const SUBSCRIPTION_COLUMNS = {
  next: 'columns.next',
  customer: 'columns.customer',
  product: 'columns.product',
  value: 'columns.value',
  status: 'columns.status',
} as const

interface SubscriptionListProps {
  rows: readonly SubscriptionRecord[]
  /** Of `SUBSCRIPTION_COLUMNS`, in their order; all of them by default. */
  columns?: readonly string[] | undefined
  onOpen: (id: string) => void
}

/** What a delivery costs today without shipping. */
export function useDeliveryValue() {
  const format = useFormat()
  return ({ price, quantity }: Pick<SubscriptionRecord, 'price' | 'quantity'>): string =>
    price ? format.money({ ...price, amount: price.amount * quantity }) : '–'
}

export function SubscriptionsTable({ rows, columns, onOpen }: SubscriptionListProps) {
  const t = useTranslations('adminSubscriptions')
  const format = useFormat()
  const valueOf = useDeliveryValue()
  const all: readonly ListColumn<SubscriptionRecord>[] = [
    { header: t('columns.number'), cell: ({ number }) => number, cellClassName: 'tabular-nums' },
    {
      id: 'next',
      header: t('columns.next'),
      cell: ({ status, nextOn }) => (status === 'ended' ? '–' : format.date(nextOn, 'short', 'UTC')),
      cellClassName: 'whitespace-nowrap tabular-nums',
    },
    {
      id: 'customer',
      header: t('columns.customer'),
      cell: ({ customer }) => customer.name,
      detail: ({ customer }) => customer.email,
      wrap: true,
    },
    {
      id: 'product',
      header: t('columns.product'),
      cell: ({ quantity, product }) => `${quantity} × ${product.name}`,
      detail: ({ weeks, percent }) => t('plan', { weeks, percent }),
      wrap: true,
    },
    { id: 'value', header: t('columns.value'), numeric: true, cell: valueOf },
    {
      id: 'status',
      header: t('columns.status'),
      cell: ({ status }) => <SubscriptionStatusMark status={status} />,
    },
    {
      header: t('columns.action'),
      numeric: true,
      cell: (row) => <OpenButton row={row} onOpen={onOpen} />,
    },
  ]
  return (
    <ListTable
      label={t('title')}
      rows={rows}
      onRowClick={({ id }) => onOpen(id)}
      columns={arranged(all, columns)}
    />
  )
}

/** List layout for phones: three lines per Sparabo. */
export function SubscriptionRows({ rows, onOpen }: SubscriptionListProps) {
  const t = useTranslations('adminSubscriptions')
  const format = useFormat()
  const valueOf = useDeliveryValue()
  return (
    <RowList>
      {rows.map((row) => (
        <li
          key={row.id}
          data-row={row.id}
          className="grid grid-cols-1 gap-1.5 border-b border-border bg-surface px-4 py-3.5"
        >
          <span className="flex items-center justify-between gap-3">
            <b className="min-w-0 truncate font-semibold">{row.customer.name}</b>
            <SubscriptionStatusMark status={row.status} />
          </span>
          <span className="text-a-small wrap-anywhere">
            {row.quantity} × {row.product.name}, {t('plan', { weeks: row.weeks, percent: row.percent })}
          </span>
          <span className="flex justify-between gap-3 text-a-small text-text-muted tabular-nums">
            <span>
              {row.number}
              {row.status !== 'ended' && ` · ${format.date(row.nextOn, 'short', 'UTC')}`}
            </span>
            <span>{valueOf(row)}</span>
          </span>
          <OpenButton row={row} onOpen={onOpen} />
        </li>
      ))}
    </RowList>
  )
}

function OpenButton({ row, onOpen }: { row: SubscriptionRecord; onOpen: (id: string) => void }) {
  const t = useTranslations('adminSubscriptions')
  return (
    <Button
      variant="outline"
      size="admin"
      data-opener
      aria-label={t('openOne', { number: row.number })}
      onClick={(event) => {
        event.stopPropagation()
        onOpen(row.id)
      }}
    >
      {t('open')}
    </Button>
  )
}
