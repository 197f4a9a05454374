import { BagIcon } from '../../../icons'
import { useTranslations } from '../../../i18n'
import { CloseButton } from '../../../ui/close-button'
import { Note, NoteAction } from '../../../ui/note'

interface NewOrdersToastProps {
  /** Number of new orders; 0 hides the toast. */
  count: number
  onOpen: () => void
  /** Dismisses the toast without opening the orders. */
  onDismiss: () => void
}

/** Announces new orders in every section; stays until dismissed. */
export function NewOrdersToast({ count, onOpen, onDismiss }: NewOrdersToastProps) {
  const t = useTranslations('admin')
  return (
    // The live region is mounted before its content, so that screen readers announce it.
    <div role="status" className="fixed right-6 bottom-6 z-toast max-sm:right-3 max-sm:bottom-3">
      {count > 0 && (
        <div className="flex items-center gap-1 rounded-l border border-border bg-surface-raised p-2 shadow-l">
          <Note
            tone="info"
            size="admin"
            icon={BagIcon}
            action={<NoteAction onClick={onOpen}>{t('shell.showOrders')}</NoteAction>}
          >
            {t('shell.newOrders', { count })}
          </Note>
          <CloseButton size="s" onClick={onDismiss} />
        </div>
      )}
    </div>
  )
}
