import { TrashIcon } from '@/icons'
import { AlertDialog } from '@/ui/alert-dialog'
import { focusSection } from './focus-section'

/** State of the delete confirmation. */
export interface RemovalState<Item> {
  readonly item: Item
  readonly busy?: boolean
}

export interface RemovalConfirmation<Item> {
  /** Undefined while nothing is asked. */
  removal?: RemovalState<Item>
  onRemoveConfirm: (item: Item) => void
  onRemoveCancel: () => void
}

interface RemovalDialogProps<Item> extends RemovalConfirmation<Item> {
  title: (item: Item) => string
  description: (item: Item) => string
  confirmLabel: string
}

/** The dialog returns the focus after this event, if what had it is still there. */
const stayInSection = () => queueMicrotask(focusSection)

/** Confirms a deletion. */
export function RemovalDialog<Item>({
  removal,
  title,
  description,
  confirmLabel,
  onRemoveConfirm,
  onRemoveCancel,
}: RemovalDialogProps<Item>) {
  if (!removal) return null
  const { item, busy } = removal
  return (
    <AlertDialog
      size="admin"
      open
      icon={TrashIcon}
      title={title(item)}
      description={description(item)}
      confirmLabel={confirmLabel}
      busy={busy}
      onConfirm={() => onRemoveConfirm(item)}
      onOpenChange={(open) => !open && onRemoveCancel()}
      onCloseAutoFocus={stayInSection}
    />
  )
}
