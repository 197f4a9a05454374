import type { ReactNode, RefObject } from 'react'
import { Button } from '@/ui/button'
import {
  Dialog,
  DialogBody,
  DialogContent,
  DialogDescription,
  DialogFooter,
  DialogHeader,
  DialogTitle,
} from '@/ui/dialog'
import { Progress } from '@/ui/progress'
import { DiscardQuestion, useDiscardQuestion } from '../forms/discard-question'
import { sheetOnPhone } from '../forms/modal-styles'
import { useUnloadGuard } from '../forms/use-unload-guard'

interface BulkProgress {
  readonly running: boolean
  /** Label of the bar. */
  readonly label: string
  /** From 0 to 100; undefined for an indeterminate bar. */
  readonly percent?: number
  /** Stops a running change; without it the run cannot be stopped. */
  readonly onStop?: () => void
}

interface BulkDialogProps {
  title: string
  description: string
  /** Receives focus on close; needed only if the button that opened the dialog no longer exists. */
  returnTo?: RefObject<HTMLElement | null>
  progress: BulkProgress
  /** Content above the rows, for example inputs. */
  entries?: ReactNode
  /** True if something was typed; closing then asks for confirmation. @default false */
  dirty?: boolean
  rowsLabel: string
  /** List items, one per affected row. */
  rows: ReactNode
  tone?: 'primary' | 'danger'
  confirmLabel: string
  /** True if there is nothing to change. */
  disabled?: boolean
  cancelLabel: string
  onConfirm: () => void
  onClose: () => void
}

/** Confirms a bulk change and shows the result per row. */
export function BulkDialog({
  progress: { running, label, percent, onStop },
  returnTo,
  tone = 'primary',
  dirty = false,
  onClose,
  ...props
}: BulkDialogProps) {
  const { question, close } = useDiscardQuestion(dirty)
  useUnloadGuard(running)
  return (
    <Dialog open onOpenChange={(open) => !open && !running && close(onClose)}>
      <DialogContent
        role="alertdialog"
        density="admin"
        size="m"
        closable={!running}
        className={sheetOnPhone}
        onCloseAutoFocus={(event) => {
          if (!returnTo?.current) return
          event.preventDefault()
          returnTo.current.focus()
        }}
      >
        <DialogHeader>
          <DialogTitle>{props.title}</DialogTitle>
          <DialogDescription role="status">{props.description}</DialogDescription>
        </DialogHeader>
        <Progress
          size="bar"
          label={label}
          value={percent}
          className={running ? 'flex-none' : 'invisible flex-none'}
        />
        {props.entries && <div className="flex-none px-6 pt-1 pb-3.5 max-sm:px-4.5">{props.entries}</div>}
        {/* Scrollable regions must be focusable for keyboard users. */}
        <DialogBody
          role="region"
          aria-label={props.rowsLabel}
          tabIndex={0}
          className={props.entries ? 'border-t border-border' : undefined}
        >
          <ul>{props.rows}</ul>
        </DialogBody>
        <DialogFooter>
          <Button
            variant="outline"
            size="admin"
            disabled={running && !onStop}
            onClick={running ? onStop : () => close(onClose)}
          >
            {props.cancelLabel}
          </Button>
          <Button
            variant={tone}
            size="admin"
            loading={running}
            disabled={props.disabled}
            onClick={props.onConfirm}
          >
            {props.confirmLabel}
          </Button>
        </DialogFooter>
      </DialogContent>
      <DiscardQuestion {...question} />
    </Dialog>
  )
}
