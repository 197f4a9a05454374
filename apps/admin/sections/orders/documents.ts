import { useState } from 'react'
import { isFailure } from '@/client'
import { getDocument, getDocuments, getPaper } from '@/shop/orders/admin-orders.client'
import type { AdminOrder, OrderDocument, OrderFile } from '@/shop/orders/admin-order'
import type { OrderSummary } from '@/shop/orders/order'
import { useTranslations } from '@/i18n'
import type { OrderNotice } from '@/screens/admin/orders/orders-types'
import { saveFile } from '@/client/shared/save-file'
import { useHttp } from '../../app/application'
import { refusedLoadMessage } from '../../shared/query-states'
import { datedName } from '../../shared/save-file'

/** Numbers of the orders named in a refusal. */
const namedOrders = (error: unknown): string | undefined => {
  const orders = isFailure(error) && error.code === 'CONFLICT' ? error.details?.orders : undefined
  return Array.isArray(orders) ? orders.join(', ') : undefined
}

/** Downloads documents of one or several orders. */
export function useOrderDocuments(show: (notice: OrderNotice) => void) {
  const http = useHttp()
  const t = useTranslations('adminOrders')
  const [making, setMaking] = useState<OrderFile>()

  async function download(kind: OrderFile, name: string, make: () => Promise<Blob>) {
    setMaking(kind)
    try {
      saveFile(name, await make())
    } catch (error) {
      const missing = namedOrders(error)
      const message = missing ?? refusedLoadMessage(error)
      show({
        code: missing === undefined ? 'documentFailed' : 'invoiceMissing',
        ...(message !== undefined && { message }),
      })
    }
    setMaking(undefined)
  }

  return {
    making,
    one: ({ id, number, invoiceNumber = number }: AdminOrder, kind: OrderDocument, parcelId?: string) =>
      void download(kind, `${t(`documents.files.${kind}`)}-${invoiceNumber}.pdf`, () =>
        getDocument(http, id, kind, parcelId),
      ),
    xRechnung: (orderId: string, number: string) =>
      void download('x_rechnung', `XRechnung-${number}.xml`, () =>
        getPaper(http, orderId, number, 'x_rechnung'),
      ),
    many: (orders: readonly Pick<OrderSummary, 'id'>[], kind: OrderDocument) =>
      void download(kind, datedName(t(`documents.files.${kind}`), 'pdf'), () =>
        getDocuments(
          http,
          orders.map(({ id }) => id),
          kind,
        ),
      ),
  }
}
