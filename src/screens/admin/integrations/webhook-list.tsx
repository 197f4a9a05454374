/** Webhooks. States: loading, error, ready (with webhooks, of which some fail or are switched off, or none yet). */
import { EditIcon, PlusIcon, RefreshIcon, SendIcon, TrashIcon } from '@/icons'
import { useFormat, useTranslations } from '@/i18n'
import type { WebhookRecord } from '@/shop/webhooks/webhooks'
import { Button } from '@/ui/button'
import { EmptyState } from '@/ui/empty-state'
import { IconButton } from '@/ui/icon-button'
import { Skeleton } from '@/ui/skeleton'
import { Status } from '@/ui/status'
import { ItemBody } from '../shared/lists/item-body'
import type { ItemState } from '../shared/lists/list-state'
import { Panel } from '../shared/panel'

export interface WebhookListProps {
  state: ItemState<readonly WebhookRecord[]>
  onCreate: () => void
  onEdit: (webhook: WebhookRecord) => void
  onRenew: (webhook: WebhookRecord) => void
  onRemove: (webhook: WebhookRecord) => void
  /** Open what was sent to it. */
  onOpen: (webhook: WebhookRecord) => void
  onRetry: () => void
}

export function WebhookList(props: WebhookListProps) {
  const t = useTranslations('adminIntegrations')
  const { state, onCreate, onRetry } = props
  const create = (
    <Button size="admin" onClick={onCreate}>
      <PlusIcon size="s" />
      {t('webhooks.create')}
    </Button>
  )
  const isEmpty = state.status === 'ready' && state.item.length === 0
  return (
    <Panel title={t('webhooks.title')} aside={!isEmpty && create}>
      <ItemBody
        state={state}
        loading={<Skeleton shape="block" className="m-4 h-30" />}
        errorTitle={t('webhooks.loadFailed')}
        onRetry={onRetry}
      >
        {(webhooks) =>
          webhooks.length === 0 ? (
            <EmptyState
              density="admin"
              headingLevel={3}
              drawing={<SendIcon size="l" />}
              title={t('webhooks.none')}
              action={create}
            >
              {t('webhooks.noneHint')}
            </EmptyState>
          ) : (
            <ul className="divide-y divide-border">
              {webhooks.map((webhook) => (
                <Row key={webhook.id} webhook={webhook} {...props} />
              ))}
            </ul>
          )
        }
      </ItemBody>
    </Panel>
  )
}

type RowProps = { webhook: WebhookRecord } & Pick<
  WebhookListProps,
  'onEdit' | 'onRenew' | 'onRemove' | 'onOpen'
>

function Row({ webhook, onEdit, onRenew, onRemove, onOpen }: RowProps) {
  const t = useTranslations('adminIntegrations')
  const { url, events } = webhook
  return (
    <li className="flex flex-wrap items-start gap-x-4 gap-y-2 px-4.5 py-3.5 max-md:px-4">
      <div className="min-w-0 flex-1 basis-80 leading-snug">
        <p className="font-semibold wrap-anywhere">{url}</p>
        <p className="mt-0.5 text-a-small text-text-muted">
          {events.map((event) => t(`events.${event}`)).join(', ')}
        </p>
        <State {...webhook} />
      </div>
      <span className="flex gap-1.5">
        <Button
          variant="outline"
          size="admin"
          aria-label={t('webhooks.openOne', { url })}
          onClick={() => onOpen(webhook)}
        >
          {t('webhooks.open')}
        </Button>
        <IconButton
          size="admin"
          icon={EditIcon}
          label={t('webhooks.editOne', { url })}
          onClick={() => onEdit(webhook)}
        />
        <IconButton
          size="admin"
          icon={RefreshIcon}
          label={t('webhooks.renewOne', { url })}
          onClick={() => onRenew(webhook)}
        />
        <IconButton
          size="admin"
          icon={TrashIcon}
          label={t('webhooks.removeOne', { url })}
          onClick={() => onRemove(webhook)}
        />
      </span>
    </li>
  )
}

function State({ isActive, failingSince, formerUntil }: WebhookRecord) {
  const t = useTranslations('adminIntegrations')
  const format = useFormat()
  const tone = !isActive ? 'neutral' : failingSince === null ? 'success' : 'danger'
  const word = { neutral: 'off', success: 'on', danger: 'failing' } as const
  const notes = [
    failingSince !== null && t('webhooks.failingSince', { time: format.date(failingSince, 'time') }),
    formerUntil !== null && t('webhooks.formerUntil', { time: format.date(formerUntil, 'time') }),
  ]
  return (
    <p className="mt-1.5 flex flex-wrap items-center gap-x-2.5 gap-y-1 text-a-small text-text-subtle">
      <Status size="admin" tone={tone}>
        {t(`webhooks.${word[tone]}`)}
      </Status>
      {notes.filter(Boolean).join(' · ')}
    </p>
  )
}
