import { useState } from 'react'
import type { WithdrawalState } from '@/screens/storefront/orders/withdrawal-form'
import { withdraw } from '@/shop/returns/returns.client'
import type { WithdrawalInput } from '@/shop/returns/withdrawal-form'
import { useApplication } from '../application'
import { refusalMessage } from '../session/failure-message'

/** Submits the withdrawal, after the form's second step. */
export function useWithdrawal() {
  const { http } = useApplication()
  const [state, setState] = useState<WithdrawalState>({ status: 'form' })
  const confirm = async (withdrawal: WithdrawalInput) => {
    setState({ status: 'sending' })
    try {
      setState({ status: 'done', receivedAt: await withdraw(http, withdrawal) })
    } catch (error) {
      setState({ status: 'failed', message: refusalMessage(error) })
    }
  }
  return {
    state,
    confirm: (withdrawal: WithdrawalInput) => void confirm(withdrawal),
    reset: () => setState({ status: 'form' }),
  }
}
