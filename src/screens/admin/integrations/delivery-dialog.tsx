/** What was sent to a webhook lately. States: loading, error, ready (with deliveries or none yet). */
import { RefreshIcon, SendIcon } from '@/icons'
import { useFormat, useTranslations } from '@/i18n'
import type { WebhookDelivery, WebhookRecord } from '@/shop/webhooks/webhooks'
import { Button } from '@/ui/button'
import { Dialog, DialogBody, DialogContent, DialogDescription, DialogHeader, DialogTitle } from '@/ui/dialog'
import { EmptyState } from '@/ui/empty-state'
import { IconButton } from '@/ui/icon-button'
import { Note } from '@/ui/note'
import { Skeleton } from '@/ui/skeleton'
import { Status } from '@/ui/status'
import { sheetOnPhone } from '../shared/forms/modal-styles'
import { ItemBody } from '../shared/lists/item-body'
import type { ItemState } from '../shared/lists/list-state'

export interface DeliveryDialogProps {
  webhook: WebhookRecord
  state: ItemState<readonly WebhookDelivery[]>
  /** Id of what is being sent again, or `test`. */
  sending?: string | undefined
  /** Why the last press was refused; '' if nobody said. */
  failed?: string | undefined
  onTest: () => void
  onRedeliver: (delivery: WebhookDelivery) => void
  onRetry: () => void
  onClose: () => void
}

export function DeliveryDialog(props: DeliveryDialogProps) {
  const t = useTranslations('adminIntegrations')
  const { webhook, state, sending, failed, onTest, onRetry, onClose } = props
  return (
    <Dialog open onOpenChange={(open) => !open && onClose()}>
      <DialogContent density="admin" size="m" className={sheetOnPhone}>
        <DialogHeader>
          <DialogTitle>{t('deliveries.title')}</DialogTitle>
          <DialogDescription className="wrap-anywhere">{webhook.url}</DialogDescription>
        </DialogHeader>
        <DialogBody>
          <div className="mb-3.5 flex flex-wrap items-center justify-between gap-3">
            <p className="text-a-small text-text-muted">{t('deliveries.hint')}</p>
            <Button
              variant="outline"
              size="admin"
              disabled={!webhook.isActive}
              loading={sending === 'test'}
              onClick={onTest}
            >
              <SendIcon size="s" />
              {t('deliveries.test')}
            </Button>
          </div>
          {failed !== undefined && (
            <Note tone="danger" size="admin" role="alert" className="mb-3.5">
              {failed || t('deliveries.failed')}
            </Note>
          )}
          <ItemBody
            state={state}
            loading={<Skeleton shape="block" className="h-30" />}
            errorTitle={t('deliveries.loadFailed')}
            onRetry={onRetry}
          >
            {(deliveries) =>
              deliveries.length === 0 ? (
                <EmptyState
                  density="admin"
                  headingLevel={3}
                  drawing={<SendIcon size="l" />}
                  title={t('deliveries.none')}
                >
                  {t('deliveries.noneHint')}
                </EmptyState>
              ) : (
                <ul className="divide-y divide-border border-t border-border">
                  {deliveries.map((delivery) => (
                    <Row key={delivery.id} delivery={delivery} {...props} />
                  ))}
                </ul>
              )
            }
          </ItemBody>
        </DialogBody>
      </DialogContent>
    </Dialog>
  )
}

const tones = { waiting: 'warn', sent: 'success', failed: 'danger' } as const
const words = { waiting: 'deliveries.waiting', sent: 'deliveries.sent', failed: 'deliveries.gaveUp' } as const

type RowProps = { delivery: WebhookDelivery } & Pick<
  DeliveryDialogProps,
  'webhook' | 'sending' | 'onRedeliver'
>

function Row({ delivery, webhook, sending, onRedeliver }: RowProps) {
  const t = useTranslations('adminIntegrations')
  const format = useFormat()
  const { id, type, state, attempts, createdAt, nextAttemptAt, body } = delivery
  const time = format.date(createdAt, 'time')
  const next =
    nextAttemptAt !== null && attempts > 0
      ? t('deliveries.next', { time: format.date(nextAttemptAt, 'time') })
      : ''
  return (
    <li className="flex items-start gap-3 py-3">
      <div className="min-w-0 flex-1 leading-snug">
        <p className="flex flex-wrap items-center gap-x-2.5 gap-y-1">
          <span className="font-semibold wrap-anywhere">{type}</span>
          <Status size="admin" tone={tones[state]}>
            {t(words[state])}
          </Status>
        </p>
        <p className="mt-0.5 text-a-small text-text-muted">
          {[time, useAnswer(delivery), attempts > 1 && t('deliveries.attempts', { count: attempts }), next]
            .filter(Boolean)
            .join(' · ')}
        </p>
        <details className="mt-1 text-a-small text-text-subtle">
          <summary className="w-fit cursor-pointer">{t('deliveries.body')}</summary>
          <code className="mt-1 block rounded-s bg-surface-sunken p-2.5 text-a-caption wrap-anywhere whitespace-pre-wrap">
            {body}
          </code>
        </details>
      </div>
      {webhook.isActive && (
        <IconButton
          size="admin"
          icon={RefreshIcon}
          label={t('deliveries.againOne', { type, time })}
          loading={sending === id}
          onClick={() => onRedeliver(delivery)}
        />
      )}
    </li>
  )
}

/** How the last attempt went: status and duration, or why there was no answer. */
function useAnswer({ status, error, durationMs, attemptedAt }: WebhookDelivery): string {
  const t = useTranslations('adminIntegrations')
  if (error === 'disabled') return t('deliveries.errors.disabled')
  if (attemptedAt === null || durationMs === null) return ''
  const answer = status === null ? error && t(`deliveries.errors.${error}`) : `HTTP ${status}`
  return [answer, t('deliveries.duration', { ms: durationMs })].filter(Boolean).join(', ')
}
