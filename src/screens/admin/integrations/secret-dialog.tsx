import { useTranslations } from '@/i18n'
import { Button } from '@/ui/button'
import { CopyField } from '@/ui/copy-field'
import { Dialog, DialogBody, DialogContent, DialogFooter, DialogHeader, DialogTitle } from '@/ui/dialog'
import { Field } from '@/ui/field'
import { Note } from '@/ui/note'
import { sheetOnPhone } from '../shared/forms/modal-styles'

interface SecretDialogProps {
  title: string
  /** What it is for. */
  text: string
  label: string
  secret: string
  onClose: () => void
}

/** Shows a secret once; a press beside it does not close it. */
export function SecretDialog({ title, text, label, secret, onClose }: SecretDialogProps) {
  const t = useTranslations('adminIntegrations')
  return (
    <Dialog open onOpenChange={(open) => !open && onClose()}>
      <DialogContent
        density="admin"
        size="s"
        className={sheetOnPhone}
        aria-describedby={undefined}
        onInteractOutside={(event) => event.preventDefault()}
      >
        <DialogHeader>
          <DialogTitle>{title}</DialogTitle>
        </DialogHeader>
        <DialogBody>
          <div className="grid gap-3.5">
            <Note tone="warn" size="admin">
              {t('secret.once')}
            </Note>
            <p className="text-a-small text-text-muted">{text}</p>
            <Field size="admin" label={label}>
              <CopyField label={label} value={secret} />
            </Field>
          </div>
        </DialogBody>
        <DialogFooter>
          <Button size="admin" className="ms-auto" onClick={onClose}>
            {t('secret.done')}
          </Button>
        </DialogFooter>
      </DialogContent>
    </Dialog>
  )
}
