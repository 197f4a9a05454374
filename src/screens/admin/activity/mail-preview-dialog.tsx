import { useTranslations } from '@/i18n'
import { MAIL_KINDS, type MailPreview } from '@/shop/mails/mails'
import { isTextKind } from '@/shop/mails/mail-texts'
import { Button } from '@/ui/button'
import { Dialog, DialogBody, DialogContent, DialogFooter, DialogHeader, DialogTitle } from '@/ui/dialog'
import type { ItemState } from '../shared/lists/list-state'
import { May } from '../shared/permissions'
import { MailChoiceFields, type MailChoice } from './mail-choice-fields'
import { ShownMail } from './mail-shown'

export interface MailPreviewDialogProps {
  choice: MailChoice
  state: ItemState<MailPreview>
  onChoiceChange: (choice: MailChoice) => void
  /** Opens the form of the chosen mail's texts. */
  onEdit: () => void
  onRetry: () => void
  onClose: () => void
}

/** A kind of mail as its recipients see it, in every language and as text. */
export function MailPreviewDialog({
  choice,
  state,
  onChoiceChange,
  onEdit,
  onRetry,
  onClose,
}: MailPreviewDialogProps) {
  const t = useTranslations('adminActivity')
  return (
    <Dialog open onOpenChange={(open) => !open && onClose()}>
      <DialogContent density="admin" size="xl" aria-describedby={undefined}>
        <DialogHeader>
          <DialogTitle>{t('preview.title')}</DialogTitle>
        </DialogHeader>
        <DialogBody>
          <MailChoiceFields kinds={MAIL_KINDS} choice={choice} onChange={onChoiceChange} />
          <ShownMail state={state} onRetry={onRetry} />
        </DialogBody>
        <May needs="shop.settings">
          <DialogFooter>
            {isTextKind(choice.kind) ? (
              <Button size="admin" variant="outline" onClick={() => onEdit()}>
                {t('texts.edit')}
              </Button>
            ) : (
              <span className="text-text-subtle">{t('texts.fixed')}</span>
            )}
          </DialogFooter>
        </May>
      </DialogContent>
    </Dialog>
  )
}
