/** Whether all administrators need a second factor. States: loading, demanded or not; the question: open, saving, refused. */
import type { SubmitEvent } from 'react'
import { ShieldIcon } from '@/icons'
import { useTranslations } from '@/i18n'
import type { OwnProof } from '@/shop/second-factor/own-proof'
import { AlertDialog } from '@/ui/alert-dialog'
import { Button } from '@/ui/button'
import { Note } from '@/ui/note'
import { OwnProofField, useOwnProof } from '../../shared/forms/own-proof'
import type { SaveRefusal } from '../../shared/forms/server-errors'

export interface FactorDemandProps {
  /** Undefined while it loads. */
  isRequired: boolean | undefined
  /** The question is open. */
  open: boolean
  busy: boolean
  refusal: SaveRefusal
  onOpenChange: (open: boolean) => void
  onConfirm: (proof: OwnProof) => void
}

export function FactorDemand(props: FactorDemandProps) {
  const t = useTranslations('adminStaff')
  const { isRequired, open, onOpenChange } = props
  if (isRequired === undefined) return null
  return (
    <>
      <Button variant="outline" size="admin" onClick={() => onOpenChange(true)}>
        <ShieldIcon size="s" />
        {t(isRequired ? 'demand.lift' : 'demand.ask')}
      </Button>
      {open && <Question {...props} />}
    </>
  )
}

function Question({ isRequired, busy, refusal, onOpenChange, onConfirm }: FactorDemandProps) {
  const t = useTranslations('adminStaff')
  const proof = useOwnProof(refusal)
  const kind = isRequired === true ? 'lift' : 'ask'
  const handleConfirm = () => {
    const given = busy ? undefined : proof.take()
    if (given) onConfirm(given)
  }
  return (
    <AlertDialog
      size="admin"
      open
      busy={busy}
      icon={ShieldIcon}
      tone="neutral"
      title={t(`demand.${kind}Title`)}
      description={t(`demand.${kind}Text`)}
      confirmLabel={t(`demand.${kind}Confirm`)}
      onConfirm={handleConfirm}
      onOpenChange={onOpenChange}
    >
      <form
        noValidate
        className="grid gap-3.5"
        onSubmit={(event: SubmitEvent<HTMLFormElement>) => {
          event.preventDefault()
          handleConfirm()
        }}
      >
        {refusal.serverError !== undefined && !proof.isRefused && (
          <Note tone="danger" size="admin" role="alert">
            {refusal.serverError || t('demand.failed')}
          </Note>
        )}
        <OwnProofField proof={proof} />
      </form>
    </AlertDialog>
  )
}
