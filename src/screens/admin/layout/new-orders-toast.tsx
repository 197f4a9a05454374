import { BagIcon } from '../../../icons'
import { useTranslations } from '../../../i18n'
import { CloseButton } from '../../../ui/close-button'
import { Note, NoteAction } from '../../../ui/note'

interface NewOrdersToastProps {
  /** Orders that came in; nothing is shown for 0. */
  count: number
  onOpen: () => void
  /** Read without opening them. */
  onDismiss: () => void
}

/** New orders are announced in every section; the message stays until it is answered. */
export function NewOrdersToast({ count, onOpen, onDismiss }: NewOrdersToastProps) {
  const t = useTranslations('admin')
  return (
    // The live region is there before its content, so that screen readers announce it.
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
