/** Whether all administrators need a second factor. States: loading, demanded or not; the question: open, saving, refused. */
import type { SubmitEvent } from 'react'
import { ShieldIcon } from '../../../../icons'
import { useTranslations } from '../../../../i18n'
import { AlertDialog } from '../../../../ui/alert-dialog'
import { Button } from '../../../../ui/button'
import { Note } from '../../../../ui/note'
import { OwnPasswordField, useOwnPassword } from '../../shared/forms/own-password'
import type { SaveRefusal } from '../../shared/forms/server-errors'

export interface FactorDemandProps {
  /** Undefined while it loads. */
  isRequired: boolean | undefined
  /** The question is open. */
  open: boolean
  busy: boolean
  refusal: SaveRefusal
  onOpenChange: (open: boolean) => void
  onConfirm: (currentPassword: string) => void
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
  const password = useOwnPassword(refusal)
  const kind = isRequired === true ? 'lift' : 'ask'
  const handleConfirm = () => {
    const typed = busy ? undefined : password.take()
    if (typed !== undefined) onConfirm(typed)
  }
  return (
    <AlertDialog
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
        {refusal.serverError !== undefined && !password.isRefused && (
          <Note tone="danger" size="admin" role="alert">
            {refusal.serverError || t('demand.failed')}
          </Note>
        )}
        <OwnPasswordField password={password} />
      </form>
    </AlertDialog>
  )
}
