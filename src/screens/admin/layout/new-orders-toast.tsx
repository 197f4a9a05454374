import { BagIcon } from '@/icons'
import { useTranslations } from '@/i18n'
import { CloseButton } from '@/ui/close-button'

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
        <div className="flex items-center gap-3.5 rounded-l border border-border bg-surface-raised py-3 ps-4 pe-2 shadow-l">
          <span
            aria-hidden="true"
            className="grid size-10 flex-none place-items-center rounded-pill bg-info-bg text-info-fg"
          >
            <BagIcon />
          </span>
          <span className="min-w-0 flex-1 text-small font-semibold">
            {t('shell.newOrders', { count })}
            <button
              type="button"
              onClick={onOpen}
              className="relative block pt-1 underline underline-offset-4 before:absolute before:-inset-x-2.5 before:-inset-y-2 before:content-['']"
            >
              {t('shell.showOrders')}
            </button>
          </span>
          <CloseButton size="s" onClick={onDismiss} />
        </div>
      )}
    </div>
  )
}
