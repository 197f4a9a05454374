import type { ReactNode, RefObject } from 'react'
import { Button } from '../../../../ui/button'
import {
  Dialog,
  DialogBody,
  DialogContent,
  DialogDescription,
  DialogFooter,
  DialogHeader,
  DialogTitle,
} from '../../../../ui/dialog'
import { Progress } from '../../../../ui/progress'
import { sheetOnPhone } from '../forms/modal-styles'

interface BulkDialogProps {
  title: string
  description: string
  /** Gets the focus where the button that opened the dialog is gone; missing while it is still there. */
  returnTo?: RefObject<HTMLElement | null>
  /** What the progress bar says. */
  runningLabel: string
  running: boolean
  /** 0 to 100; without it the bar only says that something is happening. */
  percent?: number
  /** Above the rows. */
  entries?: ReactNode
  rowsLabel: string
  /** List items. */
  rows: ReactNode
  tone?: 'primary' | 'danger'
  confirmLabel: string
  /** Nothing is left to do. */
  disabled?: boolean
  cancelLabel: string
  onConfirm: () => void
  /** While it runs: stops. Left out, a run cannot be stopped. */
  onStop?: () => void
  onClose: () => void
}

/** Asks before many rows are changed, and shows what becomes of each. */
export function BulkDialog({
  running,
  returnTo,
  tone = 'primary',
  onStop,
  onClose,
  ...props
}: BulkDialogProps) {
  return (
    <Dialog open onOpenChange={(open) => !open && !running && onClose()}>
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
          label={props.runningLabel}
          value={props.percent}
          className={running ? 'flex-none' : 'invisible flex-none'}
        />
        {props.entries && <div className="flex-none px-6 pt-1 pb-3.5 max-sm:px-4.5">{props.entries}</div>}
        {/* What scrolls must be reachable by keyboard. */}
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
            onClick={running ? onStop : onClose}
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
    </Dialog>
  )
}
