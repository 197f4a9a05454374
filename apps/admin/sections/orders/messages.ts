import { useState } from 'react'
import { addOrderNote, sendOrderMail } from '@/shop/orders/admin-orders.client'
import type { OrderMail } from '@/shop/orders/admin-order'
import type { OrderNotice } from '@/screens/admin/orders/orders-types'
import { useDraftStorage } from '../../app/draft-storage'
import { refusedLoadMessage } from '../../shared/query-states'
import { useOrderChange } from './queries'

/** Notes and mails of the open order. */
export function useOrderMessages(id: string | undefined, show: (notice: OrderNotice) => void) {
  const [addedNotes, setAddedNotes] = useState(0)
  const noteDraft = useDraftStorage('note', id ?? '')
  const note = useOrderChange((http, text: string) => addOrderNote(http, id ?? '', text))
  const mail = useOrderChange((http, kind: OrderMail) => sendOrderMail(http, id ?? '', kind))
  const failed = (code: OrderNotice['code']) => (error: Error) => {
    const message = refusedLoadMessage(error)
    show({ code, ...(message !== undefined && { message }) })
  }
  return {
    sending: note.isPending ? ('note' as const) : mail.isPending ? ('mail' as const) : undefined,
    addedNotes,
    noteDraft,
    addNote: (text: string) =>
      note.mutate(text, {
        onSuccess: () => {
          noteDraft.clear()
          setAddedNotes((before) => before + 1)
          show({ code: 'noteAdded' })
        },
        onError: failed('noteFailed'),
      }),
    sendMail: (kind: OrderMail) =>
      mail.mutate(kind, { onSuccess: () => show({ code: 'mailSent' }), onError: failed('mailFailed') }),
  }
}
