import type { RefObject } from 'react'
import { useTranslations } from '@/i18n'
import { isReleased } from '@/shop/orders/order'
import { Status, type StatusTone } from '@/ui/status'
import { BulkDialog } from '../shared/lists/bulk-dialog'
import type { BulkChange, BulkRow, BulkTarget } from './orders-types'

interface OrderBulkDialogProps {
  change: BulkChange
  /** Receives focus on close if the button that opened the dialog no longer exists. */
  returnTo: RefObject<HTMLElement | null>
  /** Starts the change, or retries the failed orders. */
  onRun: () => void
  /** Stops after the current request. */
  onStop: () => void
  onClose: () => void
}

const tones = {
  waiting: 'neutral',
  busy: 'info',
  ok: 'success',
  failed: 'danger',
  lost: 'warn',
} as const satisfies Record<BulkRow['result'], StatusTone>

function effectOf(to: BulkTarget) {
  if (to === 'paid') return 'textPaid'
  if (to === 'cancelled') return 'textCancelled'
  if (isReleased(to)) return 'textReleased'
  return to === 'shipped' ? 'textShipped' : 'text'
}

/** Confirms a bulk status change and shows the result per order. */
export function OrderBulkDialog({ change, returnTo, onRun, onStop, onClose }: OrderBulkDialogProps) {
  const t = useTranslations('adminOrders')
  const common = useTranslations('admin')
  const { phase, to, rows, skipped = 0 } = change
  const done = rows.filter(({ result }) => result === 'ok').length
  const unpaid = rows.filter((row) => row.unpaid).length
  const asking = phase === 'asking'
  const running = phase === 'running'
  const title = {
    asking:
      to === 'paid'
        ? t('bulk.titlePaid', { count: rows.length })
        : t('bulk.title', { count: rows.length, status: common(`orderStatus.${to}`) }),
    running: t('bulk.running'),
    done: t(rows.some(({ result }) => result === 'lost') ? 'bulk.doneLost' : 'bulk.done'),
  }[phase]
  return (
    <BulkDialog
      title={title}
      description={
        asking
          ? [
              unpaid > 0 && t('bulk.unpaid', { count: unpaid }),
              t(`bulk.${effectOf(to)}`),
              skipped > 0 && t('bulk.skipped', { count: skipped }),
            ]
              .filter(Boolean)
              .join(' ')
          : t('bulk.progress', { done, total: rows.length })
      }
      {...(!asking && { returnTo })}
      progress={{ running, label: t('bulk.running'), percent: (done / rows.length) * 100, onStop }}
      rowsLabel={t('bulk.rows')}
      rows={rows.map((row) => (
        <BulkLine key={row.id} row={row} asking={asking} />
      ))}
      tone={to !== 'paid' && isReleased(to) ? 'danger' : 'primary'}
      confirmLabel={t(phase === 'done' ? 'bulk.retry' : to === 'paid' ? 'bulk.confirmPaid' : 'bulk.confirm')}
      cancelLabel={running ? t('bulk.stop') : common(asking ? 'form.cancel' : 'form.close')}
      onConfirm={onRun}
      onClose={onClose}
    />
  )
}

function BulkLine({ row, asking }: { row: BulkRow; asking: boolean }) {
  const t = useTranslations('adminOrders')
  const list = useTranslations('adminOrderList')
  return (
    <li className="flex min-h-11 flex-wrap items-center gap-x-3 border-b border-border py-2 last:border-b-0">
      <b className="font-semibold tabular-nums">{row.number}</b>
      <span className="min-w-0 flex-1 truncate text-text-muted">{row.customer.name}</span>
      {asking && row.unpaid && (
        <Status size="admin" tone="warn">
          {list('paymentNamed.pending')}
        </Status>
      )}
      {!asking && (
        <Status size="admin" tone={tones[row.result]}>
          {t(`bulk.${row.result}`)}
        </Status>
      )}
      {row.result === 'lost' && (
        <span className="w-full text-a-small text-text-muted">{t('bulk.lostText')}</span>
      )}
      {row.message && <span className="w-full text-a-small text-danger-fg">{row.message}</span>}
    </li>
  )
}
