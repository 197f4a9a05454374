import { useState } from 'react'
import { addOrderNote, sendOrderMail, setShippingAddress } from '@/shop/orders/admin-orders.client'
import type { Address } from '@/shop/orders/address'
import type { AdminOrder, OrderMail } from '@/shop/orders/admin-order'
import type { OrderWorkProps } from '@/screens/admin/orders/order-work-types'
import type { OrderNotice } from '@/screens/admin/orders/orders-types'
import { refusedLoadMessage, saveFailure } from '../../shared/query-states'
import { useOrderChange } from './queries'

/** Notes, mails and address of the open order, and which of its dialogs is open. */
export function useOrderWork(
  id: string | undefined,
  order: AdminOrder | undefined,
  show: (notice: OrderNotice) => void,
): OrderWorkProps {
  const seen = { id: id ?? '', updatedAt: order?.updatedAt }
  const [dialog, setDialog] = useState<{
    readonly of: string | undefined
    readonly kind: 'address' | 'refund'
  }>()
  const [addedNotes, setAddedNotes] = useState(0)
  const note = useOrderChange((http, text: string) => addOrderNote(http, id ?? '', text))
  const mail = useOrderChange((http, kind: OrderMail) => sendOrderMail(http, id ?? '', kind))
  const address = useOrderChange((http, input: Address) => setShippingAddress(http, seen, input))
  const close = () => {
    setDialog(undefined)
    address.reset()
  }
  const failed = (code: OrderNotice['code']) => (error: Error) => {
    const message = refusedLoadMessage(error)
    show({ code, ...(message !== undefined && { message }) })
  }
  const open = dialog?.of === id ? dialog?.kind : undefined
  const failure = saveFailure(address.error)
  const saving = note.isPending ? 'note' : mail.isPending ? 'mail' : address.isPending ? 'address' : undefined
  return {
    work: {
      saving,
      dialog: open,
      serverError: failure.serverError,
      addedNotes,
    },
    actions: {
      onNoteAdd: (text) =>
        note.mutate(text, {
          onSuccess: () => {
            setAddedNotes((before) => before + 1)
            show({ code: 'noteAdded' })
          },
          onError: failed('noteFailed'),
        }),
      onMailSend: (kind) =>
        mail.mutate(kind, { onSuccess: () => show({ code: 'mailSent' }), onError: failed('mailFailed') }),
      onAddressSave: (input) =>
        address.mutate(input, {
          onSuccess: () => {
            close()
            show({ code: 'addressSaved' })
          },
        }),
      onDialogOpen: (kind) => setDialog({ of: id, kind }),
      onDialogClose: close,
    },
  }
}
