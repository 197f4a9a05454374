import { DownloadIcon } from '@/icons'
import { useTranslations } from '@/i18n'
import { ORDER_DOCUMENTS, type AdminOrder, type OrderDocument } from '@/shop/orders/admin-order'
import { Button } from '@/ui/button'

interface OrderDocumentsProps {
  order: AdminOrder
  /** Document being generated. */
  making: OrderDocument | undefined
  onDownload: (kind: OrderDocument) => void
}

/** Invoice and packing slip; the invoice exists only after payment. */
export function OrderDocuments({ order, making, onDownload }: OrderDocumentsProps) {
  const t = useTranslations('adminOrders')
  const { invoiceNumber, creditNotes } = order
  const exists = {
    invoice: invoiceNumber !== undefined,
    credit_notes: creditNotes.length > 0,
    packing_slip: true,
    label: true,
  }
  return (
    <>
      <div className="flex flex-wrap gap-2.5">
        {ORDER_DOCUMENTS.filter((kind) => exists[kind]).map((kind) => (
          <Button
            key={kind}
            variant="outline"
            size="admin"
            loading={making === kind}
            disabled={making !== undefined}
            onClick={() => onDownload(kind)}
          >
            <DownloadIcon size="s" />
            {t(`documents.one.${kind}`)}
          </Button>
        ))}
      </div>
      <p className="mt-2 text-a-small text-text-muted tabular-nums">
        {invoiceNumber === undefined
          ? t('documents.noInvoice')
          : t('documents.number', { number: invoiceNumber })}
      </p>
      {creditNotes.length > 0 && (
        <p className="text-a-small text-text-muted tabular-nums">
          {t('documents.creditNumbers', { numbers: creditNotes.map(({ number }) => number).join(', ') })}
        </p>
      )}
    </>
  )
}
