import type { ComponentType, ReactNode, SubmitEventHandler } from 'react'
import type { FieldErrors } from 'react-hook-form'
import { useTranslations } from '@/i18n'
import { Button } from '@/ui/button'
import { ControlSizeProvider } from '@/ui/control-size'
import {
  Dialog,
  DialogBody,
  DialogContent,
  DialogDescription,
  DialogFooter,
  DialogHeader,
  DialogTitle,
  type DialogContentProps,
} from '@/ui/dialog'
import { Progress } from '@/ui/progress'
import { DiscardQuestion, useDiscardQuestion } from './discard-question'
import { SessionEndNote } from '../session-end'
import type { ConflictQuestionProps } from './conflict-question'
import type { StoredDraft } from './draft-storage'
import { SaveErrorNote } from './form-notes'
import { FormSummary } from './form-summary'
import { sheetOnPhone } from './modal-styles'
import { useConflictQuestion } from './use-conflict-question'

interface FormDialogProps extends Pick<DialogContentProps, 'size' | 'className'> {
  title: ReactNode
  description?: ReactNode
  /** Content right of the title. */
  mark?: ReactNode
  submitLabel: string
  submitting: boolean
  /** True if there are unsaved changes; closing then asks for confirmation. */
  dirty: boolean
  /** Restored draft, whose unsaved input survives an expired session. */
  draft?: StoredDraft
  /** Asks which value stays of the fields that somebody else changed as well; without it the typed one does. */
  conflictQuestion?: ComponentType<ConflictQuestionProps>
  /** Error of the server or about the whole form. */
  error?: ReactNode
  /** Field errors, for the summary of a form with more than six fields. */
  errors?: FieldErrors
  /** Refetches the stored version and keeps unsaved input; given if the record was changed elsewhere. */
  onReload?: () => void
  /** Notice above the fields. */
  note?: ReactNode
  /** Content on the left of the footer. */
  foot?: ReactNode
  /** Hides the submit button. @default false */
  readOnly?: boolean
  /** Removes padding and scrolling of the body. @default false */
  bare?: boolean
  onSubmit: SubmitEventHandler<HTMLFormElement>
  onClose: () => void
  children: ReactNode
}

/** Form in a dialog with progress while submitting, no double submit, and confirmation before discarding changes. */
export function FormDialog({
  title,
  description,
  mark,
  submitLabel,
  submitting,
  dirty,
  draft,
  conflictQuestion,
  error,
  errors,
  onReload,
  note,
  foot,
  readOnly = false,
  bare = false,
  size,
  className,
  onSubmit,
  onClose,
  children,
}: FormDialogProps) {
  const t = useTranslations('admin')
  const { question, close } = useDiscardQuestion(dirty, draft?.clear)
  const handleClose = () => {
    if (!submitting) close(onClose)
  }
  const conflict = useConflictQuestion(draft, conflictQuestion)
  const place = bare ? 'mx-6 mb-4 max-sm:mx-4.5' : 'mb-3.5'
  const message = (
    <>
      {!readOnly && <SessionEndNote typed={draft ? 'stored' : 'lost'} className={place} />}
      {error && (
        <SaveErrorNote onReload={onReload} className={place}>
          {error}
        </SaveErrorNote>
      )}
      {note && <div className={place}>{note}</div>}
      {errors && <FormSummary errors={errors} className={place} />}
      {conflict.note(place)}
    </>
  )
  return (
    <Dialog open onOpenChange={(open) => !open && handleClose()}>
      <DialogContent
        density="admin"
        size={size}
        className={size === 'full' ? className : sheetOnPhone}
        {...(!description && { 'aria-describedby': undefined })}
      >
        <DialogHeader className={mark ? 'flex items-center gap-3' : undefined}>
          <DialogTitle className="me-auto">{title}</DialogTitle>
          {description && <DialogDescription>{description}</DialogDescription>}
          {mark}
        </DialogHeader>
        {submitting && <Progress size="bar" label={t('form.saving')} className="flex-none" />}
        <ControlSizeProvider value="admin">
          <form
            noValidate
            aria-busy={submitting}
            className="flex min-h-0 flex-auto flex-col"
            onSubmit={(event) => {
              // React passes the event on to what surrounds the dialog.
              event.stopPropagation()
              if (submitting || conflict.asking) event.preventDefault()
              if (conflict.asking) conflict.ask()
              else if (!submitting) onSubmit(event)
            }}
          >
            {bare ? (
              <>
                {message}
                {children}
              </>
            ) : (
              <DialogBody>
                {message}
                {children}
              </DialogBody>
            )}
            <DialogFooter>
              {foot}
              <span role="status" className="me-auto text-text-subtle max-sm:sr-only">
                {submitting ? t('form.saving') : dirty && t('form.unsaved')}
              </span>
              <Button variant="outline" size="admin" disabled={submitting} onClick={handleClose}>
                {t(readOnly ? 'form.close' : 'form.cancel')}
              </Button>
              {!readOnly && (
                <Button type="submit" size="admin" loading={submitting} className="max-sm:flex-1">
                  {submitLabel}
                </Button>
              )}
            </DialogFooter>
          </form>
        </ControlSizeProvider>
      </DialogContent>
      <DiscardQuestion {...question} />
    </Dialog>
  )
}
