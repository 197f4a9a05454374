import { DownloadIcon } from '@/icons'
import { useTranslations } from '@/i18n'
import {
  ORDER_DOCUMENTS,
  type AdminOrder,
  type OrderDocument,
  type OrderFile,
} from '@/shop/orders/admin-order'
import { hasEInvoices } from '@/shop/orders/invoice'
import { Button } from '@/ui/button'

interface OrderDocumentsProps {
  order: AdminOrder
  /** Document being generated. */
  making: OrderFile | undefined
  onDownload: (kind: OrderDocument) => void
  /** @param number of an invoice or a credit note */
  onXRechnung: (number: string) => void
}

/** Invoice and packing slip; the invoice exists only after payment. */
export function OrderDocuments({ order, making, onDownload, onXRechnung }: OrderDocumentsProps) {
  const t = useTranslations('adminOrders')
  const { invoiceNumber, creditNotes } = order
  const exists = {
    invoice: invoiceNumber !== undefined,
    credit_notes: creditNotes.length > 0,
    packing_slip: true,
    label: true,
  }
  const papers = [
    ...(invoiceNumber === undefined
      ? []
      : [{ number: invoiceNumber, text: t('documents.number', { number: invoiceNumber }) }]),
    ...creditNotes.map(({ number }) => ({ number, text: t('documents.creditNumber', { number }) })),
  ]
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
      {invoiceNumber === undefined && (
        <p className="mt-2 text-a-small text-text-muted">{t('documents.noInvoice')}</p>
      )}
      <ul className="mt-2 text-a-small text-text-muted tabular-nums empty:hidden">
        {papers.map(({ number, text }) => (
          <li key={number} className="flex min-h-control-admin items-center justify-between gap-3">
            {text}
            {hasEInvoices(order.platform) && (
              <Button
                variant="ghost"
                size="admin"
                aria-label={t('documents.xRechnungOf', { number })}
                disabled={making !== undefined}
                onClick={() => onXRechnung(number)}
              >
                <DownloadIcon size="s" />
                {t('documents.xRechnung')}
              </Button>
            )}
          </li>
        ))}
      </ul>
    </>
  )
}
