import type { SubmitEvent } from 'react'
import { RefreshIcon } from '@/icons'
import { useTranslations } from '@/i18n'
import type { OwnProof } from '@/shop/second-factor/own-proof'
import { SECRET_OVERLAP_HOURS } from '@/shop/webhooks/webhooks'
import { AlertDialog } from '@/ui/alert-dialog'
import { Note } from '@/ui/note'
import { OwnProofField, useOwnProof } from '../shared/forms/own-proof'
import type { SaveRefusal } from '../shared/forms/server-errors'

interface SecretRenewalProps {
  state: SaveRefusal & { readonly submitting?: boolean }
  onConfirm: (proof: OwnProof) => void
  onClose: () => void
}

/** Asks with a proof before a webhook gets a new secret. */
export function SecretRenewal({ state, onConfirm, onClose }: SecretRenewalProps) {
  const t = useTranslations('adminIntegrations')
  const { submitting = false } = state
  const proof = useOwnProof(state)
  const handleConfirm = () => {
    const given = submitting ? undefined : proof.take()
    if (given) onConfirm(given)
  }
  return (
    <AlertDialog
      size="admin"
      open
      busy={submitting}
      icon={RefreshIcon}
      tone="neutral"
      title={t('webhooks.renewTitle')}
      description={t('webhooks.renewText', { hours: SECRET_OVERLAP_HOURS })}
      confirmLabel={t('webhooks.renew')}
      onConfirm={handleConfirm}
      onOpenChange={(open) => !open && onClose()}
    >
      <form
        noValidate
        onSubmit={(event: SubmitEvent<HTMLFormElement>) => {
          event.preventDefault()
          handleConfirm()
        }}
      >
        {state.serverError !== undefined && !proof.isRefused && (
          <Note tone="danger" size="admin" role="alert" className="mb-3.5">
            {state.serverError || t('webhooks.saveFailed')}
          </Note>
        )}
        <OwnProofField proof={proof} />
      </form>
    </AlertDialog>
  )
}
