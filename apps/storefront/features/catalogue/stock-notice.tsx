import { useState } from 'react'
import { requestStockNotice } from '@/shop/stock-notices/stock-notices.client'
import { StockNoticeForm, type StockNoticeState } from '@/screens/storefront/product/stock-notice-form'
import { useApplication, useSession } from '../application'
import { refusalMessage } from '../session/failure-message'

/** Form for the back-in-stock mail of a sold-out product. */
export default function StockNotice({ productId }: { productId: string }) {
  const { http } = useApplication()
  const email = useSession(({ user }) => user?.email)
  const [state, setState] = useState<StockNoticeState>({ status: 'idle' })
  const request = async (to: string) => {
    setState({ status: 'sending' })
    try {
      await requestStockNotice(http, productId, to)
      setState({ status: 'done' })
    } catch (error) {
      setState({ status: 'failed', message: refusalMessage(error) })
    }
  }
  return (
    <StockNoticeForm key={email} state={state} initialEmail={email} onSubmit={(to) => void request(to)} />
  )
}
