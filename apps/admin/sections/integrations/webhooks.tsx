import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslations } from '@/i18n'
import { SecretDialog } from '@/screens/admin/integrations/secret-dialog'
import { SecretRenewal } from '@/screens/admin/integrations/secret-renewal'
import { WebhookEditor, type WebhookInput } from '@/screens/admin/integrations/webhook-editor'
import { WebhookList } from '@/screens/admin/integrations/webhook-list'
import { WebhookRemoval } from '@/screens/admin/integrations/webhook-removal'
import type { OwnProof } from '@/shop/second-factor/own-proof'
import type { WebhookRecord } from '@/shop/webhooks/webhooks'
import {
  createWebhook,
  deleteWebhook,
  listWebhooks,
  renewWebhookSecret,
  updateWebhook,
} from '@/shop/webhooks/webhooks.client'
import { useHttp } from '../../app/application'
import { itemState, saveFailure } from '../../shared/query-states'
import { usePermissions } from '../../staff/queries'
import type { Announce } from './announce'
import { Deliveries } from './deliveries'

const KEY = ['webhooks'] as const

/** What is open of a webhook. */
type Open =
  | { readonly kind: 'create' }
  | { readonly kind: 'edit' | 'renew' | 'remove' | 'log'; readonly webhook: WebhookRecord }

/** The webhooks with their dialogs. */
export function WebhooksContainer({ announce }: { announce: Announce }) {
  const http = useHttp()
  const list = useQuery({ queryKey: KEY, queryFn: () => listWebhooks(http) })
  const [open, setOpen] = useState<Open>()
  const close = () => setOpen(undefined)
  const opens = (kind: 'edit' | 'renew' | 'remove' | 'log') => (webhook: WebhookRecord) =>
    setOpen({ kind, webhook })
  return (
    <>
      <WebhookList
        state={itemState(list)}
        onCreate={() => setOpen({ kind: 'create' })}
        onEdit={opens('edit')}
        onRenew={opens('renew')}
        onRemove={opens('remove')}
        onOpen={opens('log')}
        onRetry={() => void list.refetch()}
      />
      {open?.kind === 'create' && <CreateWebhook onClose={close} />}
      {open?.kind === 'edit' && (
        <EditWebhook
          webhook={open.webhook}
          onDone={announce('saved', 'saveFailed').onSuccess}
          onClose={close}
        />
      )}
      {open?.kind === 'renew' && <RenewSecret webhook={open.webhook} onClose={close} />}
      {open?.kind === 'log' && <Deliveries webhook={open.webhook} onClose={close} />}
      {open?.kind === 'remove' && (
        <RemoveWebhook webhook={open.webhook} outcome={announce('removed', 'removeFailed')} onClose={close} />
      )}
    </>
  )
}

const useChange = <Input, Answer>(change: (input: Input) => Promise<Answer>) => {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: change,
    // A secret is in no cache longer than its dialog is open.
    gcTime: 0,
    onSettled: () => queries.invalidateQueries({ queryKey: KEY }),
  })
}

function NewSecret({ secret, onClose }: { secret: string; onClose: () => void }) {
  const t = useTranslations('adminIntegrations')
  return (
    <SecretDialog
      title={t('webhooks.secretTitle')}
      text={t('webhooks.secretText')}
      label={t('webhooks.secret')}
      secret={secret}
      onClose={onClose}
    />
  )
}

function CreateWebhook({ onClose }: { onClose: () => void }) {
  const http = useHttp()
  const own = usePermissions()
  const creating = useChange(({ url, events, currentPassword, secondFactor }: WebhookInput) =>
    createWebhook(http, { url, events, currentPassword, secondFactor }),
  )
  if (creating.data !== undefined) return <NewSecret secret={creating.data} onClose={onClose} />
  return (
    <WebhookEditor
      state={{ submitting: creating.isPending, ...saveFailure(creating.error) }}
      own={own}
      onSave={creating.mutate}
      onClose={onClose}
    />
  )
}

interface OfWebhookProps {
  webhook: WebhookRecord
  onClose: () => void
}

function EditWebhook({ webhook, onDone, onClose }: OfWebhookProps & { onDone: () => void }) {
  const http = useHttp()
  const own = usePermissions()
  const saving = useChange((input: WebhookInput) => updateWebhook(http, webhook.id, input))
  const onSuccess = () => {
    onClose()
    onDone()
  }
  return (
    <WebhookEditor
      state={{ webhook, submitting: saving.isPending, ...saveFailure(saving.error) }}
      own={own}
      onSave={(input) => saving.mutate(input, { onSuccess })}
      onClose={onClose}
    />
  )
}

function RenewSecret({ webhook, onClose }: OfWebhookProps) {
  const http = useHttp()
  const renewing = useChange((proof: OwnProof) => renewWebhookSecret(http, webhook.id, proof))
  if (renewing.data !== undefined) return <NewSecret secret={renewing.data} onClose={onClose} />
  return (
    <SecretRenewal
      state={{ submitting: renewing.isPending, ...saveFailure(renewing.error) }}
      onConfirm={renewing.mutate}
      onClose={onClose}
    />
  )
}

function RemoveWebhook({ webhook, outcome, onClose }: OfWebhookProps & { outcome: ReturnType<Announce> }) {
  const http = useHttp()
  const removing = useChange(() => deleteWebhook(http, webhook.id))
  return (
    <WebhookRemoval
      webhook={webhook}
      busy={removing.isPending}
      onConfirm={() => removing.mutate(undefined, { ...outcome, onSettled: onClose })}
      onCancel={onClose}
    />
  )
}
