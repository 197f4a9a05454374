import type { ReactNode, SubmitEventHandler } from 'react'
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
import type { StoredDraft } from './draft-storage'
import { RestoredNote, SaveErrorNote } from './form-notes'
import { FormSummary } from './form-summary'

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
