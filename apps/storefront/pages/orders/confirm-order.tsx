import { useState } from 'react'
import { isFailure } from '@/client'
import { confirmOrder } from '@/shop/orders/orders.client'
import { ConfirmOrderPage, type ConfirmOrderState } from '@/screens/storefront/orders/confirm-order-page'
import { useApplication } from '../../features/application'
import { refusalMessage } from '../../features/session/failure-message'

const failed = (error: unknown): ConfirmOrderState =>
  isFailure(error) && error.code === 'NOT_FOUND'
    ? { status: 'unknown' }
    : { status: 'failed', message: refusalMessage(error) }

/** @param token of the link in the order's mail */
export function ConfirmOrder({ token }: { token: string }) {
  const { http } = useApplication()
  const [state, setState] = useState<ConfirmOrderState>({ status: 'ready' })
  const confirm = async () => {
    setState({ status: 'confirming' })
    try {
      const { state: status, orderNumber } = await confirmOrder(http, token)
      setState({ status, orderNumber })
    } catch (error) {
      setState(failed(error))
    }
  }
  return <ConfirmOrderPage state={state} onConfirm={() => void confirm()} />
}
