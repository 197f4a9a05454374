import { useTranslations } from '@/i18n'
import type { AdminOrder } from '@/shop/orders/admin-order'
import type { DraftStorage } from '../../shared/forms/draft-storage'
import { InternalNotes } from '../../shared/internal-notes'

interface OrderNotesProps {
  order: AdminOrder
  saving: boolean
  draft: DraftStorage | undefined
  onAdd: (text: string) => void
}

/** Internal notes, not visible to customers. */
export function OrderNotes({ order, ...adding }: OrderNotesProps) {
  const t = useTranslations('adminOrders')
  return (
    <InternalNotes
      notes={order.notes}
      needs="orders.write"
      texts={{ none: t('work.noNotes'), label: t('work.note'), add: t('work.addNote') }}
      {...adding}
    />
  )
}
