import { useTranslations } from '@/i18n'
import { AlertDialog } from '@/ui/alert-dialog'
import type { StockShortage } from '../orders-types'

interface ShortageQuestionProps {
  shortages: readonly StockShortage[]
  submitting: boolean
  onConfirm: () => void
  onCancel: () => void
}

/** Asks whether to accept the payment of an order that holds no stock, although too little is left. */
export function ShortageQuestion({ shortages, submitting, onConfirm, onCancel }: ShortageQuestionProps) {
  const t = useTranslations('adminOrders')
  return (
    <AlertDialog
      size="admin"
      open
      tone="danger"
      title={t('shortage.title')}
      description={t('shortage.text')}
      confirmLabel={t('shortage.confirm')}
      busy={submitting}
      onConfirm={onConfirm}
      onOpenChange={(open) => !open && onCancel()}
    >
      <ul className="ms-4 grid list-disc gap-1 text-text-muted">
        {shortages.map(({ name, available }) => (
          <li key={name}>{t('shortage.product', { name, available })}</li>
        ))}
      </ul>
    </AlertDialog>
  )
}
