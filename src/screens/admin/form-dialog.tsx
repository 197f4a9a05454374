import { useState, type ReactNode, type SubmitEventHandler } from 'react'
import { useWords } from '../../i18n'
import { AlertDialog } from '../../ui/alert-dialog'
import { Button } from '../../ui/button'
import { ControlSizeProvider } from '../../ui/control-size'
import {
  Dialog,
  DialogBody,
  DialogContent,
  DialogDescription,
  DialogFooter,
  DialogHeader,
  DialogTitle,
  type DialogContentProps,
} from '../../ui/dialog'
import { Note } from '../../ui/note'
import { Progress } from '../../ui/progress'
import { useUnloadGuard } from './use-unload-guard'

interface FormDialogProps extends Pick<DialogContentProps, 'size' | 'className'> {
  title: ReactNode
  description?: ReactNode
  /** Right of the title. */
  mark?: ReactNode
  submitLabel: string
  submitting: boolean
  /** Something was changed: closing asks first. */
  dirty: boolean
  /** What the server or the whole form says. */
  error?: ReactNode
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
  error,
  foot,
  readOnly = false,
  bare = false,
  size,
  className,
  onSubmit,
  onClose,
  children,
}: FormDialogProps) {
  const words = useWords('admin')
  const [asking, setAsking] = useState(false)
  useUnloadGuard(dirty)
  const leave = () => {
    if (submitting) return
    if (dirty) setAsking(true)
    else onClose()
  }
  const message = error && (
    <Note tone="danger" size="admin" role="alert" className={bare ? 'mx-6 mt-4' : 'mb-3.5'}>
      {error}
    </Note>
  )
  return (
    <Dialog open onOpenChange={(open) => !open && leave()}>
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
        {submitting && <Progress size="bar" label={words('form.saving')} className="flex-none" />}
        <ControlSizeProvider value="admin">
          <form
            noValidate
            aria-busy={submitting}
            className="flex min-h-0 flex-1 flex-col"
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
                {submitting ? words('form.saving') : dirty && words('form.unsaved')}
              </span>
              <Button variant="outline" size="admin" disabled={submitting} onClick={leave}>
                {words(readOnly ? 'form.close' : 'form.cancel')}
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
      <AlertDialog
        open={asking}
        onOpenChange={setAsking}
        title={words('discard.title')}
        description={words('discard.text')}
        confirmLabel={words('discard.confirm')}
        cancelLabel={words('discard.stay')}
        onConfirm={onClose}
      />
    </Dialog>
  )
}
