import { TrashIcon } from '../../../../icons'
import { AlertDialog } from '../../../../ui/alert-dialog'

/** The question about an item is open, or its deletion under way. */
export interface RemovalState<Item> {
  readonly item: Item
  readonly busy?: boolean
}

/** What a list whose items can be deleted gets from its container. */
export interface RemovalProps<Item> {
  removal?: RemovalState<Item>
  /** Asks first. */
  onRemove: (item: Item) => void
  onRemoveConfirm: (item: Item) => void
  onRemoveCancel: () => void
}

interface RemovalDialogProps<Item> extends Omit<RemovalProps<Item>, 'onRemove'> {
  title: (item: Item) => string
  description: (item: Item) => string
  confirmLabel: string
}

/** Asks before something is deleted. */
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
      open
      icon={TrashIcon}
      title={title(item)}
      description={description(item)}
      confirmLabel={confirmLabel}
      busy={busy}
      onConfirm={() => onRemoveConfirm(item)}
      onOpenChange={(open) => !open && onRemoveCancel()}
    />
  )
}
