/** Keys of other programs. States: loading, error, ready (with keys or none yet). */
import { LockIcon, PlusIcon, TrashIcon } from '@/icons'
import { useFormat, useTranslations } from '@/i18n'
import type { ApiKeyRecord } from '@/shop/api-keys/api-keys'
import { Button } from '@/ui/button'
import { EmptyState } from '@/ui/empty-state'
import { IconButton } from '@/ui/icon-button'
import { Skeleton } from '@/ui/skeleton'
import { Status } from '@/ui/status'
import { ItemBody } from '../shared/lists/item-body'
import type { ItemState } from '../shared/lists/list-state'
import { Panel } from '../shared/panel'

export interface ApiKeyListProps {
  state: ItemState<readonly ApiKeyRecord[]>
  onCreate: () => void
  onRevoke: (key: ApiKeyRecord) => void
  onRetry: () => void
}

export function ApiKeyList({ state, onCreate, onRevoke, onRetry }: ApiKeyListProps) {
  const t = useTranslations('adminIntegrations')
  const create = (
    <Button size="admin" onClick={onCreate}>
      <PlusIcon size="s" />
      {t('keys.create')}
    </Button>
  )
  const isEmpty = state.status === 'ready' && state.item.length === 0
  return (
    <Panel title={t('keys.title')} aside={!isEmpty && create}>
      <ItemBody
        state={state}
        loading={<Skeleton shape="block" className="m-4 h-30" />}
        errorTitle={t('keys.loadFailed')}
        onRetry={onRetry}
      >
        {(keys) =>
          keys.length === 0 ? (
            <EmptyState
              density="admin"
              headingLevel={3}
              drawing={<LockIcon size="l" />}
              title={t('keys.none')}
              action={create}
            >
              {t('keys.noneHint')}
            </EmptyState>
          ) : (
            <ul className="divide-y divide-border">
              {keys.map((key) => (
                <Row key={key.id} apiKey={key} onRevoke={onRevoke} />
              ))}
            </ul>
          )
        }
      </ItemBody>
    </Panel>
  )
}

function Row({ apiKey, onRevoke }: { apiKey: ApiKeyRecord } & Pick<ApiKeyListProps, 'onRevoke'>) {
  const t = useTranslations('adminIntegrations')
  const permission = useTranslations('adminRoles')
  const format = useFormat()
  const { name, hint, owner, isActive, permissions, createdAt, expiresAt, lastUsedAt } = apiKey
  const end =
    expiresAt === null ? t('keys.endless') : t('keys.ends', { day: format.date(expiresAt, 'short') })
  const used =
    lastUsedAt === null ? t('keys.unused') : t('keys.used', { time: format.date(lastUsedAt, 'time') })
  return (
    <li className="flex items-start gap-3 px-4.5 py-3.5 max-md:px-4">
      <div className="min-w-0 flex-1 leading-snug">
        <p className="flex flex-wrap items-center gap-x-2.5 gap-y-1 font-semibold wrap-anywhere">
          {name}
          <span className="font-normal text-text-subtle tabular-nums">…{hint}</span>
          {!isActive && (
            <Status size="admin" tone="neutral">
              {t('keys.inactive')}
            </Status>
          )}
        </p>
        <p className="mt-0.5 text-a-small text-text-muted">
          {permissions.map((each) => permission(`permissions.${each}`)).join(', ')}
        </p>
        <p className="mt-0.5 text-a-small text-text-subtle">
          {[t('keys.made', { owner, day: format.date(createdAt, 'short') }), end, used].join(' · ')}
        </p>
      </div>
      <IconButton
        size="admin"
        icon={TrashIcon}
        label={t('keys.revokeOne', { name })}
        onClick={() => onRevoke(apiKey)}
      />
    </li>
  )
}
