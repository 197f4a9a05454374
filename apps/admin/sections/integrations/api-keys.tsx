import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslations } from '@/i18n'
import { ApiKeyCreator, type NewApiKey } from '@/screens/admin/integrations/api-key-creator'
import { ApiKeyList } from '@/screens/admin/integrations/api-key-list'
import { ApiKeyRemoval } from '@/screens/admin/integrations/api-key-removal'
import { SecretDialog } from '@/screens/admin/integrations/secret-dialog'
import type { ApiKeyRecord } from '@/shop/api-keys/api-keys'
import { createApiKey, listApiKeys, revokeApiKey } from '@/shop/api-keys/api-keys.client'
import { useHttp } from '../../app/application'
import { itemState, saveFailure } from '../../shared/query-states'
import { usePermissions } from '../../staff/queries'
import type { Announce } from './announce'

const KEY = ['apiKeys'] as const

/** The keys with their dialogs. */
export function ApiKeysContainer({ announce }: { announce: Announce }) {
  const http = useHttp()
  const list = useQuery({ queryKey: KEY, queryFn: () => listApiKeys(http) })
  const [isCreating, setCreating] = useState(false)
  const [revoked, setRevoked] = useState<ApiKeyRecord>()
  return (
    <>
      <ApiKeyList
        state={itemState(list)}
        onCreate={() => setCreating(true)}
        onRevoke={setRevoked}
        onRetry={() => void list.refetch()}
      />
      {isCreating && <CreateKey onClose={() => setCreating(false)} />}
      {revoked && (
        <RevokeKey
          apiKey={revoked}
          outcome={announce('revoked', 'revokeFailed')}
          onClose={() => setRevoked(undefined)}
        />
      )}
    </>
  )
}

function CreateKey({ onClose }: { onClose: () => void }) {
  const t = useTranslations('adminIntegrations')
  const http = useHttp()
  const queries = useQueryClient()
  const own = usePermissions()
  const creating = useMutation({
    mutationFn: (key: NewApiKey) => createApiKey(http, key),
    // The key is in no cache longer than its dialog is open.
    gcTime: 0,
    onSettled: () => queries.invalidateQueries({ queryKey: KEY }),
  })
  if (creating.data !== undefined)
    return (
      <SecretDialog
        title={t('keys.madeTitle')}
        text={t('keys.madeText')}
        label={t('keys.key')}
        secret={creating.data}
        onClose={onClose}
      />
    )
  return (
    <ApiKeyCreator
      state={{ submitting: creating.isPending, ...saveFailure(creating.error) }}
      own={own}
      onSave={creating.mutate}
      onClose={onClose}
    />
  )
}

interface RevokeKeyProps {
  apiKey: ApiKeyRecord
  outcome: ReturnType<Announce>
  onClose: () => void
}

function RevokeKey({ apiKey, outcome, onClose }: RevokeKeyProps) {
  const http = useHttp()
  const queries = useQueryClient()
  const revoking = useMutation({
    mutationFn: () => revokeApiKey(http, apiKey.id),
    onSettled: () => queries.invalidateQueries({ queryKey: KEY }),
  })
  return (
    <ApiKeyRemoval
      apiKey={apiKey}
      busy={revoking.isPending}
      onConfirm={() => revoking.mutate(undefined, { ...outcome, onSettled: onClose })}
      onCancel={onClose}
    />
  )
}
