import { useState } from 'react'
import { saveFile } from '@/client/shared/save-file'
import type { OrderPapersState } from '@/screens/storefront/orders/order-papers'
import { refusalMessage } from '../session/failure-message'

/**
 * Downloads of an order's papers, one at a time.
 * @param read the PDF of a number; undefined while no order is shown
 */
export function useOrderPapers(read: ((number: string) => Promise<Blob>) | undefined) {
  const [state, setState] = useState<OrderPapersState>({ status: 'idle' })
  async function save(call: (number: string) => Promise<Blob>, number: string) {
    setState({ status: 'loading', number })
    try {
      saveFile(`${number}.pdf`, await call(number))
      setState({ status: 'idle' })
    } catch (error) {
      setState({ status: 'failed', message: refusalMessage(error) })
    }
  }
  return {
    state,
    onPaper: (number: string) => {
      if (read) void save(read, number)
    },
  }
}
