import type { RefObject } from 'react'
import { useTranslations } from '../../../i18n'
import { isReleased, type OrderStatus } from '../../../domain/orders/order'
import { Button } from '../../../ui/button'
import {
  Dialog,
  DialogBody,
  DialogContent,
  DialogDescription,
  DialogFooter,
  DialogHeader,
  DialogTitle,
} from '../../../ui/dialog'
import { Progress } from '../../../ui/progress'
import { Status, type StatusTone } from '../../../ui/status'
import { sheetOnPhone } from '../shared/forms/modal-styles'
import type { BulkChange, BulkRow } from './orders-types'

interface OrderBulkDialogProps {
  change: BulkChange
  /** Gets the focus where the button that opened the dialog is gone. */
  returnTo: RefObject<HTMLElement | null>
  /** Begins, or tries again with what is left. */
  onRun: () => void
  /** Nothing further is sent; what is on its way is waited for. */
  onStop: () => void
  onClose: () => void
}

const tones = { waiting: 'neutral', busy: 'info', ok: 'success', failed: 'danger' } as const satisfies Record<
  BulkRow['result'],
  StatusTone
>

const effectOf = (status: OrderStatus) =>
  status === 'cancelled' ? 'textCancelled' : isReleased(status) ? 'textReleased' : 'text'

/** Asks first, then shows what became of every order. */
export function OrderBulkDialog({ change, returnTo, onRun, onStop, onClose }: OrderBulkDialogProps) {
  const t = useTranslations('adminOrders')
  const common = useTranslations('admin')
  const { phase, status, rows } = change
  const done = rows.filter(({ result }) => result === 'ok').length
  const running = phase === 'running'
  const title = {
    asking: t('bulk.title', { count: rows.length, status: common(`orderStatus.${status}`) }),
    running: t('bulk.running'),
    done: t('bulk.done'),
  }[phase]
  return (
    <Dialog open onOpenChange={(open) => !open && !running && onClose()}>
      <DialogContent
        role="alertdialog"
        density="admin"
        size="m"
        closable={!running}
        className={sheetOnPhone}
        onCloseAutoFocus={(event) => {
          if (phase === 'asking' || !returnTo.current) return
          event.preventDefault()
          returnTo.current.focus()
        }}
      >
        <DialogHeader>
          <DialogTitle>{title}</DialogTitle>
          <DialogDescription role="status">
            {phase === 'asking'
              ? t(`bulk.${effectOf(status)}`)
              : t('bulk.progress', { done, total: rows.length })}
          </DialogDescription>
        </DialogHeader>
        <Progress
          size="bar"
          label={t('bulk.running')}
          value={(done / rows.length) * 100}
          className={running ? 'flex-none' : 'invisible flex-none'}
        />
        {/* What scrolls must be reachable by keyboard. */}
        <DialogBody role="region" aria-label={t('bulk.rows')} tabIndex={0}>
          <ul>
            {rows.map((row) => (
              <BulkLine key={row.id} row={row} asking={phase === 'asking'} />
            ))}
          </ul>
        </DialogBody>
        <DialogFooter>
          <Button variant="outline" size="admin" onClick={running ? onStop : onClose}>
            {running ? t('bulk.stop') : common(phase === 'asking' ? 'form.cancel' : 'form.close')}
          </Button>
          <Button
            variant={isReleased(status) ? 'danger' : 'primary'}
            size="admin"
            loading={running}
            onClick={onRun}
          >
            {t(phase === 'done' ? 'bulk.retry' : 'bulk.confirm')}
          </Button>
        </DialogFooter>
      </DialogContent>
    </Dialog>
  )
}

function BulkLine({ row, asking }: { row: BulkRow; asking: boolean }) {
  const t = useTranslations('adminOrders')
  return (
    <li className="flex min-h-11 flex-wrap items-center gap-x-3 border-b border-border py-2 last:border-b-0">
      <b className="font-semibold tabular-nums">{row.number}</b>
      <span className="min-w-0 flex-1 truncate text-text-muted">{row.customer.name}</span>
      {!asking && (
        <Status size="admin" tone={tones[row.result]}>
          {t(`bulk.${row.result}`)}
        </Status>
      )}
      {row.message && <span className="w-full text-a-small text-danger-fg">{row.message}</span>}
    </li>
  )
}
