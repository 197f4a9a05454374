import { useTranslations } from '../../../i18n'
import { Toast } from '../../../ui/toast'
import { ToastProvider, ToastViewport } from '../../../ui/toaster'

interface NewOrdersToastProps {
  /** Orders that came in; nothing is shown for 0. */
  count: number
  onOpen: () => void
  /** Read without opening them. */
  onDismiss: () => void
}

/** New orders are told in every section; the message stays until it is answered. */
export function NewOrdersToast({ count, onOpen, onDismiss }: NewOrdersToastProps) {
  const t = useTranslations('admin')
  return (
    <ToastProvider>
      {count > 0 && (
        <Toast
          open
          tone="info"
          title={t('shell.newOrders', { count })}
          action={{ label: t('shell.showOrders'), onSelect: onOpen }}
          duration={Infinity}
          onOpenChange={(open) => !open && onDismiss()}
        />
      )}
      <ToastViewport className="right-6 left-auto! max-sm:right-3" />
    </ToastProvider>
  )
}
