import { BagIcon } from '@/icons'
import { useTranslations } from '@/i18n'
import { ShellToast } from './shell-toast'

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
    // It stands where the other messages do, above them and above a list's foot.
    <div
      role="status"
      className="fixed inset-s-4 bottom-26 z-toast w-[min(23.75rem,calc(100vw-2rem))] lg:inset-s-[17.25rem]"
    >
      {count > 0 && (
        <ShellToast
          icon={BagIcon}
          tone="info"
          text={t('shell.newOrders', { count })}
          action={{ label: t('shell.showOrders'), onSelect: onOpen }}
          onDismiss={onDismiss}
        />
      )}
    </div>
  )
}
