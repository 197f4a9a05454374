import type { ReactNode, SubmitEventHandler } from 'react'
import type { FieldErrors } from 'react-hook-form'
import { useTranslations } from '../../../../i18n'
import { Button } from '../../../../ui/button'
import { ControlSizeProvider } from '../../../../ui/control-size'
import {
  Dialog,
  DialogBody,
  DialogContent,
  DialogDescription,
  DialogFooter,
  DialogHeader,
  DialogTitle,
  type DialogContentProps,
} from '../../../../ui/dialog'
import { Progress } from '../../../../ui/progress'
import { DiscardQuestion, useDiscardQuestion } from './discard-question'
import { SessionEndNote } from '../session-end'
import type { StoredDraft } from './draft-storage'
import { RestoredNote, SaveErrorNote } from './form-notes'
import { FormSummary } from './form-summary'

interface FormDialogProps extends Pick<DialogContentProps, 'size' | 'className'> {
  title: ReactNode
  description?: ReactNode
  /** Right of the title. */
  mark?: ReactNode
  submitLabel: string
  submitting: boolean
  /** Something was changed: closing asks first. */
  dirty: boolean
  /** What was typed outlives the session. */
  draft?: StoredDraft
  /** A message of the server or about the whole form. */
  error?: ReactNode
  /** Of the fields, for the summary of a form with more than six of them. */
  errors?: FieldErrors
  /** Somebody else saved meanwhile: reads what is stored again; what was typed stays. */
  onReload?: () => void
  /** What has to be known of the whole thing; above the fields. */
  note?: ReactNode
  /** Left in the foot. */
  foot?: ReactNode
  /** Nothing can be changed: only a button to close. */
  readOnly?: boolean
  /** The body brings its own padding and scrolls itself. */
  bare?: boolean
  onSubmit: SubmitEventHandler<HTMLFormElement>
  onClose: () => void
  children: ReactNode
}

/** A form in a dialog: one bar while sending, no second submit, a question before changes get lost. */
export function FormDialog({
  title,
  description,
  mark,
  submitLabel,
  submitting,
  dirty,
  draft,
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
      <RestoredNote draft={draft} className={place} />
    </>
  )
  return (
    <Dialog open onOpenChange={(open) => !open && handleClose()}>
      <DialogContent
        density="admin"
        size={size}
        className={className}
        {...(!description && { 'aria-describedby': undefined })}
      >
        <DialogHeader className={mark ? 'flex items-center gap-3' : undefined}>
          <DialogTitle className="mr-auto">{title}</DialogTitle>
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
              if (submitting) event.preventDefault()
              else onSubmit(event)
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
              <span role="status" className="mr-auto text-text-subtle max-sm:sr-only">
                {submitting ? t('form.saving') : dirty && t('form.unsaved')}
              </span>
              <Button variant="outline" size="admin" disabled={submitting} onClick={handleClose}>
                {t(readOnly ? 'form.close' : 'form.cancel')}
              </Button>
              {!readOnly && (
                <Button type="submit" size="admin" loading={submitting}>
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
