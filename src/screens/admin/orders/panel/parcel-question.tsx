import { useContentLang, useTranslations } from '@/i18n'
import type { AdminOrder } from '@/shop/orders/admin-order'
import type { Parcel } from '@/shop/orders/order'
import { contents } from '@/shop/orders/parcels'
import { AlertDialog } from '@/ui/alert-dialog'
import { Note } from '@/ui/note'

interface ParcelQuestionProps {
  order: AdminOrder
  parcel: Parcel
  submitting: boolean
  serverError?: string | undefined
  onConfirm: () => void
  onCancel: () => void
}

/** Asks whether a parcel was recorded by mistake, and says what that does not undo. */
export function ParcelQuestion({ order, parcel, submitting, serverError, ...actions }: ParcelQuestionProps) {
  const t = useTranslations('adminShipping')
  const contentLang = useContentLang()
  return (
    <AlertDialog
      size="admin"
      open
      tone="danger"
      title={t('takeBack.title', { number: parcel.trackingNumber })}
      description={t('takeBack.text')}
      confirmLabel={t('cargo.takeBack')}
      busy={submitting}
      onConfirm={actions.onConfirm}
      onOpenChange={(open) => !open && actions.onCancel()}
    >
      <p lang={contentLang} className="wrap-anywhere text-text-muted">
        {contents(parcel.lines, order)}
      </p>
      {serverError !== undefined && (
        <Note size="admin" tone="danger" role="alert" className="mt-2">
          {serverError}
        </Note>
      )}
    </AlertDialog>
  )
}
